-- A pass on its way to another type: the place in the new type is held here until the difference is paid.
create table pass_upgrades (
  id uuid primary key,
  pass_id uuid not null references passes,
  from_type_id int not null references pass_types,
  to_type_id int not null references pass_types,
  order_id uuid references orders,
  state text not null check (state in ('open', 'held', 'done', 'released')),
  created_at timestamptz not null,
  done_at timestamptz,
  constraint upgrade_changes_the_type check (from_type_id <> to_type_id)
);
create unique index one_upgrade_under_way on pass_upgrades (pass_id) where state in ('open', 'held');
create index upgrades_of_order on pass_upgrades (order_id);
