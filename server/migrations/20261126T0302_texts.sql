-- What attendees read of an event beside its name: the partner's line, promotions, who signs letters for consulates.
alter table edition_steps drop constraint edition_steps_step_check;
alter table edition_steps add constraint edition_steps_step_check
  check (step in ('event', 'seller', 'mail', 'cancellation', 'opening', 'look', 'logo', 'texts'));
insert into edition_steps (edition_id, step, is_entered) select id, 'texts', true from editions;
