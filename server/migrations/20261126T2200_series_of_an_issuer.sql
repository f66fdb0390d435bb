-- A series of numbers belongs to whoever issues what bears them (Umsatzsteuergesetz, section 14 (4), no. 4): where an edition is
-- sold by somebody else from some day on, they begin a series of their own.
create function issuer_of(seller jsonb) returns text language sql immutable return coalesce(
  nullif(upper(regexp_replace(seller ->> 'vatId', '[^A-Za-z0-9]', '', 'g')), ''),
  lower(btrim(seller ->> 'name')), '');

-- Whose numbers these are: nobody's until the first of them was given.
alter table invoice_series add issuer text;
update invoice_series s set issuer = (
  select issuer_of(i.seller) from invoices i where i.edition_id = s.edition_id
  order by (i.kind = s.kind) desc, i.series_number desc limit 1);
alter table invoice_series drop constraint invoice_series_pkey, add primary key (edition_id, kind, prefix),
  add constraint one_series_of_an_issuer unique (edition_id, kind, issuer),
  add constraint series_is_of_one_issuer unique (edition_id, kind, prefix, issuer);

alter table invoices add series text, add issuer text generated always as (issuer_of(seller)) stored;
update invoices i set series = s.prefix from invoice_series s where s.edition_id = i.edition_id and s.kind = i.kind;
alter table invoices alter series set not null, drop constraint invoice_number_is_unique,
  add constraint invoice_number_is_unique unique (edition_id, kind, series, series_number),
  add constraint invoice_is_in_a_series_of_its_issuer foreign key (edition_id, kind, series, issuer)
    references invoice_series (edition_id, kind, prefix, issuer) not valid;
-- What two issued by turns before keeps the numbers that it has.
do $valid$ begin
  alter table invoices validate constraint invoice_is_in_a_series_of_its_issuer;
exception when foreign_key_violation then
  raise notice 'Documents of several issuers share a series from before.';
end $valid$;
