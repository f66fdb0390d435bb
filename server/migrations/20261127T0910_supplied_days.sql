-- When a thing begins to be supplied, where it has days of its own: a stay, a journey, a place. Null: on the event's days.
alter table order_lines add column supplied_from date;
