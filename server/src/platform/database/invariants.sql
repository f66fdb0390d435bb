-- What must always be true. Each statement returns the rows that break it, and so none. Tests, benches and
-- `npm run doctor` run this file; statements are separated by their names.

-- name: places held and sold are within capacity
select id from pass_types where capacity is not null and held + sold > capacity or held < 0 or sold < 0;

-- name: counters of pass types equal their passes, and the upgrades on their way to them
select t.id, t.held, t.sold from pass_types t
left join lateral (
  select count(*) filter (where p.place = 'held')
      + (select count(*) from pass_upgrades u where u.to_type_id = t.id and u.state = 'held') as held,
    count(*) filter (where p.place = 'sold') as sold
  from passes p where p.pass_type_id = t.id
) l on true
where t.held <> l.held or t.sold <> l.sold;

-- name: voucher uses are within what is allowed and equal their passes
select v.id from vouchers v
left join lateral (
  select count(*) filter (where p.place = 'held') as held, count(*) filter (where p.place = 'sold') as sold
  from passes p where p.voucher_id = v.id
) l on true
where v.held <> l.held or v.redeemed <> l.sold or v.held + v.redeemed > v.max_uses;

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
where p.place = 'held' and o.state not in ('awaiting_payment');

-- name: a sold place was paid or redeemed
select p.id from passes p left join orders o on o.id = p.order_id
where p.place = 'sold' and p.order_id is not null and o.state not in ('paid', 'partially_refunded');

-- name: an approved pass was paid, redeemed or granted
select id from passes where state = 'approved'
  and (place <> 'sold' or coalesce(paid_at, redeemed_at, granted_at) is null);

-- name: one approved pass per person and edition
select user_id from passes where state = 'approved' group by user_id, edition_id having count(*) > 1;

-- name: a vendor's tag says who gave it
select user_id from user_tags where granted_by = '';

