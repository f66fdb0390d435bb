-- The provider's own account with us, line by line, as it was read: what the ledger is held against, and where fees come from.
create table provider_lines (
  id uuid primary key,
  provider text not null,
  -- The provider's name of the line.
  ref text not null,
  -- As the provider calls it: `charge`, `refund`, `payout`, …
  kind text not null,
  -- In minor units, negative where it left the account; what lies there afterwards is more by the amount less the fee.
  amount int not null,
  fee int not null,
  currency text not null,
  happened_at timestamptz not null,
  -- Ours, where it is about one of them.
  payment_id uuid,
  refund_id uuid,
  constraint provider_line_is_read_once unique (provider, ref)
);
create index provider_lines_by_time on provider_lines (provider, happened_at);
create index provider_lines_of_payment on provider_lines (payment_id);
create index provider_lines_of_refund on provider_lines (refund_id);

-- Until when the account of each provider was read.
create table provider_reads (
  provider text primary key,
  read_until timestamptz not null
);

alter table ledger_entries drop constraint ledger_entries_cause_kind_check;
alter table ledger_entries add constraint ledger_entries_cause_kind_check check (cause_kind in (
  'payment', 'refund', 'refund-paid', 'refund-returned', 'refund-settled', 'document', 'bank-entry', 'bank-entry-back',
  'provider-line'));
alter table ledger_lines drop constraint ledger_lines_account_check;
alter table ledger_lines add constraint ledger_lines_account_check check (account in (
  'customers', 'provider', 'bank', 'unassigned', 'to-refund', 'revenue', 'vat', 'fees', 'payouts', 'foreign'));
