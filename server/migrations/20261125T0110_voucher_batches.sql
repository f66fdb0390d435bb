-- Vouchers are made in batches: for whom, of which pass type, after which pattern, and when they are good.
create table voucher_batches (
  id int generated always as identity primary key,
  edition_id int not null references editions,
  name text not null,
  -- Who hands them out.
  company text,
  -- A `#` for each sign that is drawn; without any it is the one code itself.
  pattern text not null,
  pass_type_id int not null references pass_types,
  valid_from timestamptz,
  valid_until timestamptz,
  made_at timestamptz not null,
  stopped_at timestamptz,
  constraint voucher_batch_begins_before_it_ends check (valid_from < valid_until)
);
-- As the office turns its pages.
create index voucher_batches_by_time on voucher_batches (edition_id, made_at, id);

alter table vouchers add batch_id int references voucher_batches;
alter table vouchers add valid_from timestamptz;
-- From then on it takes nobody in. What is held or redeemed stays.
alter table vouchers add stopped_at timestamptz;

insert into voucher_batches (edition_id, name, pattern, pass_type_id, valid_until, made_at)
select edition_id, code, code, pass_type_id, valid_until, now() from vouchers order by id;
update vouchers v set batch_id = b.id from voucher_batches b where b.edition_id = v.edition_id and b.pattern = v.code;
alter table vouchers alter column batch_id set not null;
create index vouchers_of_batch on vouchers (batch_id, id);
