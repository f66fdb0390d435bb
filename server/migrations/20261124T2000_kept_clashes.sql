-- Two sessions at the same time that somebody wants to keep both: nothing reminds them of that clash any more.
create table kept_clashes (
  user_id uuid not null references users,
  -- The pair has one order, so that it is kept once.
  session_id int not null references program_sessions,
  other_id int not null references program_sessions,
  kept_at timestamptz not null,
  primary key (user_id, session_id, other_id),
  constraint clash_has_one_order check (session_id < other_id)
);
create index kept_clashes_of_session on kept_clashes (session_id);
create index kept_clashes_of_other on kept_clashes (other_id);
