-- The books: why each cent is where it is. What moves money or says what is owed has one entry, with the lines that it moves
-- it by; an account is the sum of its lines. It names nobody, and refers to nothing, because it outlives what it tells of.
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- What was booked: it is booked once.
  cause_kind text not null check (cause_kind in (
    'payment', 'refund', 'refund-paid', 'refund-returned', 'refund-settled', 'document', 'bank-entry', 'bank-entry-back')),
  cause_id uuid not null,
  -- What is sent back of an entry of the bank may be so in parts: how much was, with this one.
  cause_part int not null default 0,
  -- The day that it counts for, in the time zone of its edition; of an entry of the bank the day that the bank says.
  booked_on date not null,
  booked_at timestamptz not null,
  -- Null for what lies in the account and belongs to no order yet.
  edition_id int,
  order_id uuid,
  currency text not null,
  constraint ledger_books_once unique (cause_kind, cause_id, cause_part)
);
create index ledger_by_day on ledger_entries (booked_on, id);
create index ledger_of_order on ledger_entries (order_id);

create table ledger_lines (
  id bigint generated always as identity primary key,
  entry_id bigint not null references ledger_entries,
  account text not null check (account in (
    'customers', 'provider', 'bank', 'unassigned', 'to-refund', 'revenue', 'vat')),
  -- What was sold, or who holds the money.
  kind text,
  tax_rate_bp int,
  -- In minor units: what comes into an account is positive, what leaves it negative.
  amount bigint not null constraint ledger_line_moves_something check (amount <> 0)
);
create index lines_of_ledger_entry on ledger_lines (entry_id);

create function keep_ledger() returns trigger language plpgsql as $keep$
begin
  raise exception 'The ledger is only added to.' using errcode = 'insufficient_privilege';
end $keep$;
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function keep_ledger();
create trigger ledger_lines_stay before update or delete or truncate on ledger_lines
  for each statement execute function keep_ledger();

-- An entry and all of its lines are written by one statement, so that it is even from its first moment on, and whole.
create function ledger_entries_are_even() returns trigger language plpgsql as $even$
begin
  if exists (
    select from added a left join ledger_lines l on l.entry_id = a.id
    group by a.id having coalesce(sum(l.amount), 0) <> 0 or count(l.id) < 2
  ) then
    raise exception 'What an entry of the ledger takes from accounts it gives to others.' using errcode = 'check_violation';
  end if;
  return null;
end $even$;
create trigger ledger_entries_are_even after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_entries_are_even();

create function ledger_lines_come_together() returns trigger language plpgsql as $together$
begin
  if exists (
    select from added a group by a.entry_id
    having count(*) <> (select count(*) from ledger_lines l where l.entry_id = a.entry_id)
  ) then
    raise exception 'The lines of an entry of the ledger come with it.' using errcode = 'check_violation';
  end if;
  return null;
end $together$;
create trigger ledger_lines_come_together after insert on ledger_lines
  referencing new table as added for each statement execute function ledger_lines_come_together();

