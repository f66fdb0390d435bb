-- name: an entry of the ledger is even
select e.id from ledger_entries e left join ledger_lines l on l.entry_id = e.id
group by e.id having coalesce(sum(l.amount), 0) <> 0 or count(l.id) < 2;

-- name: the ledger has what was captured, where it lies, and nothing else as captured
select p.id as payment, b.cause_id as booked from (
  select id, order_id, currency, amount,
    case provider when 'transfer' then 'unassigned' else 'provider' end as account, nullif(provider, 'transfer') as holder
  from payments where state = 'succeeded'
) p
full join (
  select e.cause_id, e.order_id, e.currency, l.account, l.kind, l.amount
  from ledger_entries e join ledger_lines l on l.entry_id = e.id
  where e.cause_kind = 'payment' and l.account <> 'customers'
) b on b.cause_id = p.id
where p.id is null or b.cause_id is null or b.amount <> p.amount or b.order_id <> p.order_id or b.currency <> p.currency
  or b.account <> p.account or b.kind is distinct from p.holder;

-- name: the ledger owes of each refund what is not given back of it, and has given back what was
select r.id as refund, b.cause_id as booked from (
  select r.id, r.amount as promised, case
    when r.state <> 'requested' and exists (
      select from payment_alarms a where a.kind = 'refund-failed' and a.subject = r.id::text and a.closed_at is not null
        and a.closed_at >= r.settled_at) then 0
    -- One that was given by hand may come back in parts.
    when r.state = 'succeeded' then r.returned - r.settled
    else r.amount - r.settled end as owed
  from refunds r
) r
full join (
  select e.cause_id, -coalesce(sum(l.amount) filter (where e.cause_kind = 'refund'), 0) as promised, -sum(l.amount) as owed
  from ledger_entries e join ledger_lines l on l.entry_id = e.id
  where e.cause_kind in ('refund', 'refund-paid', 'refund-returned', 'refund-settled') and l.account = 'to-refund'
  group by e.cause_id
) b on b.cause_id = r.id
where r.id is null or b.cause_id is null or b.promised <> r.promised or b.owed <> r.owed;

-- name: the ledger says what the documents say, by rate
select i.id as document, b.cause_id as booked from (
  select i.id, s.account, s.rate, s.amount from invoices i
  join lateral (
    select 'customers' as account, null::int as rate, i.total::bigint as amount
    union all
    select 'revenue', l.tax_rate_bp, -sum(l.net) from invoice_lines l where l.invoice_id = i.id group by l.tax_rate_bp
    union all
    select 'vat', l.tax_rate_bp, -sum(l.tax) from invoice_lines l where l.invoice_id = i.id group by l.tax_rate_bp
  ) s on s.amount <> 0
) i
full join (
  select e.cause_id, l.account, l.tax_rate_bp as rate, sum(l.amount) as amount
  from ledger_entries e join ledger_lines l on l.entry_id = e.id where e.cause_kind = 'document'
  group by e.cause_id, l.account, l.tax_rate_bp having sum(l.amount) <> 0
) b on b.cause_id = i.id and b.account = i.account and b.rate is not distinct from i.rate
where i.id is null or b.cause_id is null or b.amount <> i.amount;

-- name: the ledger has what came into the account and what went back of it, and nothing else that nobody ordered
select t.id as entry, b.cause_id as booked from bank_entries t
full join (
  select e.cause_id,
    coalesce(sum(l.amount) filter (where e.cause_kind = 'bank-entry'), 0) as came,
    -coalesce(sum(l.amount) filter (where e.cause_kind = 'bank-entry-back'), 0) as went
  from ledger_entries e join ledger_lines l on l.entry_id = e.id
  where e.cause_kind in ('bank-entry', 'bank-entry-back') and l.account = 'bank'
  group by e.cause_id
) b on b.cause_id = t.id
where t.id is null or b.cause_id is null or b.came <> t.amount or b.went <> t.sent_back;

-- name: no buyer owes anything and none is owed, once the jobs of their order have run
select e.order_id from ledger_entries e join ledger_lines l on l.entry_id = e.id
where l.account = 'customers' and not exists (
  select from jobs.job j where j.state < 'completed' and j.data ->> 'orderId' = e.order_id::text
    and j.name in ('order-paid', 'order-refunded', 'reissue-invoice'))
group by e.order_id, e.currency having sum(l.amount) <> 0;

-- name: what the ledger has at the sandbox is what lies there, once all refunds are answered
select m.booked, m.there from (
  select
    (select coalesce(sum(l.amount), 0) from ledger_lines l where l.account = 'provider' and l.kind = 'sandbox') as booked,
    (select coalesce(sum(c.amount - c.refunded), 0) from sandbox_charges c join payments p on p.id = c.attempt_id
     where c.state = 'succeeded' and p.state = 'succeeded') as there
) m
where m.booked <> m.there
  and not exists (select from refunds r join payments p on p.id = r.payment_id
    where p.provider = 'sandbox' and r.state in ('requested', 'failed'));

