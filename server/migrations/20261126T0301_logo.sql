-- The logo of an event, for light grounds and for dark ones: {light: {file, width, height}, dark: …}, each null where there is
-- none. A file that was one stays: pages and mails of before name it.
alter table editions add column logo jsonb not null default '{"light": null, "dark": null}';

alter table edition_steps drop constraint edition_steps_step_check;
alter table edition_steps add constraint edition_steps_step_check
  check (step in ('event', 'seller', 'mail', 'cancellation', 'opening', 'look', 'logo'));
insert into edition_steps (edition_id, step, is_entered) select id, 'logo', true from editions;
