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
