-- What a stay must be that arrives on a night: so many nights at least; or none may arrive on it at all.
alter table availabilities add column minimum_stay int not null default 1
  constraint minimum_stay_is_possible check (minimum_stay between 1 and 30);
alter table availabilities add column is_closed_to_arrival boolean not null default false;
-- Counts the changes that people make to the nights of a house: what is sold of them is none.
alter table accommodations add column nights_version int not null default 1
  constraint nights_version_counts_up check (nights_version > 0);
