-- Money that was given to an order which has all that it costs by it: every minute what is not is looked at, and no more.
alter table bank_allocations add column is_paying boolean not null default false;
update bank_allocations a set is_paying = true
where exists (select from payments p where p.order_id = a.order_id and p.provider = 'transfer' and p.state <> 'failed');
create index allocations_not_paying on bank_allocations (order_id) where not is_paying;
