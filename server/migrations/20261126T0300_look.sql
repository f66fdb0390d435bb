-- The colour of an event, over that of the house: null where it has none of its own. Which shades it is shown in follows
-- from it (contract/src/theme.ts).
alter table editions
  add column accent text constraint accent_is_a_colour check (accent ~ '^#[0-9a-f]{6}$');

alter table edition_steps drop constraint edition_steps_step_check;
alter table edition_steps add constraint edition_steps_step_check
  check (step in ('event', 'seller', 'mail', 'cancellation', 'opening', 'look'));
insert into edition_steps (edition_id, step, is_entered) select id, 'look', true from editions;
