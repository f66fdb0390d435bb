-- One row per series, locked by whoever takes the next number: no gaps, no duplicates.
create table invoice_series (
  edition_id int not null references editions,
  kind text not null check (kind in ('invoice', 'creditNote')),
  prefix text not null,
  last_number int not null default 0 check (last_number >= 0),
  primary key (edition_id, kind)
);

create table invoices (
  id uuid primary key,
  edition_id int not null references editions,
  kind text not null check (kind in ('invoice', 'creditNote')),
  series_number int not null,
  number text not null unique,
  order_id uuid not null references orders,
  refers_to uuid references invoices,
  refund_id uuid unique references refunds,
  issued_on date not null,
  locale text not null,
  seller jsonb not null,
  buyer jsonb not null,
  description text not null,
  currency text not null,
  reverse_charge boolean not null,
  net int not null,
  tax int not null,
  total int not null,
  paid_on date,
  file_id uuid references files,
  constraint invoice_number_is_unique unique (edition_id, kind, series_number),
  constraint invoice_total_is_net_and_tax check (total = net + tax)
);
create unique index one_invoice_per_order on invoices (order_id) where kind = 'invoice';
create index invoices_of_order on invoices (order_id);

create table invoice_lines (
  id int generated always as identity primary key,
  invoice_id uuid not null references invoices,
  description text not null,
  quantity int not null,
  net int not null,
  tax_rate_bp int not null,
  tax int not null,
  gross int not null,
  constraint invoice_line_gross_is_net_and_tax check (gross = net + tax)
);
create index lines_of_invoice on invoice_lines (invoice_id);