-- name: invoice numbers run without gap or duplicate
select s.edition_id, s.kind from invoice_series s
left join lateral (
  select count(*) as issued, coalesce(max(i.series_number), 0) as highest
  from invoices i where i.edition_id = s.edition_id and i.kind = s.kind
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

-- name: a survey with answers says when it was answered, as its answers do
select a.user_id, a.question_id from survey_answers a
join survey_responses r on r.user_id = a.user_id and r.edition_id = a.edition_id
where r.answered_at is distinct from a.created_at;

-- name: what a line gave back is what its refunds say
select l.id from order_lines l
left join lateral (
  select coalesce(sum(g.net), 0) as net, coalesce(sum(g.tax), 0) as tax, coalesce(sum(g.gross), 0) as gross
  from refund_lines g where g.order_line_id = l.id
) r on true
where r.net > l.net or r.tax > l.tax or (l.returned = 0) <> (r.gross = 0) and l.gross > 0
  or l.returned = l.price_with_vat and l.price_with_vat > 0 and r.gross <> l.gross;

-- name: no night of a room is promised more often than there are rooms
select id, room_id, night from availabilities where held + booked > allotment or held < 0 or booked < 0;

-- name: counters of nights equal the ledger of nights
select v.id from availabilities v
left join lateral (
  select count(*) filter (where n.hold = 'held') as held, count(*) filter (where n.hold = 'booked') as booked
  from booked_nights n where n.availability_id = v.id
) l on true
where v.held <> l.held or v.booked <> l.booked;

-- name: a stay has all its nights and no others, and one that ended has none
select b.id from bookings b
left join lateral (
  select count(*) as nights, count(*) filter (
    where v.room_id = b.room_id and v.night >= b.arrival and v.night < b.departure
      and n.hold = case b.state when 'booked' then 'booked' else 'held' end) as right_ones
  from booked_nights n join availabilities v on v.id = n.availability_id
  where n.booking_id = b.id and n.change_id is null
) l on true
where case when b.state in ('held', 'booked') then b.departure - b.arrival else 0 end <> l.nights
  or b.state in ('held', 'booked') and l.right_ones <> l.nights;

-- name: nights are held for a change only while it is under way
select n.booking_id, n.availability_id from booked_nights n
join booking_changes c on c.id = n.change_id
where c.state <> 'held' or n.hold <> 'held' or c.booking_id <> n.booking_id;

-- name: a held stay stands in an order that is not paid, a booked one in one that is
select b.id from bookings b join orders o on o.id = b.order_id
where b.state = 'held' and o.state not in ('open', 'awaiting_payment')
  or b.state = 'booked' and o.state not in ('paid', 'partially_refunded');

-- name: nobody sleeps in a room beyond its beds
select b.id from bookings b join rooms r on r.id = b.room_id
where b.state in ('held', 'booked') and (b.occupancy > r.max_occupancy
  or b.occupancy < (select count(*) from booking_guests g where g.booking_id = b.id));

-- name: train tickets held and sold are no more than their kind has, and each that is held has a code
select id, capacity, held, sold, codes_left from train_ticket_types
where held + sold > capacity or held > codes_left or held < 0 or sold < 0;

-- name: counters of train tickets equal the tickets and the codes
select t.id, t.held, t.sold, t.codes_left from train_ticket_types t
left join lateral (
  select count(*) filter (where k.state = 'held') as held, count(*) filter (where k.state = 'issued') as sold
  from train_tickets k where k.type_id = t.id
) l on true
left join lateral (
  select count(*) as left_over from train_ticket_codes c where c.type_id = t.id and c.ticket_id is null
) o on true
where t.held <> l.held or t.sold <> l.sold or t.codes_left <> o.left_over;

-- name: an issued train ticket has its code, of its own kind, and one that was never issued has none
select k.id from train_tickets k left join train_ticket_codes c on c.ticket_id = k.id
where k.state = 'issued' and (c.id is null or c.type_id <> k.type_id) or k.issued_at is null and c.id is not null;

-- name: a held train ticket stands in an order that is not paid, an issued one in one that is
select k.id from train_tickets k join orders o on o.id = k.order_id
where k.state = 'held' and o.state not in ('open', 'awaiting_payment')
  or k.state = 'issued' and o.state not in ('paid', 'partially_refunded');

-- name: one train ticket per person and edition
select user_id from train_tickets where state in ('held', 'issued') group by user_id, edition_id having count(*) > 1;

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
    -- Who withdraws after the deadline gets nothing back.
    when 'vip-event' then a.state = 'attending' or a.state in ('withdrawn', 'cancelled') and a.ended_at >= e.withdraw_before
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

-- name: no event is promised to more people than it has places
select id from vip_events where held + taken > capacity or held < 0 or taken < 0;

-- name: counters of events equal the answers to them
select e.id, e.held, e.taken from vip_events e
left join lateral (
  select coalesce(sum(a.places) filter (where a.state in ('offered', 'held')), 0) as held,
    coalesce(sum(a.places) filter (where a.state = 'attending'), 0) as taken
  from vip_attendances a where a.event_id = e.id
) l on true
where e.held <> l.held or e.taken <> l.taken;

-- name: nobody has two answers to one event
select user_id, event_id from vip_attendances where state in ('waiting', 'offered', 'held', 'attending')
group by user_id, event_id having count(*) > 1;

-- name: a held place stands in an order that is not paid, a paid one in one that is
select a.id from vip_attendances a left join orders o on o.id = a.order_id
where a.state = 'held' and (o.state is null or o.state not in ('open', 'awaiting_payment')
    or not exists (select from order_lines l where l.order_id = o.id and l.kind = 'vip-event' and l.reference = a.id::text))
  or a.state = 'attending' and o.state not in ('paid', 'partially_refunded');

-- name: whoever attends an event that costs something has paid for it
select a.id from vip_attendances a join vip_events e on e.id = a.event_id
where a.state = 'attending' and e.price > 0 and a.order_id is null;

-- name: no session has more seats promised than it has
select id from session_seats where held + taken > capacity or held < 0 or taken < 0;

-- name: counters of seats equal what is reserved of them
select s.id, s.held, s.taken from session_seats s
left join lateral (
  select count(*) filter (where r.state = 'offered') as held, count(*) filter (where r.state = 'reserved') as taken
  from session_reservations r where r.session_id = s.id
) l on true
where s.held <> l.held or s.taken <> l.taken;

-- name: nobody has two seats in one session
select user_id, session_id from session_reservations where state in ('waiting', 'offered', 'reserved')
group by user_id, session_id having count(*) > 1;

-- name: a pass is with whoever accepted it last, and each who gave it had it
select t.id from pass_transfers t join passes p on p.id = t.pass_id
left join lateral (
  select n.giver_id from pass_transfers n where n.pass_id = t.pass_id and n.state = 'accepted' and n.arrival > t.arrival
  order by n.arrival limit 1
) n on true
where t.state = 'accepted' and coalesce(n.giver_id, p.user_id) is distinct from t.accepted_by;

-- name: nobody is invited to a pass that somebody else is invited to
select pass_id from pass_transfers where state = 'invited' group by pass_id having count(*) > 1;

-- name: no two stands of an edition cover the same ground
select one.id, other.id as other from stands one join stands other
  on other.edition_id = one.edition_id and other.id > one.id
where one.x < other.x + other.width and other.x < one.x + one.width
  and one.y < other.y + other.depth and other.y < one.y + one.depth;

-- name: a stage has one session at a time
select one.id, other.id as other from program_sessions one join program_sessions other
  on other.stage_id = one.stage_id and other.id > one.id
where one.cancelled_at is null and other.cancelled_at is null
  and one.starts_at < other.ends_at and other.starts_at < one.ends_at;

-- name: an upgrade holds a place only while its order is not finished
select u.id from pass_upgrades u join orders o on o.id = u.order_id
where u.state in ('open', 'held') and o.state not in ('open', 'awaiting_payment')
  or u.state = 'held' and o.state <> 'awaiting_payment';

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

-- name: no job was given up
select id, data, created_on from jobs.job where name = 'dead-letters' and state < 'completed';
