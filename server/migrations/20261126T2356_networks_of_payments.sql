-- Where an attempt was begun from, as a keyed fingerprint: a provider that is given the card itself tells of one that was
-- declined, and not of who gave it.
alter table payments add column network_key text;
create index payments_from_network on payments (created_at) where network_key is not null;
