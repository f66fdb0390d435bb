-- Whoever was erased left these traces. `due`: the buyer is taken out as soon as no payment is under way and the
-- invoice, which has its own copy, is written.
alter table orders add column buyer_erasure text check (buyer_erasure in ('due', 'done'));
create index orders_to_erase on orders (id) where buyer_erasure = 'due';

-- A sign-up that was erased proves no mailbox any more.
alter table sign_ups add column erased_at timestamptz;
create index sign_ups_unconfirmed on sign_ups (email_key) where confirmed_at is null;

-- Reminders that wait carry an address, where a job carries ids alone: whoever waits for one asks again.
do $$ begin
  if to_regclass('jobs.job') is not null then
    execute $sql$delete from jobs.job where data ? 'email'$sql$;
  end if;
end $$;
