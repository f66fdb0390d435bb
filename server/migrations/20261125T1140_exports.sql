-- A list that somebody of the staff takes with them as a file, and how far it is written.
create table exports (
  id uuid primary key,
  edition_id int not null references editions,
  begun_by uuid not null references users,
  kind text not null check (kind in ('orders', 'order-lines', 'payments', 'people')),
  format text not null check (format in ('csv', 'xlsx')),
  -- Names of columns, from left to right.
  columns jsonb not null,
  filters jsonb not null,
  locale text not null,
  created_at timestamptz not null,
  -- How often a worker began to write it: what one writes that another came after is thrown away.
  run int not null default 0 check (run >= 0),
  -- How many workers began since somebody asked for it.
  tries int not null default 0 check (tries >= 0),
  -- When its worker wrote last; null: none is at work.
  touched_at timestamptz,
  rows int not null default 0 check (rows >= 0),
  expected_rows int check (expected_rows >= 0),
  size bigint check (size >= 0),
  finished_at timestamptz,
  failure text check (failure in ('interrupted', 'unexpected')),
  constraint an_export_that_is_ready_has_a_size check ((finished_at is not null and failure is null) = (size is not null)),
  constraint an_export_that_failed_is_finished check (failure is null or finished_at is not null)
);
create index exports_by_person on exports (begun_by, created_at);
create index exports_under_way on exports (touched_at) where finished_at is null;
create index exports_to_forget on exports (finished_at) where finished_at is not null;

-- The file, as it was written.
create table export_pieces (
  export_id uuid not null references exports on delete cascade,
  number int not null,
  content bytea not null,
  primary key (export_id, number)
);

-- Columns, filters and format that somebody wants again.
create table saved_exports (
  id uuid primary key,
  edition_id int not null references editions,
  saved_by uuid not null references users,
  name text not null check (char_length(name) between 1 and 80),
  is_shared boolean not null,
  kind text not null check (kind in ('orders', 'order-lines', 'payments', 'people')),
  format text not null check (format in ('csv', 'xlsx')),
  columns jsonb not null,
  filters jsonb not null,
  created_at timestamptz not null
);
create index saved_exports_by_person on saved_exports (saved_by);
create index saved_exports_shared on saved_exports (edition_id) where is_shared;
