-- name: an order is paid exactly when captured money equals its total
select o.id from orders o
left join lateral (
  select coalesce(sum(p.amount), 0) as captured,
    coalesce((select sum(r.amount) from refunds r join payments p2 on p2.id = r.payment_id where p2.order_id = o.id), 0) as refunded
  from payments p where p.order_id = o.id and p.state = 'succeeded'
) m on true
where (o.state = 'paid' and m.captured - m.refunded <> o.total)
  or (o.state = 'partially_refunded' and m.captured - m.refunded <> o.total - (
    select coalesce(sum(g.gross), 0) from refund_lines g join order_lines l on l.id = g.order_line_id where l.order_id = o.id))
  or (o.state in ('refunded', 'expired', 'cancelled', 'open', 'awaiting_payment') and m.captured <> m.refunded);

-- name: what is given back was taken before
select p.id from payments p
where coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id), 0) > case when p.state = 'succeeded' then p.amount else 0 end;

-- name: every charge of the provider is one of our attempts, and ends as ours did
select c.provider_ref from sandbox_charges c
left join payments p on p.id = c.attempt_id
where p.id is null or p.amount <> c.amount or p.currency <> c.currency
  or (p.state = 'succeeded') <> (c.state = 'succeeded') and p.state not in ('started', 'pending');

-- name: every payment of ours is in the provider's books
select p.id from payments p
left join sandbox_charges c on c.attempt_id = p.id
where p.provider = 'sandbox' and p.state = 'succeeded' and (c.provider_ref is null or c.state <> 'succeeded');

-- name: an order's history replays to its state
select o.id from orders o
where o.state <> coalesce(
  (select e.to_state from order_events e where e.order_id = o.id order by e.id desc limit 1), 'open')
  or exists (
    select from (
      select e.from_state, lag(e.to_state, 1, 'open') over (order by e.id) as before
      from order_events e where e.order_id = o.id
    ) steps where steps.from_state <> steps.before);

-- name: an order's totals are the sums of its lines
select o.id from orders o
left join lateral (
  select coalesce(sum(l.net), 0) as net, coalesce(sum(l.tax), 0) as tax, coalesce(sum(l.gross), 0) as gross
  from order_lines l where l.order_id = o.id
) s on true
where o.net <> s.net or o.tax <> s.tax or o.total <> s.gross;

-- name: a finished order holds nothing
select p.id from passes p join orders o on o.id = p.order_id
-- What staff hold for somebody is held before they say how they pay it.
where p.place = 'held' and o.state <> 'awaiting_payment' and not (o.state = 'open' and o.promised_until is not null);

-- name: invoice numbers run without gap or duplicate
select s.edition_id, s.kind, s.prefix from invoice_series s
left join lateral (
  select count(*) as issued, coalesce(max(i.series_number), 0) as highest
  from invoices i where i.edition_id = s.edition_id and i.kind = s.kind and i.series = s.prefix
) n on true
where n.issued <> n.highest or n.highest <> s.last_number;

-- name: an invoice's totals are the sums of its lines
select i.id from invoices i
left join lateral (
  select coalesce(sum(l.net), 0) as net, coalesce(sum(l.tax), 0) as tax, coalesce(sum(l.gross), 0) as gross
  from invoice_lines l where l.invoice_id = i.id
) s on true
where i.net <> s.net or i.tax <> s.tax or i.total <> s.gross;

-- name: a paid order has its invoice once its jobs have run
select o.id from orders o
where o.paid_at is not null and o.total > 0 and not exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice')
  and not exists (select from jobs.job j where j.name = 'order-paid' and j.state < 'completed' and j.data ->> 'orderId' = o.id::text);

-- name: what an order's documents say in all is what it keeps, once its jobs have run
select o.id from orders o
where o.paid_at is not null and o.total > 0
  and (select coalesce(sum(i.total), 0) from invoices i where i.order_id = o.id) <> o.total - (
    select coalesce(sum(g.gross), 0) from refund_lines g join order_lines l on l.id = g.order_line_id where l.order_id = o.id)
  and not exists (select from jobs.job j where j.state < 'completed' and j.data ->> 'orderId' = o.id::text
    and j.name in ('order-paid', 'order-refunded', 'reissue-invoice'));

-- name: of an order's invoices one counts, and each other one is ended by a credit note
select i.id from invoices i
where i.kind = 'invoice' and exists (select from invoices n where n.kind = 'invoice' and n.refers_to = i.id)
  and not exists (select from invoices c where c.kind = 'creditNote' and c.refers_to = i.id and c.refund_id is null);

