-- The last day on which buyers correct by themselves to whom their orders are invoiced; null: the event's last.
alter table editions add column billing_until date;
