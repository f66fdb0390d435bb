-- What is sold is named in every language, so that a reader sees their own whatever the buyer's was. What was sold
-- before keeps the words it has.
alter table order_lines alter column description type jsonb
  using jsonb_build_object('en', description, 'de', description);
-- As a list names it: `Hotel Adler, 4 nights`.
alter table order_lines add column summary jsonb;
update order_lines set summary = description;
alter table order_lines alter column summary set not null;

-- What was given back of the line, such as `Hotel Adler: 2 nights fewer`; null: the line as it stood.
alter table refund_lines add column description jsonb;

alter table invoices alter column description type jsonb
  using jsonb_build_object('en', description, 'de', description);