-- What was there before the books were: booked as it would have been when it happened. `postings.ts` says the same.
with happened as (
  select 'payment' as cause_kind, p.id as cause_id, 0 as cause_part, p.settled_at as booked_at, null::date as day,
    p.order_id, p.currency, jsonb_build_array(
      jsonb_build_object('account', case p.provider when 'transfer' then 'unassigned' else 'provider' end,
        'kind', nullif(p.provider, 'transfer'), 'amount', p.amount),
      jsonb_build_object('account', 'customers', 'amount', -p.amount)) as lines
  from payments p where p.state = 'succeeded'
  union all
  select 'refund', r.id, 0, r.created_at, null, p.order_id, p.currency, jsonb_build_array(
    jsonb_build_object('account', 'customers', 'amount', r.amount),
    jsonb_build_object('account', 'to-refund', 'amount', -r.amount))
  from refunds r join payments p on p.id = r.payment_id
  union all
  -- What failed had succeeded before: nobody gives a refund up.
  select way.cause_kind, r.id, 0, r.settled_at, null, p.order_id, p.currency, jsonb_build_array(
    jsonb_build_object('account', 'to-refund', 'amount', way.sign * r.amount),
    jsonb_build_object('account', case p.provider when 'transfer' then 'bank' else 'provider' end,
      'kind', nullif(p.provider, 'transfer'), 'amount', -way.sign * r.amount))
  from refunds r join payments p on p.id = r.payment_id
  join (values ('refund-paid', 1), ('refund-returned', -1)) as way (cause_kind, sign)
    on r.state = 'failed' or r.state = 'succeeded' and way.sign = 1
  union all
  select 'refund-settled', r.id, 0, a.closed_at, null, p.order_id, p.currency, jsonb_build_array(
    jsonb_build_object('account', 'to-refund', 'amount', r.amount),
    jsonb_build_object('account', 'bank', 'amount', -r.amount))
  from refunds r join payments p on p.id = r.payment_id
  join payment_alarms a on a.kind = 'refund-failed' and a.subject = r.id::text and a.closed_at is not null
  where r.state = 'failed'
  union all
  select 'document', i.id, 0, i.issued_on::timestamp at time zone 'UTC', i.issued_on, i.order_id, i.currency,
    jsonb_build_array(jsonb_build_object('account', 'customers', 'amount', i.total)) || coalesce((
      select jsonb_agg(jsonb_build_object('account', s.account, 'kind', s.kind, 'tax_rate_bp', s.tax_rate_bp, 'amount', -s.amount))
      from (
        select 'revenue' as account, k.kind, l.tax_rate_bp, sum(l.net) as amount
        from invoice_lines l
        left join lateral (
          select o.kind from order_lines o
          where o.order_id = i.order_id and coalesce(o.description ->> i.locale, o.description ->> 'en') = l.description
          order by o.id limit 1) k on true
        where l.invoice_id = i.id group by k.kind, l.tax_rate_bp having sum(l.net) <> 0
        union all
        select 'vat', null, l.tax_rate_bp, sum(l.tax) from invoice_lines l
        where l.invoice_id = i.id group by l.tax_rate_bp having sum(l.tax) <> 0
      ) s), '[]')
  from invoices i where i.total <> 0
  union all
  select 'bank-entry', b.id, 0, b.created_at, b.booked_on, null, b.currency, jsonb_build_array(
    jsonb_build_object('account', 'bank', 'amount', b.amount),
    jsonb_build_object('account', 'unassigned', 'amount', -b.amount))
  from bank_entries b
  union all
  select 'bank-entry-back', b.id, b.sent_back, b.created_at, b.booked_on, null, b.currency, jsonb_build_array(
    jsonb_build_object('account', 'unassigned', 'amount', b.sent_back),
    jsonb_build_object('account', 'bank', 'amount', -b.sent_back))
  from bank_entries b where b.sent_back > 0
), booked as (
  insert into ledger_entries (cause_kind, cause_id, cause_part, booked_on, booked_at, edition_id, order_id, currency)
  select h.cause_kind, h.cause_id, h.cause_part, coalesce(h.day, (h.booked_at at time zone e.time_zone)::date), h.booked_at,
    e.id, h.order_id, h.currency
  from happened h left join orders o on o.id = h.order_id left join editions e on e.id = o.edition_id
  order by h.booked_at, h.cause_kind, h.cause_id
  returning id, cause_kind, cause_id, cause_part
)
insert into ledger_lines (entry_id, account, kind, tax_rate_bp, amount)
select b.id, l.account, l.kind, l.tax_rate_bp, l.amount
from booked b join happened h using (cause_kind, cause_id, cause_part),
  jsonb_to_recordset(h.lines) as l (account text, kind text, tax_rate_bp int, amount bigint)
order by b.id;
