-- What the numbers of orders and documents begin with. Two editions may be in one year, and each counts for itself.
alter table editions add column code text;
update editions set code = upper(left(regexp_replace(product, '\s', '', 'g'), 2)) || lpad((year % 100)::text, 2, '0');
alter table editions
  alter column code set not null,
  add constraint editions_code_check check (code ~ '^\S{2,12}$'),
  add constraint editions_code_key unique (code),
  drop constraint editions_year_key;
