-- Train tickets: kinds of them, the codes that a railway gave the organiser for each, and who has one.

-- Basis points: the carriage of passengers by rail has a rate of its own (Umsatzsteuergesetz, section 12 (2), number 10).
alter table editions add column train_vat_rate_bp int not null default 700 check (train_vat_rate_bp between 0 and 10000);

alter table order_lines drop constraint order_lines_kind_check;
alter table order_lines add constraint order_lines_kind_check
  check (kind in ('pass', 'upgrade', 'room', 'room-change', 'train-ticket'));

create table train_ticket_types (
  id uuid primary key,
  edition_id int not null references editions,
  position int generated always as identity,
  name jsonb not null,
  class text not null check (class in ('first', 'second')),
  description jsonb not null,
  -- One sentence each, by language.
  rules jsonb not null,
  -- With VAT at the edition's rate for trains, in minor units.
  price int not null check (price >= 0),
  valid_from date not null,
  valid_to date not null,
  -- Until when it is given back for its money; null: not at all.
  cancel_before timestamptz,
  -- How many may be out at a time.
  capacity int not null check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  -- Codes that nobody was given yet.
  codes_left int not null default 0 check (codes_left >= 0),
  constraint train_ticket_type_is_valid_for_days check (valid_to >= valid_from),
  constraint train_tickets_within_capacity check (held + sold <= capacity),
  -- Whoever pays for what they hold is given a code.
  constraint each_held_train_ticket_has_a_code check (held <= codes_left)
);
create index train_ticket_types_of_edition on train_ticket_types (edition_id, position);

create table train_tickets (
  id uuid primary key,
  edition_id int not null references editions,
  user_id uuid not null references users,
  order_id uuid not null references orders,
  type_id uuid not null references train_ticket_types,
  passenger_name text not null,
  state text not null check (state in ('held', 'issued', 'cancelled', 'expired')),
  price int not null check (price >= 0),
  created_at timestamptz not null,
  issued_at timestamptz,
  ended_at timestamptz
);
create unique index one_train_ticket_per_person on train_tickets (user_id, edition_id) where state in ('held', 'issued');
create index train_tickets_of_user on train_tickets (user_id, edition_id);
create index train_tickets_of_order on train_tickets (order_id);
create index train_tickets_of_type on train_tickets (type_id);

-- Once given, a code stays its ticket's, also when that ticket went back: whoever had it may still know it.
create table train_ticket_codes (
  id int generated always as identity primary key,
  type_id uuid not null references train_ticket_types,
  edition_id int not null references editions,
  code text not null,
  ticket_id uuid unique references train_tickets,
  constraint each_train_ticket_code_once unique (edition_id, code)
);
create index train_ticket_codes_left on train_ticket_codes (type_id, id) where ticket_id is null;
