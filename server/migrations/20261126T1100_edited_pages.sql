-- Pages of text are edited: one that is not published is read by the office alone, and they stand in an order.
alter table pages
  add column is_published boolean not null default true,
  add column position int not null default 0 check (position >= 0),
  add column version int not null default 1 constraint page_version_counts_up check (version > 0);

-- The order in which attendees and the office have them.
create index pages_in_order on pages (edition_id, position, slug);
