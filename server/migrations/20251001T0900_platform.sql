-- What the program itself keeps, whatever the event.

create table files (
  id uuid primary key,
  content_type text not null,
  bytes bytea not null,
  created_at timestamptz not null
);

-- The first answer to a request that carried an Idempotency-Key: asked again, it is given again.
create table idempotency_keys (
  caller text not null,
  key uuid not null,
  endpoint text not null,
  request_hash text not null,
  status int,
  answer text,
  created_at timestamptz not null,
  primary key (caller, key)
);

create table downloads (
  token_hash text primary key,
  path text not null,
  user_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null
);

-- Attempts counted per window, in the database so that every process counts alike.
create table rate_limits (
  key text primary key,
  points int not null,
  expire bigint
);

create table demo_mails (
  id uuid primary key,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null
);
create index demo_mails_newest on demo_mails (sent_at desc);

-- One row while a demo runs: the app's time at a moment of the machine's.
create table demo_clock (
  only_row boolean primary key default true check (only_row),
  machine_at timestamptz not null,
  app_at timestamptz not null
);

-- The pretend payment provider's own books. It is somebody else: nothing of ours refers to it by key.
create table sandbox_charges (
  provider_ref text primary key,
  attempt_id uuid not null unique,
  order_uuid uuid not null,
  amount int not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('succeeded', 'failed', 'action_required', 'processing')),
  refunded int not null default 0 constraint sandbox_refunded_within_charge check (refunded between 0 and amount),
  reason text,
  return_url text not null,
  created_at timestamptz not null
);
