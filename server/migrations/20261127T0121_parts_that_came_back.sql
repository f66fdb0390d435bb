-- Money that was given back in parts may be sent back by a bank in parts: how much came back, under which of the provider's
-- names, and how much of what is owed again a person has paid in another way.
alter table refunds
  add column returned integer not null default 0,
  add column returned_refs text[] not null default '{}',
  add column settled integer not null default 0,
  add constraint refund_comes_back_once check (returned between 0 and amount),
  add constraint refund_is_settled_once check (settled between 0 and amount);
update refunds r set
  returned = case when exists (
    select from ledger_entries e where e.cause_kind = 'refund-returned' and e.cause_id = r.id) then r.amount else 0 end,
  settled = case when exists (
    select from ledger_entries e where e.cause_kind = 'refund-settled' and e.cause_id = r.id) then r.amount else 0 end
where r.state = 'failed';
