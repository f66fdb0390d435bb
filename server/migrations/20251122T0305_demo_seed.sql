-- Whether the demo's event was written down whole. One that began and never finished is done again from the start.
create table demo_seed (
  only_row boolean primary key default true check (only_row),
  began_at timestamptz not null,
  finished_at timestamptz
);
insert into demo_seed (began_at, finished_at) select now(), now() where exists (select from editions);
