-- Counts the changes to what somebody is called and how they are reached, whoever made them.
alter table users add column version int not null default 1 constraint user_version_counts_up check (version > 0);

-- What staff wrote down about a person for colleagues, and why they did what they did; it goes with the person.
create table person_notes (
  id uuid primary key,
  user_id uuid not null references users,
  actor_id uuid not null references users,
  at timestamptz not null,
  -- The endpoint for whose reason it stands; null: somebody just wrote it down.
  act text,
  text text not null check (text <> '')
);
create index person_notes_of_user on person_notes (user_id, id);
create index person_notes_of_actor on person_notes (actor_id);

-- Why the organiser rejected it, as its holder was told; it goes with the person.
alter table passes add column rejected_because text;
