-- What staff show beside their password: a passkey, a code from an app, or one of ten codes on paper.

-- When it was shown in this session the last time.
alter table sessions add column second_factor_at timestamptz;

create table totp_factors (
  user_id uuid primary key references users,
  -- The secret that the app has too, sealed; and which key of the deployment opens it.
  sealed text not null,
  key_id text not null,
  -- The newest step of thirty seconds whose code was used: none is good twice.
  used_step bigint not null,
  created_at timestamptz not null
);

create table passkeys (
  -- What the authenticator calls it.
  id text primary key,
  user_id uuid not null references users,
  name text not null,
  public_key text not null,
  sign_count bigint not null,
  transports text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

create table recovery_codes (
  user_id uuid not null references users,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What a session was asked and has not answered yet: one of each kind, good for one answer.
create table factor_challenges (
  session_id uuid not null references sessions on delete cascade,
  purpose text not null check (purpose in ('add-totp', 'add-passkey', 'prove-passkey')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);

drop view callers;
create view callers as
select
  s.id as session_id,
  s.token_hash,
  s.expires_at,
  s.last_seen_at,
  s.second_factor_at,
  u.id as user_id,
  u.email,
  u.locale,
  exists (select from user_tags t where t.user_id = u.id and t.tag_id = 2) as is_vendor,
  p.id as approved_pass_id,
  coalesce((select array_agg(c.scope) from user_scopes c where c.user_id = u.id), '{}') as scopes,
  e.id as edition_id,
  e.is_current
from sessions s
join users u on u.id = s.user_id and u.erased_at is null
cross join editions e
left join passes p on p.user_id = u.id and p.edition_id = e.id and p.state = 'approved';
