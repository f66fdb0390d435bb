-- Passes that are given to a colleague: who was invited, until when, and what goes along. The pass itself stays the row
-- that its order, its place and its upgrades know; it changes hands with a code of its own.

-- Until when passes change hands; null: until the doors open.
alter table editions add column pass_transfers_until timestamptz;

create table pass_transfers (
  id uuid primary key,
  edition_id int not null references editions,
  -- In which order they were made: one after the other for each pass.
  arrival bigint generated always as identity,
  pass_id uuid not null references passes,
  giver_id uuid not null references users,
  -- Whom the giver named; forgotten some time after the invitation came to its end.
  email text not null,
  email_key text not null,
  first_name text not null,
  last_name text not null,
  note text,
  -- Of the mail that invites: the giver's language.
  locale text not null,
  takes_stays boolean not null,
  takes_vip_places boolean not null,
  -- Of the link in the newest mail.
  token_hash text not null,
  state text not null check (state in ('invited', 'accepted', 'withdrawn', 'lapsed')),
  invited_at timestamptz not null,
  sent_at timestamptz not null,
  -- An invitation that nobody answered until then is over, whether or not that was written down.
  answer_by timestamptz not null,
  accepted_by uuid references users,
  ended_at timestamptz,
  constraint accepted_transfer_has_its_holder check ((state = 'accepted') = (accepted_by is not null)),
  constraint ended_transfer_says_when check ((state = 'invited') = (ended_at is null))
);
create unique index one_invitation_per_pass on pass_transfers (pass_id) where state = 'invited';
create index pass_transfers_of_pass on pass_transfers (pass_id, invited_at);
create index pass_transfers_of_giver on pass_transfers (giver_id, edition_id, arrival desc);
create index pass_transfers_of_holder on pass_transfers (accepted_by) where accepted_by is not null;
create index pass_transfers_to on pass_transfers (email_key);
