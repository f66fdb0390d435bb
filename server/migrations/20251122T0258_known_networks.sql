-- Networks from which somebody signed in, or proved their mailbox: whoever tries their password from elsewhere does
-- not lock them out there. A network is a keyed fingerprint, never an address.
create table known_networks (
  user_id uuid not null references users on delete cascade,
  network text not null,
  seen_at timestamptz not null,
  primary key (user_id, network)
);
