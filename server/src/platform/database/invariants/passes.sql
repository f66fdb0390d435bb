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

-- name: shared quotas are within their capacity and equal what their pass types count
select q.id, q.taken from pass_quotas q
left join lateral (
  select coalesce(sum(t.held + t.sold), 0) as taken from pass_types t where t.quota_id = q.id
) l on true
where q.taken <> l.taken or l.taken > q.capacity;

-- name: voucher uses are within what is allowed and equal their passes
select v.id from vouchers v
left join lateral (
  select count(*) filter (where p.place = 'held') as held, count(*) filter (where p.place = 'sold') as sold
  from passes p where p.voucher_id = v.id
) l on true
where v.held <> l.held or v.redeemed <> l.sold or v.held + v.redeemed > v.max_uses;

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

-- name: a pass is with whoever accepted it last, and each who gave it had it
select t.id from pass_transfers t join passes p on p.id = t.pass_id
left join lateral (
  select n.giver_id from pass_transfers n where n.pass_id = t.pass_id and n.state = 'accepted' and n.arrival > t.arrival
  order by n.arrival limit 1
) n on true
where t.state = 'accepted' and coalesce(n.giver_id, p.user_id) is distinct from t.accepted_by;

-- name: nobody is invited to a pass that somebody else is invited to
select pass_id from pass_transfers where state = 'invited' group by pass_id having count(*) > 1;

-- name: an upgrade holds a place only while its order is not finished
select u.id from pass_upgrades u join orders o on o.id = u.order_id
where u.state in ('open', 'held') and o.state not in ('open', 'awaiting_payment')
  or u.state = 'held' and o.state <> 'awaiting_payment' and not (o.state = 'open' and o.promised_until is not null);
