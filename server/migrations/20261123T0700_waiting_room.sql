-- The line before the door: how each edition's is set, and how it stands. One server at a time moves it on.
create table waiting_rooms (
  edition_id int primary key references editions,
  -- Counts what people decide of it.
  version int not null default 1 check (version > 0),
  mode text not null default 'auto' check (mode in ('auto', 'on', 'off')),
  opens_at timestamptz,
  per_second int check (per_second > 0),
  is_open boolean not null default false,
  -- Since when more come than can be served, and since when nobody waits.
  busy_since timestamptz,
  calm_since timestamptz,
  -- Lots are drawn once for an opening.
  drawn_at timestamptz,
  last_number int not null default 0,
  admitted_per_second double precision not null default 0,
  -- What of the pace is not used yet: less than one person, or what nobody was there for.
  credit double precision not null default 0,
  moved_at timestamptz
);

-- Who waits, or has their turn: a keyed fingerprint of a mailbox, gone when the room closes.
create table waiting_places (
  id uuid primary key,
  edition_id int not null references editions,
  person_key text not null,
  network_key text not null,
  -- In which order they came.
  arrival bigint generated always as identity,
  -- In which order they are let in; decided by whoever moves the line on.
  number int,
  came_at timestamptz not null,
  last_seen_at timestamptz not null,
  admitted_at timestamptz,
  admitted_until timestamptz,
  constraint one_place_per_person unique (edition_id, person_key),
  constraint admission_ends check ((admitted_at is null) = (admitted_until is null))
);
create unique index waiting_in_turn on waiting_places (edition_id, number) where admitted_at is null and number is not null;
create index waiting_without_number on waiting_places (edition_id, arrival) where admitted_at is null and number is null;
create index waiting_of_network on waiting_places (edition_id, network_key);

-- What each server says of itself while many come.
create table waiting_gauges (
  server_id uuid primary key,
  at timestamptz not null,
  -- How long whoever stands first in one of its lines has waited, in milliseconds.
  waited_ms int not null,
  -- People it can serve each second.
  per_second double precision not null
);
