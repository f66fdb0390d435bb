-- What has come for an order by bank transfer so far: written with what of an entry is given to it, so that the order can say
-- what is still missing. With all of it there, the order is paid.
alter table orders add column transferred integer not null default 0 check (transferred >= 0);

update orders o set transferred = a.sum
from (select order_id, sum(amount)::int as sum from bank_allocations group by order_id) a
where a.order_id = o.id;
