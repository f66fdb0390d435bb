-- Under which names a refund is with its provider: what was given there by hand is named later than the account was read.
alter table refunds add column provider_refs text[] not null default '{}';

-- What a line of the account is about, as the provider calls it. What went back of a payment of ours without a name of ours is
-- of that payment: it may prove to be a refund, or to be what somebody gave in the place of one.
alter table provider_lines
  add column source text,
  add column of_payment uuid,
  add column settled_refund uuid,
  add constraint provider_line_has_one_name check (refund_id is null or settled_refund is null);
create index provider_lines_without_name on provider_lines (of_payment)
  where of_payment is not null and refund_id is null and settled_refund is null;

-- An attempt that was left, until its provider has ended it, and when that was asked last.
alter table payments add column to_end_since timestamptz, add column end_asked_at timestamptz;
create index payments_to_end on payments (end_asked_at) where to_end_since is not null;

-- How an alarm was closed: by a person, or because what it told of was put right after all.
alter table payment_alarms
  add column closed_how text check (closed_how in ('by-person', 'by-itself')),
  drop constraint payment_alarms_kind_check,
  add constraint payment_alarms_kind_check check (kind in (
    'charge-does-not-fit', 'check-fails', 'delivery-failed', 'payment-disputed', 'refund-failed', 'end-fails'));
update payment_alarms set closed_how = 'by-person' where closed_at is not null;
update payment_alarms a set closed_at = r.settled_at, closed_how = 'by-itself' from refunds r
  where a.kind = 'refund-failed' and a.subject = r.id::text and a.closed_at is null and r.state = 'succeeded';
alter table payment_alarms add constraint closed_alarm_says_how check ((closed_at is null) = (closed_how is null));
