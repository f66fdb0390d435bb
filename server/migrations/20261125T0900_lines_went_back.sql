-- When the thing of a line was taken back; whatever of its price was not given back then is a fee that was kept.
alter table order_lines add column went_back_at timestamptz;

update order_lines l set went_back_at = coalesce(
  (select max(e.at) from order_events e where e.order_id = l.order_id and e.event in ('refund', 'refund-part')), now())
from orders o
where o.id = l.order_id
  and (l.price_with_vat > 0 and l.returned = l.price_with_vat or l.price_with_vat = 0 and o.state = 'refunded');
