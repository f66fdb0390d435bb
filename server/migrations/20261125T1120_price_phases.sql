-- What a pass costs from certain moments on, the first of them first: [{"name", "from", "price"}]. Before them, and where
-- there are none, it costs its `price`.
alter table pass_types add column price_phases jsonb not null default '[]'
  constraint price_phases_are_a_list check (jsonb_array_length(price_phases) <= 12);
alter table pass_types alter column price_phases drop default;

-- Which of its orders are not paid yet, before a pass type is changed.
create index upgrades_to_type on pass_upgrades (to_type_id) where state in ('open', 'held');
create index upgrades_from_type on pass_upgrades (from_type_id) where state in ('open', 'held');
