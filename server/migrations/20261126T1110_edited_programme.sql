-- The programme is edited: each of its records has a version of its own.
alter table program_sessions
  add column version int not null default 1 constraint program_session_version_counts_up check (version > 0);
alter table tracks add column version int not null default 1 constraint track_version_counts_up check (version > 0);
alter table stages add column version int not null default 1 constraint stage_version_counts_up check (version > 0);
alter table speakers add column version int not null default 1 constraint speaker_version_counts_up check (version > 0);

-- The orders in which the office lists them; the first stands in for the shorter one that there was.
create index program_sessions_listed on program_sessions (edition_id, starts_at, id);
drop index program_sessions_in_time;
create index speakers_by_name on speakers (edition_id, sort_name, id);
-- What is held there, or in it: asked before one of them is removed.
create index program_sessions_of_track on program_sessions (track_id);
create index program_sessions_of_stage on program_sessions (stage_id);
create index program_sessions_repeating on program_sessions (repeats_id) where repeats_id is not null;