-- name: the ledger has what the provider kept and moved beyond our payments, and nothing else as that
select l.id as line, b.cause_id as booked from (
  select id, fee, amount, (kind in ('charge', 'payment', 'refund', 'payment_refund', 'refund_failure', 'payment_failure_refund')
    and coalesce(payment_id, refund_id) is not null) as is_ours
  from provider_lines
) l
full join (
  select e.cause_id, sum(l.amount) as net
  from ledger_entries e join ledger_lines l on l.entry_id = e.id
  where e.cause_kind = 'provider-line' and l.account = 'provider' group by e.cause_id
) b on b.cause_id = l.id
where l.id is null or coalesce(b.net, 0) <> case when l.is_ours then 0 else l.amount end - l.fee;

-- name: what a line of the provider's account says of a payment or a refund of ours is what we have booked
select l.ref from provider_lines l
left join payments p on p.id = l.payment_id
left join refunds r on r.id = l.refund_id
where l.happened_at < :now::timestamptz - interval '10 minutes'
  and (l.kind in ('charge', 'payment') and l.payment_id is not null
      and (p.id is null or p.state <> 'succeeded' or p.amount <> l.amount or p.currency <> l.currency)
    or l.kind in ('refund', 'payment_refund') and l.refund_id is not null
      -- One that was given by hand may have come in parts.
      and (r.id is null or r.state = 'requested' or r.amount < (
        select -sum(o.amount) from provider_lines o where o.refund_id = r.id and o.kind in ('refund', 'payment_refund'))));

-- name: what was given beside us in the place of a refund never left the bank, and is no more than that refund
select l.id as line, b.cause_id as booked from (
  select l.id, l.amount, l.settled_refund from provider_lines l where l.settled_refund is not null
) l
full join (
  select e.cause_id, sum(b.amount) as amount
  from ledger_entries e join ledger_lines b on b.entry_id = e.id
  where e.cause_kind = 'provider-line' and b.account = 'bank' group by e.cause_id
) b on b.cause_id = l.id
left join refunds r on r.id = l.settled_refund
where l.id is null or b.cause_id is null or b.amount <> -l.amount or r.id is null
  or case r.state when 'failed' then r.amount else r.settled end < (
    select -sum(o.amount) from provider_lines o where o.settled_refund = r.id);

-- name: what was given beside us and is a refund of ours, or stands for one, has its name once the account was read again
select l.id as line, r.id as refund from provider_lines l
join provider_reads d on d.provider = l.provider
join refunds r on r.payment_id = l.of_payment
left join payment_alarms a on a.kind = 'refund-failed' and a.subject = r.id::text and a.closed_how is distinct from 'by-itself'
where l.refund_id is null and l.settled_refund is null and (
  l.source = any(r.provider_refs) and r.settled_at < d.read_until - interval '2 hours'
  or (r.state = 'failed' or r.settled > 0) and l.happened_at between date_trunc('second', r.created_at) and a.closed_at
    and a.closed_at < d.read_until - interval '2 hours'
    and coalesce((select -sum(o.amount) from provider_lines o where o.settled_refund = r.id), 0) - l.amount
      <= case r.state when 'failed' then r.amount else r.settled end);

-- name: what we have booked of a provider is in its account, once that was read
select p.id from payments p
join provider_reads d on d.provider = p.provider
where p.state = 'succeeded' and p.settled_at < d.read_until - interval '1 hour'
  and not exists (select from provider_lines l where l.payment_id = p.id and l.kind in ('charge', 'payment'))
union all
select r.id from refunds r
join payments p on p.id = r.payment_id
join provider_reads d on d.provider = p.provider
where (r.state = 'succeeded' or r.state = 'failed' and exists (
    -- One that the provider refused to the end never was in its account.
    select from ledger_entries e where e.cause_kind = 'refund-paid' and e.cause_id = r.id)) and r.settled_at < d.read_until - interval '1 hour'
  and r.amount <> coalesce((
    select -sum(l.amount) from provider_lines l where l.refund_id = r.id and l.kind in ('refund', 'payment_refund')), 0);

-- name: an account at Stripe that took money is read each day
select max(p.settled_at) as taken from payments p
where p.provider = 'stripe' and p.state = 'succeeded'
  -- An account that was given up is nobody's to read for ever; and a demo's clock is not Stripe's.
  and p.settled_at > :now::timestamptz - interval '60 days'
  and not exists (select from demo_clock)
  and not exists (select from provider_reads d where d.provider = p.provider and d.read_until >= :now::timestamptz - interval '1 day')
having max(p.settled_at) < :now::timestamptz - interval '1 day';
