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
