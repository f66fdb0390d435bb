-- Who holds a place while their mailbox is not proven: keyed fingerprints of the mailbox and of the network, so that
-- neither holds more than a few. Both go when the mailbox is proven.
alter table passes add column held_by_mailbox text, add column held_by_network text;
create index places_held_unproven on passes (pass_type_id) where place = 'held' and user_id is null;
