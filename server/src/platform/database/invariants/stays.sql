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
