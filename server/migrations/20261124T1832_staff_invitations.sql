-- Who is invited to work here, with what they will be let in for. The link in the mail is good once.
create table staff_invitations (
  id uuid primary key,
  email text not null,
  email_key text not null,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ '{owner,organiser,finance,support,gate}'),
  invited_by uuid not null references users,
  locale text not null,
  -- Of the link in the newest mail.
  token_hash text not null,
  state text not null check (state in ('invited', 'accepted', 'withdrawn')),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_by uuid references users,
  ended_at timestamptz,
  constraint accepted_staff_are_known check ((state = 'accepted') = (accepted_by is not null)),
  constraint ended_staff_invitation_says_when check ((state = 'invited') = (ended_at is null))
);
create unique index one_staff_invitation_per_mailbox on staff_invitations (email_key) where state = 'invited';
create index staff_invitations_accepted on staff_invitations (accepted_by) where accepted_by is not null;
