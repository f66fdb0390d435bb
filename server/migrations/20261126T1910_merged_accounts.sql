-- An address that an account had is also that of another account which became one with it.
alter table former_addresses add column is_merged boolean not null default false;
