-- What somebody of the staff does to many people, each by themselves.
create table bulk_acts (
  id uuid primary key,
  edition_id int not null references editions,
  begun_by uuid not null references users,
  kind text not null check (kind in ('approve', 'reject', 'tag-vendor', 'untag-vendor')),
  reason text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index bulk_acts_by_person on bulk_acts (begun_by, created_at);
create index bulk_acts_to_forget on bulk_acts (finished_at) where finished_at is not null;

-- To whom, and what became of it.
create table bulk_act_people (
  act_id uuid not null references bulk_acts on delete cascade,
  user_id uuid not null references users,
  -- Whom it is about where passes are decided: the one that was seen.
  pass_id uuid,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'refused')),
  reason text,
  tries int not null default 0 check (tries >= 0),
  primary key (act_id, user_id),
  constraint whoever_is_left_is_told_why check ((outcome = 'refused') = (reason is not null))
);
create index bulk_act_people_by_person on bulk_act_people (user_id);
create index bulk_act_people_waiting on bulk_act_people (act_id, tries, user_id) where outcome = 'waiting';
