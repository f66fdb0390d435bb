-- Counts the changes that people make to a house.
alter table accommodations add column version int not null default 1 constraint house_version_counts_up check (version > 0);
