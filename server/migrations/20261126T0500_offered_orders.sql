-- An order that staff begin for somebody is held until then, however it is placed and paid: they were told so by mail.
alter table orders add column promised_until timestamptz;
