-- What the register of VAT IDs (VIES) said of a number, and when. It is asked outside of transactions; prices are made by what stands here.
create table vat_id_checks (
  vat_id text primary key,
  -- silent: the register could not say, and is asked again soon.
  verdict text not null check (verdict in ('registered', 'not-registered', 'silent')),
  -- The register's own name of the question, which proves that it was asked.
  consultation text,
  checked_at timestamptz not null
);
create index vat_id_checks_by_time on vat_id_checks (checked_at);

-- An order that bore VAT because nobody could say whether its buyer's VAT ID is one. due: the register is asked again.
-- given-back: it is one, and the VAT went back. refused: it is none. unanswered: nobody ever said;
-- staff decide. kept: staff did, and the VAT stays.
alter table orders
  add column vat_check text check (vat_check in ('due', 'given-back', 'refused', 'unanswered', 'kept')),
  add column vat_check_at timestamptz,
  add constraint vat_check_that_is_due_has_a_time check ((vat_check = 'due') = (vat_check_at is not null) or vat_check is null and vat_check_at is null);
create index orders_vat_check_due on orders (vat_check_at) where vat_check_at is not null;
create index orders_vat_check_open on orders (edition_id, paid_at) where vat_check in ('due', 'refused', 'unanswered');

-- The VAT of what was left of a line went back: its buyer owes it where they are. What goes back from then on is net.
alter table order_lines add column vat_returned boolean not null default false;

-- An invoice may take the place of another, which a credit note ended: of an order one is the first, and each is replaced once.
drop index one_invoice_per_order;
create unique index one_first_invoice_per_order on invoices (order_id) where kind = 'invoice' and refers_to is null;
create unique index invoice_replaced_once on invoices (refers_to) where kind = 'invoice';
