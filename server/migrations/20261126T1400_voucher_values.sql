-- What a voucher takes off: all of the price, a share of it in basis points, a sum of it, or all but a fixed price.
alter table voucher_batches add value_kind text not null default 'free'
  check (value_kind in ('free', 'percent', 'amount', 'price'));
-- Basis points of a share, minor units of the edition's currency else; null of what is free.
alter table voucher_batches add value int;
alter table voucher_batches add constraint voucher_value_fits_its_kind check (
  (value_kind = 'free') = (value is null) and value >= 0 and (value_kind <> 'percent' or value between 1 and 10000)
);

-- What its voucher took off the pass's price, with domestic VAT and in minor units; null without a voucher.
alter table passes add given_away int check (given_away >= 0);
-- Of those that are there nobody wrote down what the type cost in their moment.
update passes p set given_away = t.price from pass_types t where t.id = p.pass_type_id and p.voucher_id is not null;
alter table passes add constraint voucher_says_what_it_gave check ((voucher_id is null) = (given_away is null));
-- What became of a batch is counted over the passes of its codes.
create index passes_of_voucher on passes (voucher_id) where voucher_id is not null;
