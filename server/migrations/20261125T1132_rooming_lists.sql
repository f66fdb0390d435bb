-- Rooming lists as they were sent to a house, each with its number.
create table rooming_lists (
  id uuid primary key,
  accommodation_id int not null references accommodations,
  number int not null check (number > 0),
  sent_at timestamptz not null,
  -- Who of the staff sent it.
  sent_by uuid not null,
  sent_to text not null,
  constraint each_list_once unique (accommodation_id, number)
);

-- What each of them said of a stay, and what that was to the one before.
create table rooming_list_lines (
  list_id uuid not null references rooming_lists,
  booking_id int not null references bookings,
  change text not null check (change in ('none', 'added', 'changed', 'cancelled')),
  room_id int not null references rooms,
  arrival date not null,
  departure date not null,
  occupancy int not null check (occupancy >= 1),
  -- Who sleeps there, and who booked; null since they were forgotten.
  guests text[],
  booked_by text,
  primary key (list_id, booking_id)
);
create index rooming_lines_of_booking on rooming_list_lines (booking_id);
