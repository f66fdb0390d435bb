-- What bears VAT where it takes place, whoever buys it: admission (Directive 2006/112/EC, article 53), lodging (47), journeys (48).
alter table editions
  add column admission_taxed_there boolean not null default false,
  add column lodging_taxed_there boolean not null default false,
  add column transport_taxed_there boolean not null default false;
