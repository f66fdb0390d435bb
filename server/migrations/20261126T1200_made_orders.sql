-- What staff put together for somebody is an order of its own, beside what that person puts together by themself.
alter table orders drop constraint orders_purpose_check;
alter table orders add constraint orders_purpose_check
  check (purpose in ('sign-up', 'registration', 'upgrade', 'room-change', 'offer'));
