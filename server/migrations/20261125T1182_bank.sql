-- What came into the seller's account: typed in, or read from a statement. One entry of the bank is taken in once.
create table bank_entries (
  id uuid primary key,
  entry_key text not null unique,
  source text not null check (source in ('hand', 'camt.053', 'csv')),
  booked_on date not null,
  amount integer not null check (amount > 0),
  currency text not null,
  payer_name text not null,
  payer_iban text,
  remittance text not null,
  allocated integer not null default 0 check (allocated >= 0),
  sent_back integer not null default 0 check (sent_back >= 0),
  created_at timestamptz not null,
  constraint bank_entry_is_spent_once check (allocated + sent_back <= amount)
);

create index bank_entries_by_time on bank_entries (created_at, id);
create index bank_entries_left on bank_entries (created_at, id) where allocated + sent_back < amount;

-- What of an entry pays which order.
create table bank_allocations (
  id uuid primary key,
  entry_id uuid not null references bank_entries (id),
  order_id uuid not null references orders (id),
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);

create index allocations_of_entry on bank_allocations (entry_id);
create index allocations_of_order on bank_allocations (order_id);

-- A buyer is reminded once that their transfer is waited for.
alter table orders add column transfer_reminded_at timestamptz;

-- Orders whose transfers are waited for, or may still come.
create index orders_by_transfer on orders (hold_expires_at) where method = 'transfer' and state in ('awaiting_payment', 'expired');
