-- How often a provider has refused to give money back, and when it was asked last: it says the same to one key for a day, so
-- that a refusal is followed by another key, and what is refused for long is asked for once an hour.
alter table refunds
  add column refusals integer not null default 0 check (refusals >= 0),
  add column asked_at timestamptz;
create index refunds_to_ask on refunds (asked_at) where state = 'requested';
