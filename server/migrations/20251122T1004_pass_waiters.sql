-- Who wants to know when a sold-out pass type has a place again: told once, oldest first, and forgotten a day later.
create table pass_waiters (
  id uuid primary key,
  pass_type_id integer not null references pass_types,
  email text not null,
  mailbox_key text not null,
  locale text not null,
  asked_at timestamptz not null,
  told_at timestamptz
);
-- A mailbox waits once for a type.
create unique index one_wait_per_mailbox on pass_waiters (pass_type_id, mailbox_key) where told_at is null;
create index waiters_in_turn on pass_waiters (pass_type_id, asked_at);
create index waits_of_mailbox on pass_waiters (mailbox_key);
