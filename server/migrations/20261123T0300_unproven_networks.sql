-- Sign-ups of one network that are not proven are counted with each new one.
create index passes_unproven_by_network on passes (held_by_network, created_at) where held_by_network is not null;
