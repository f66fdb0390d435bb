-- What is kept when something goes back, by the day on which it does; null: nothing until the edition's deadline. An order
-- keeps what was agreed when it was placed.
alter table editions add column cancellation_policy jsonb;
alter table orders add column cancellation_policy jsonb;

-- What was kept of the price of nights that were given up in a change, with VAT: it does not come back with the others.
alter table bookings add column fees_kept integer not null default 0 check (fees_kept >= 0);

alter table edition_steps drop constraint edition_steps_step_check;
alter table edition_steps add constraint edition_steps_step_check
  check (step in ('event', 'seller', 'mail', 'cancellation', 'opening'));
insert into edition_steps (edition_id, step) select id, 'cancellation' from editions;
