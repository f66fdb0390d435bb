-- Orders sell more than passes from here on: what else they hold, what they are for, and what each line gave back.

-- A booking's name is a number, a pass's a UUID.
alter table order_lines alter column reference type text using reference::text;
alter table order_lines drop constraint order_lines_kind_check;
alter table order_lines add constraint order_lines_kind_check check (kind in ('pass', 'upgrade', 'room', 'room-change'));
-- What the thing costs with domestic VAT, whoever buys it; net, tax and gross follow from it and from the buyer.
alter table order_lines add column price_with_vat int not null default 0 check (price_with_vat >= 0);
update order_lines set price_with_vat = gross;
alter table order_lines alter column price_with_vat drop default;
-- How much of that price was given back.
alter table order_lines add column returned int not null default 0;
alter table order_lines add constraint line_gives_back_no_more_than_it_took check (returned between 0 and price_with_vat);

alter table orders add column purpose text not null default 'registration'
  check (purpose in ('sign-up', 'registration', 'upgrade', 'room-change'));
update orders set purpose = 'sign-up' where sign_up_id is not null;
-- Since when an order that is not placed holds something: the longest hold counts from here.
alter table orders add column held_since timestamptz;
drop index one_open_order_per_user;
create unique index one_registration_in_progress on orders (user_id, edition_id)
  where state in ('open', 'awaiting_payment') and purpose = 'registration';

-- What a refund gives back, line by line: the credit note says the same.
create table refund_lines (
  refund_id uuid not null references refunds,
  order_line_id int not null references order_lines,
  net int not null check (net >= 0),
  tax int not null check (tax >= 0),
  gross int not null check (gross > 0),
  primary key (refund_id, order_line_id),
  constraint refund_line_gross_is_net_and_tax check (gross = net + tax)
);

-- Basis points: lodging has a rate of its own.
alter table editions add column room_vat_rate_bp int not null default 700 check (room_vat_rate_bp between 0 and 10000);
-- Until when a stay can be changed or cancelled without cost, and an order given back.
alter table editions add column cancel_before timestamptz;
update editions set cancel_before = starts_on::timestamp at time zone time_zone - interval '14 days';
alter table editions alter column cancel_before set not null;
