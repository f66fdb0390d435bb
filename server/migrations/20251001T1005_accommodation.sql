create table accommodations (
  id int primary key,
  edition_id int not null references editions,
  name text not null,
  stars int not null check (stars between 1 and 5),
  -- Texts that people read: {"en": …, "de": …}.
  description jsonb not null,
  address text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  minutes_to_venue int not null check (minutes_to_venue >= 0),
  way_kind text not null check (way_kind in ('walk', 'shuttle', 'train')),
  way jsonb not null,
  has_shuttle boolean not null default false,
  amenities jsonb not null,
  -- [{"file": id of a kept file, "alt": {"en": …, "de": …}}]
  images jsonb not null,
  check_in_from text not null,
  check_out_until text not null,
  is_active boolean not null default true
);
create index accommodations_of_edition on accommodations (edition_id) where is_active;

create table rooms (
  id int primary key,
  accommodation_id int not null references accommodations,
  name jsonb not null,
  description jsonb not null,
  max_occupancy int not null check (max_occupancy between 1 and 20),
  board text not null check (board in ('none', 'breakfast', 'halfBoard')),
  images jsonb not null,
  is_active boolean not null default true,
  is_internal boolean not null default false
);
create index rooms_of_accommodation on rooms (accommodation_id);

-- One row a night. A stay takes all its nights or none; the check is what nobody can talk their way around.
create table availabilities (
  id int generated always as identity primary key,
  room_id int not null references rooms,
  night date not null,
  allotment int not null check (allotment >= 0),
  held int not null default 0 check (held >= 0),
  booked int not null default 0 check (booked >= 0),
  -- With VAT at the edition's rate for rooms, in minor units.
  price int not null check (price >= 0),
  constraint one_availability_per_night unique (room_id, night),
  constraint nights_within_allotment check (held + booked <= allotment)
);

create table bookings (
  id int generated always as identity (start with 30001) primary key,
  edition_id int not null references editions,
  user_id uuid not null references users,
  order_id uuid not null references orders,
  room_id int not null references rooms,
  -- The first night, and the morning after the last: [arrival, departure).
  arrival date not null,
  departure date not null,
  occupancy int not null check (occupancy >= 1),
  state text not null check (state in ('held', 'booked', 'cancelled', 'expired')),
  price int not null check (price >= 0),
  created_at timestamptz not null,
  booked_at timestamptz,
  ended_at timestamptz,
  constraint stay_has_nights check (departure > arrival)
);
create index bookings_of_user on bookings (user_id, edition_id);
create index bookings_of_order on bookings (order_id);
create index bookings_of_room on bookings (room_id, arrival) where state in ('held', 'booked');

create table booking_guests (
  id int generated always as identity primary key,
  booking_id int not null references bookings,
  first_name text not null,
  last_name text not null,
  email text,
  created_at timestamptz not null
);
create index guests_of_booking on booking_guests (booking_id, id);

-- Other nights for a booked stay, held until what they cost more is paid.
create table booking_changes (
  id uuid primary key,
  booking_id int not null references bookings,
  order_id uuid references orders,
  room_id int not null references rooms,
  arrival date not null,
  departure date not null,
  price int not null check (price >= 0),
  state text not null check (state in ('held', 'done', 'released')),
  created_at timestamptz not null,
  constraint change_has_nights check (departure > arrival)
);
create unique index one_change_under_way on booking_changes (booking_id) where state = 'held';
create index changes_of_order on booking_changes (order_id);

-- The ledger of nights: each row is one room on one night, taken. Counters on availabilities equal these rows.
create table booked_nights (
  availability_id int not null references availabilities,
  booking_id int not null references bookings,
  -- Set while the night is only held for a change of the booking.
  change_id uuid references booking_changes,
  hold text not null check (hold in ('held', 'booked')),
  price int not null check (price >= 0),
  constraint each_night_once unique (booking_id, availability_id)
);
create index nights_of_availability on booked_nights (availability_id);

-- How somebody means to spend the nights of the event.
create table stay_plans (
  edition_id int not null references editions,
  user_id uuid not null references users,
  plan text not null check (plan in ('book', 'own', 'later')),
  changed_at timestamptz not null,
  primary key (edition_id, user_id)
);
