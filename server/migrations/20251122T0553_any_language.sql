-- Which languages there are, the program says: another one needs no migration.
alter table users drop constraint users_locale_check;
alter table sign_ups drop constraint sign_ups_locale_check;
alter table orders drop constraint orders_locale_check;
