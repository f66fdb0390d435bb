create sequence order_numbers start 4801;

create table orders (
  id uuid primary key,
  edition_id int not null references editions,
  number text not null unique,
  state text not null check (
    state in ('open', 'awaiting_payment', 'paid', 'partially_refunded', 'refunded', 'expired', 'cancelled')
  ),
  -- Whose it is: a user, or a sign-up that is not one yet and holds the order's secret.
  user_id uuid references users,
  sign_up_id uuid references sign_ups,
  secret_hash text unique,
  locale text not null check (locale in ('en', 'de')),
  -- The buyer as the invoice will name them.
  buyer jsonb not null,
  reverse_charge boolean not null,
  currency text not null,
  net int not null check (net >= 0),
  tax int not null check (tax >= 0),
  total int not null check (total >= 0),
  method text check (method in ('card', 'transfer')),
  hold_expires_at timestamptz,
  is_extended boolean not null default false,
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint order_total_is_net_and_tax check (total = net + tax),
  constraint order_has_holder check (user_id is not null or (sign_up_id is not null and secret_hash is not null)),
  constraint awaiting_order_has_hold check (state <> 'awaiting_payment' or hold_expires_at is not null)
);
create unique index one_open_order_per_user on orders (user_id, edition_id) where state in ('open', 'awaiting_payment');
create index orders_of_user on orders (user_id, created_at desc);
create index orders_of_sign_up on orders (sign_up_id);
create index orders_held_until on orders (hold_expires_at) where state in ('open', 'awaiting_payment');

create table order_lines (
  id int generated always as identity primary key,
  order_id uuid not null references orders,
  kind text not null check (kind in ('pass')),
  -- What the selling feature knows the thing by.
  reference uuid not null,
  description text not null,
  quantity int not null check (quantity > 0),
  net int not null check (net >= 0),
  tax_rate_bp int not null check (tax_rate_bp between 0 and 10000),
  tax int not null check (tax >= 0),
  gross int not null check (gross >= 0),
  constraint line_gross_is_net_and_tax check (gross = net + tax)
);
create index lines_of_order on order_lines (order_id);
create unique index one_line_per_thing on order_lines (kind, reference, order_id);

-- Every change of an order's state, in order: replayed, it gives the state.
create table order_events (
  id int generated always as identity primary key,
  order_id uuid not null references orders,
  event text not null,
  from_state text not null,
  to_state text not null,
  at timestamptz not null
);
create index events_of_order on order_events (order_id, id);

-- An attempt is committed before the provider hears of it; its id is the provider's idempotency key.
create table payments (
  id uuid primary key,
  order_id uuid not null references orders,
  provider text not null,
  state text not null check (state in ('started', 'pending', 'succeeded', 'failed')),
  amount int not null check (amount > 0),
  currency text not null,
  provider_ref text,
  reason text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index payments_of_order on payments (order_id);
create unique index one_payment_under_way on payments (order_id) where state in ('started', 'pending');
-- A second charge for one order can only be a late one: it is recorded, and given back in full.
create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  amount int not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('requested', 'succeeded', 'failed')),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index refunds_of_payment on refunds (payment_id);

create table payment_events (
  provider text not null,
  id text not null,
  body jsonb not null,
  received_at timestamptz not null,
  -- What became of it; an alarm is an event that does not fit our books.
  outcome text check (outcome in ('settled', 'repeated', 'alarm')),
  primary key (provider, id)
);
