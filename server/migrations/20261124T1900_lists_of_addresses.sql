-- Addresses and domains that are barred, or always welcome, as the office keeps them.
alter table eligibility_entries rename column note to reason;
alter table eligibility_entries add id integer generated always as identity;
alter table eligibility_entries add added_at timestamptz not null default now();
alter table eligibility_entries alter column added_at drop default;
alter table eligibility_entries add constraint eligibility_entry_has_one_id unique (id);
-- An address, or `@` and a domain.
alter table eligibility_entries add constraint listed_is_address_or_domain check (email_key like '%@%');
-- As the office turns its pages.
create index eligibility_entries_by_address on eligibility_entries (edition_id, email_key, id);
create index eligibility_entries_by_time on eligibility_entries (edition_id, added_at, id);
