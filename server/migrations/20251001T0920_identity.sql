create table tags (
  id int primary key,
  name text not null
);
insert into tags values (2, 'vendor');

create table users (
  id uuid primary key,
  email text not null,
  -- The address as it is compared: lower case, normalised.
  email_key text not null constraint one_user_per_email unique,
  email_confirmed_at timestamptz not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  company_name text,
  job_title text,
  phone text,
  vat_id text,
  attendee_type text,
  locale text not null check (locale in ('en', 'de')),
  image_id uuid references files,
  created_at timestamptz not null,
  erased_at timestamptz
);

-- The vendor tag opens the door without a pass, so each grant says who gave it and why.
create table user_tags (
  user_id uuid not null references users,
  tag_id int not null references tags,
  granted_by text not null,
  granted_at timestamptz not null,
  primary key (user_id, tag_id)
);

create table user_scopes (
  user_id uuid not null references users,
  scope text not null check (scope in ('attendee', 'exhibitor', 'organiser', 'gate', 'owner')),
  primary key (user_id, scope)
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  token_hash text not null unique,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);

-- Someone who says they own a mailbox. They become a user when they prove it.
create table sign_ups (
  id uuid primary key,
  email text not null,
  email_key text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  company_name text not null,
  job_title text,
  phone text,
  vat_id text,
  attendee_type text not null,
  locale text not null check (locale in ('en', 'de')),
  billing_address jsonb not null,
  token_hash text not null,
  token_expires_at timestamptz not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  user_id uuid references users,
  constraint confirmed_sign_up_has_user check ((confirmed_at is null) = (user_id is null))
);

create table password_tokens (
  token_hash text primary key,
  user_id uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_tokens_of_user on password_tokens (user_id);

create table addresses (
  id int generated always as identity primary key,
  user_id uuid not null references users,
  type text not null check (type in ('billingAddress', 'shippingAddress')),
  address_line_1 text not null,
  address_line_2 text,
  zip text not null,
  city text not null,
  state text,
  country_id int not null references countries,
  constraint one_address_per_type unique (user_id, type)
);
