-- When a kind of train ticket became less than what was bought of it before, while nobody had one: money that comes late for
-- a ticket from before then buys none.
alter table train_ticket_types add column lessened_at timestamptz;
