-- What somebody of the staff looks at again and again in a list, under a name.
create table list_views (
  id uuid primary key,
  edition_id int not null references editions,
  saved_by uuid not null references users,
  list text not null,
  name text not null check (char_length(name) between 1 and 40),
  is_shared boolean not null,
  -- Filters, search and columns, as they stand in the address of the list.
  search text not null,
  version int not null default 1 check (version > 0),
  created_at timestamptz not null
);
create index list_views_by_person on list_views (saved_by);
create index list_views_of_list on list_views (edition_id, list);
