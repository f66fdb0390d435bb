-- The steps in which an edition is set up. Each is saved by itself, and counts its changes by itself: who saves one says
-- which version of it they saw.
create table edition_steps (
  edition_id int not null references editions,
  step text not null check (step in ('event', 'seller', 'mail', 'opening')),
  version int not null default 1 constraint step_version_counts_up check (version > 0),
  -- False: nobody entered it yet, and what the edition says there stands in for it.
  is_entered boolean not null default false,
  primary key (edition_id, step)
);
insert into edition_steps (edition_id, step, is_entered)
  select e.id, s.step, true from editions e, unnest(array['event', 'seller', 'mail', 'opening']) as s (step);

alter table editions
  -- When it is meant to open; null: nobody said.
  add column sale_opens_at timestamptz,
  -- When it did; null: nothing is sold yet.
  add column sale_opened_at timestamptz,
  add column mail_tested_at timestamptz,
  add column is_mail_well boolean not null default false,
  -- What is sold already was on sale.
  add constraint sale_opens_as_planned check (sale_opened_at is null or sale_opens_at is not null),
  add constraint editions_currency_key unique (id, currency);
update editions set sale_opens_at = '2000-01-01T00:00:00Z', sale_opened_at = '2000-01-01T00:00:00Z';

-- Prices are in the currency of the edition: it stays, however an order and a change come together, once there is an order.
alter table orders
  drop constraint orders_edition_id_fkey,
  add constraint order_in_currency_of_edition foreign key (edition_id, currency) references editions (id, currency);

-- By it the first owner comes in. There is one at a time, and a database that had one is no demo's.
create table owner_links (
  only_row boolean primary key default true check (only_row),
  token_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Orders come in the order of their editions, so that this costs who writes one nothing to speak of.
create index orders_of_edition on orders using brin (edition_id);
