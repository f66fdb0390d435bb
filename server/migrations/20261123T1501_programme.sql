-- The programme: what is on, where, when and with whom. Texts are what an organiser wrote, by language. A code names a
-- row within its edition, in addresses and among each other.
create table tracks (
  id int generated always as identity primary key,
  edition_id int not null references editions,
  code text not null,
  name jsonb not null,
  position int not null,
  constraint track_has_its_code unique (edition_id, code),
  constraint track_is_of_one_edition unique (id, edition_id)
);

create table stages (
  id int generated always as identity primary key,
  edition_id int not null references editions,
  code text not null,
  -- As the sign over the door says it: the hall's number, and the room in it.
  hall text not null,
  name text not null,
  seats int not null check (seats > 0),
  -- How one gets there.
  way jsonb not null,
  position int not null,
  constraint stage_has_its_code unique (edition_id, code),
  constraint stage_is_of_one_edition unique (id, edition_id)
);

create table speakers (
  id int generated always as identity primary key,
  edition_id int not null references editions,
  code text not null,
  name text not null,
  -- By which lists are in order.
  sort_name text not null,
  job_title jsonb not null,
  company text not null,
  city text not null,
  bio jsonb not null,
  image uuid,
  constraint speaker_has_its_code unique (edition_id, code),
  constraint speaker_is_of_one_edition unique (id, edition_id)
);

create table program_sessions (
  id int generated always as identity primary key,
  edition_id int not null references editions,
  code text not null,
  title jsonb not null,
  abstract jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Both or none: a break is everywhere, and nobody's.
  track_id int,
  stage_id int,
  level text not null check (level in ('all', 'basics', 'advanced', 'expert')),
  language text not null,
  -- The one of which this is another chance to hear.
  repeats_id int,
  cancelled_at timestamptz,
  -- Counts what calendars must hear of (RFC 5545, SEQUENCE).
  sequence int not null default 0 check (sequence >= 0),
  constraint program_session_has_its_code unique (edition_id, code),
  constraint program_session_is_of_one_edition unique (id, edition_id),
  constraint program_session_takes_time check (ends_at > starts_at),
  constraint program_session_is_somewhere_or_a_break check ((track_id is null) = (stage_id is null)),
  constraint program_session_repeats_another check (repeats_id <> id),
  foreign key (track_id, edition_id) references tracks (id, edition_id),
  foreign key (stage_id, edition_id) references stages (id, edition_id),
  foreign key (repeats_id, edition_id) references program_sessions (id, edition_id)
);
create index program_sessions_in_time on program_sessions (edition_id, starts_at);

create table session_speakers (
  session_id int not null,
  speaker_id int not null,
  edition_id int not null,
  position int not null,
  primary key (session_id, speaker_id),
  foreign key (session_id, edition_id) references program_sessions (id, edition_id),
  foreign key (speaker_id, edition_id) references speakers (id, edition_id)
);
create index session_speakers_of_speaker on session_speakers (speaker_id);

-- Pages that an organiser writes, of blocks that the product knows how to show: there is no markup in them.
create table pages (
  edition_id int not null references editions,
  slug text not null,
  title jsonb not null,
  sections jsonb not null,
  updated_at timestamptz not null,
  primary key (edition_id, slug)
);

-- Whose session is starred.
create table favourites (
  user_id uuid not null references users,
  session_id int not null references program_sessions,
  starred_at timestamptz not null,
  primary key (user_id, session_id)
);
create index favourites_of_session on favourites (session_id);

-- The address under which somebody's calendar reads their stars. The key is made of the deployment's secret and this
-- number, and kept as a hash: who has the database has no key.
create table calendar_keys (
  user_id uuid primary key references users,
  number int not null check (number > 0),
  key_hash text not null unique,
  -- The language of the page that it was made on: calendars ask in none, or in the one of their servers.
  locale text not null,
  made_at timestamptz not null
);