-- name: what a line gave back is what its refunds say
select l.id from order_lines l
left join lateral (
  select coalesce(sum(g.net), 0) as net, coalesce(sum(g.tax), 0) as tax, coalesce(sum(g.gross), 0) as gross
  from refund_lines g where g.order_line_id = l.id
) r on true
where r.net > l.net or r.tax > l.tax or (l.returned = 0) <> (r.gross = 0) and l.gross > 0 and not l.vat_returned
  or l.vat_returned and r.tax <> l.tax
  or l.returned = l.price_with_vat and l.price_with_vat > 0 and r.gross <> l.gross;

-- name: what was paid for and not given back was delivered
select l.id, l.order_id, l.kind from order_lines l
join orders o on o.id = l.order_id
left join passes p on l.kind = 'pass' and p.id::text = l.reference
left join pass_upgrades u on l.kind = 'upgrade' and u.id::text = l.reference
left join bookings b on l.kind = 'room' and b.id::text = l.reference
left join booking_changes c on l.kind = 'room-change' and c.id::text = l.reference
left join train_tickets t on l.kind = 'train-ticket' and t.id::text = l.reference
left join vip_attendances a on l.kind = 'vip-event' and a.id::text = l.reference
left join vip_events e on e.id = a.event_id
where o.state in ('paid', 'partially_refunded') and l.gross > 0 and l.returned < l.price_with_vat and l.went_back_at is null
  -- Who left for good, as the payer or as who was given it, gave up what they had.
  and not exists (select from users w where w.erased_at is not null
    and w.id in (o.user_id, p.user_id, b.user_id, t.user_id, a.user_id))
  and not coalesce(case l.kind
    when 'pass' then p.place = 'sold' when 'upgrade' then u.state = 'done'
    when 'room' then b.state = 'booked' when 'train-ticket' then t.state = 'issued'
    when 'room-change' then c.state = 'done'
    -- Who withdraws after the deadline gets nothing back; whose event is cancelled does.
    when 'vip-event' then a.state = 'attending' or a.ended_at >= e.withdraw_before
      and (a.state = 'withdrawn' or a.state = 'cancelled' and (e.cancelled_at is null or a.ended_at < e.cancelled_at))
    end, false);

-- name: what went back is nobody's any more
select l.id, l.order_id, l.kind from order_lines l
left join passes p on l.kind = 'pass' and p.id::text = l.reference
left join bookings b on l.kind = 'room' and b.id::text = l.reference
left join train_tickets t on l.kind = 'train-ticket' and t.id::text = l.reference
left join vip_attendances a on l.kind = 'vip-event' and a.id::text = l.reference
where l.went_back_at is not null
  and (p.place = 'sold' or p.state = 'approved' or b.state = 'booked' or t.state = 'issued' or a.state = 'attending');

-- name: an order is refunded where all of its things went back with all of their money
select o.id from orders o
where (o.state = 'refunded') <> (o.state in ('paid', 'partially_refunded', 'refunded') and not exists (
  select from order_lines l where l.order_id = o.id and (l.went_back_at is null or l.returned < l.price_with_vat)));

-- name: money that the provider took is booked within ten minutes
select p.id from payments p join sandbox_charges c on c.attempt_id = p.id
where c.state = 'succeeded' and p.state <> 'succeeded' and p.created_at < :now::timestamptz - interval '10 minutes';

-- name: money that was promised back is given back within an hour, by transfer within a week
select r.id from refunds r join payments p on p.id = r.payment_id
where r.state <> 'succeeded' and r.created_at < :now::timestamptz - case when p.provider = 'transfer' then interval '7 days' else interval '1 hour' end
  -- A person has paid it in another way, and says so by closing the alarm.
  and not (r.state = 'failed' and exists (
    select from payment_alarms a where a.kind = 'refund-failed' and a.subject = r.id::text and a.closed_at is not null));

-- name: what came into the account is spent as often as it came
select e.id from bank_entries e
where e.allocated <> coalesce((select sum(a.amount) from bank_allocations a where a.entry_id = e.id), 0);

-- name: an order knows what was transferred for it
select o.id from orders o
where o.transferred <> coalesce((select sum(a.amount) from bank_allocations a where a.order_id = o.id), 0);

-- name: what was transferred for an order that is over pays it, or waits for a decision
select a.order_id from bank_allocations a join orders o on o.id = a.order_id
where o.state not in ('open', 'awaiting_payment')
  and (select max(e.at) from order_events e where e.order_id = o.id) < :now::timestamptz - interval '10 minutes'
  and not exists (select from payments p where p.order_id = o.id and p.provider = 'transfer' and p.state <> 'failed');

-- name: a transfer pays what was allotted to its order
select p.id from payments p
where p.provider = 'transfer' and p.amount <> coalesce((select sum(a.amount) from bank_allocations a where a.order_id = p.order_id), 0);

-- name: no payment waits for a person
select id, kind, subject, detail, raised_at from payment_alarms where closed_at is null;
