-- The picture beside the line of the partner: {file, width, height, tone}, null where there is none. What it shows stands with
-- the line, in the languages of the edition. A file that was one stays: pages of before name it.
alter table editions add column banner_picture jsonb;
update editions set partner_banner = (partner_banner - 'imageUrl') || '{"alt": null}' where partner_banner is not null;

alter table edition_steps drop constraint edition_steps_step_check;
alter table edition_steps add constraint edition_steps_step_check
  check (step in ('event', 'seller', 'mail', 'cancellation', 'opening', 'look', 'logo', 'banner', 'texts'));
insert into edition_steps (edition_id, step, is_entered) select id, 'banner', true from editions;
