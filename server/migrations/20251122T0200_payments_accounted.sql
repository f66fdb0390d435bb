-- Every attempt is accounted for: what it waits for, when it was asked about, and what a person must look at.

-- Where the buyer has to go; an attempt with it waits for them, and gives way to another one.
alter table payments add column action_url text;
-- When the provider was asked last what became of it, and how often in a row asking came to nothing.
alter table payments add column checked_at timestamptz;
alter table payments add column failed_checks int not null default 0 check (failed_checks >= 0);
create index payments_to_check on payments (checked_at nulls first, created_at) where state in ('started', 'pending');

-- What the books cannot put right by themselves: a person is told once, and `doctor` says it until it is closed.
create table payment_alarms (
  id uuid primary key,
  kind text not null check (kind in ('charge-does-not-fit', 'check-fails', 'delivery-failed', 'refund-failed')),
  -- What it is about: a payment, a refund, or a provider's event.
  subject text not null,
  detail jsonb not null,
  raised_at timestamptz not null,
  closed_at timestamptz,
  constraint one_alarm_per_subject unique (kind, subject)
);

-- Further secrets that open an order: those of links in mails. They end; the first one is the order's own.
create table order_secrets (
  secret_hash text primary key,
  order_id uuid not null references orders,
  expires_at timestamptz not null
);
create index secrets_of_order on order_secrets (order_id);

-- How long an order may stay open, in days: what was chosen and never placed is not promised for ever.
alter table editions add column open_order_days int not null default 7 check (open_order_days between 1 and 90);
create index orders_left_open on orders (created_at) where state = 'open';
