create table pass_types (
  id int primary key,
  edition_id int not null references editions,
  position int not null,
  name text not null,
  code_type text not null check (code_type in ('host', 'badge-vip', 'standard', 'vendor-vip', 'vip')),
  list text not null check (list in ('paid', 'paid-upgrade', 'voucher')),
  description text not null,
  benefits jsonb not null,
  -- With VAT at the edition's rate, in minor units.
  price int not null check (price >= 0),
  capacity int check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  on_sale_from timestamptz,
  on_sale_until timestamptz,
  is_hidden boolean not null default false,
  requires_approval boolean not null default false,
  constraint passes_within_capacity check (capacity is null or held + sold <= capacity)
);

create table pass_type_upgrades (
  pass_type_id int not null references pass_types,
  upgradeable_by int not null references pass_types,
  primary key (pass_type_id, upgradeable_by)
);

create table vouchers (
  id int generated always as identity primary key,
  edition_id int not null references editions,
  code text not null,
  -- As it is compared: upper case, without blanks and hyphens.
  code_key text not null,
  pass_type_id int not null references pass_types,
  max_uses int not null check (max_uses >= 0),
  held int not null default 0 check (held >= 0),
  redeemed int not null default 0 check (redeemed >= 0),
  valid_until timestamptz,
  constraint voucher_code_is_unique unique (edition_id, code_key),
  constraint voucher_within_uses check (held + redeemed <= max_uses)
);

-- Each pass is also the ledger's entry of the place it takes: counters on types and vouchers equal these rows.
create table passes (
  id uuid primary key,
  edition_id int not null references editions,
  pass_type_id int not null references pass_types,
  voucher_id int references vouchers,
  user_id uuid references users,
  sign_up_id uuid references sign_ups,
  order_id uuid references orders,
  state text not null check (state in ('pending', 'approved', 'rejected', 'cancelled')),
  reason text,
  place text not null check (place in ('none', 'held', 'sold')),
  -- Until when a place that no order holds is kept for a mailbox to be proven.
  place_held_until timestamptz,
  code text not null unique,
  created_at timestamptz not null,
  paid_at timestamptz,
  redeemed_at timestamptz,
  granted_at timestamptz,
  approval_given_at timestamptz,
  approved_at timestamptz,
  constraint pass_has_holder check (user_id is not null or sign_up_id is not null),
  constraint approved_pass_was_earned check (
    state <> 'approved'
    or (user_id is not null and place = 'sold' and coalesce(paid_at, redeemed_at, granted_at) is not null)
  )
);
create unique index one_active_pass_per_person on passes (edition_id, user_id) where state = 'approved';
create index passes_of_user on passes (user_id, edition_id);
create index passes_of_sign_up on passes (sign_up_id);
create index places_held on passes (place_held_until) where place = 'held';

create table eligibility_entries (
  edition_id int not null references editions,
  list text not null check (list in ('blacklist', 'whitelist')),
  email_key text not null,
  note text,
  primary key (edition_id, list, email_key)
);

-- Who is calling, in one read: the session, the person, and whether they may enter.
create view callers as
select
  s.id as session_id,
  s.token_hash,
  s.expires_at,
  s.last_seen_at,
  u.id as user_id,
  u.locale,
  exists (select from user_tags t where t.user_id = u.id and t.tag_id = 2) as is_vendor,
  p.id as approved_pass_id,
  coalesce((select array_agg(c.scope) from user_scopes c where c.user_id = u.id), '{}') as scopes,
  e.id as edition_id
from sessions s
join users u on u.id = s.user_id and u.erased_at is null
join editions e on e.is_current
left join passes p on p.user_id = u.id and p.edition_id = e.id and p.state = 'approved';
