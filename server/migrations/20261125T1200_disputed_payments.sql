-- A buyer asks their bank for the money back: a person answers the bank.
alter table payment_alarms drop constraint payment_alarms_kind_check;
alter table payment_alarms add constraint payment_alarms_kind_check
  check (kind in ('charge-does-not-fit', 'check-fails', 'delivery-failed', 'payment-disputed', 'refund-failed'));
