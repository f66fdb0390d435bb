-- Two organisers may edit one event; whoever has a place or waits for one is told when it is held elsewhere or at another time.
alter table vip_events
  add column version int not null default 1 check (version >= 1),
  -- Counts the moves to another time or place.
  add column sequence int not null default 0 check (sequence >= 0);
-- The event's sequence of which they know: of a later one they are told.
alter table vip_attendances add column known_sequence int not null default 0;
alter table vip_attendances alter column known_sequence drop default;
create index attendances_of_event on vip_attendances (event_id, arrival);
