-- An export that somebody kept can be begun by itself, each day or each week: when it is next. Whoever kept it is told when it is ready.
alter table saved_exports
  add column every text check (every in ('day', 'week')),
  add column next_at timestamptz,
  add constraint schedule_has_its_next check ((every is null) = (next_at is null));
create index saved_exports_due on saved_exports (next_at) where next_at is not null;
