-- The house's own number, for who stands before its door. Null where it is not known.
alter table accommodations add column phone text;
