-- A dearer type that staff gave free is an upgrade without an order. What of it was undone by a cheaper pass, with domestic
-- VAT and in minor units, and when nothing was left of it: what nobody paid goes back to nobody.
alter table pass_upgrades add given_back int not null default 0 check (given_back >= 0);
alter table pass_upgrades add undone_at timestamptz;
alter table pass_upgrades add constraint only_a_gift_is_undone check (order_id is null or given_back = 0 and undone_at is null);

-- The same of what a voucher took off the price of a pass.
alter table passes add given_back int not null default 0 check (given_back >= 0 and given_back <= coalesce(given_away, 0));
