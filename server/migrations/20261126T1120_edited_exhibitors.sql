-- Exhibitors are edited.
alter table exhibitors add column version int not null default 1 constraint exhibitor_version_counts_up check (version > 0);

-- The order in which the office lists them.
create index exhibitors_by_name on exhibitors (edition_id, name, id);
