-- Seats of sessions that can be reserved: how many, and who has them. A seat is taken by one conditional update of the
-- session's row here, and the check below stands behind it. What everybody reads of a session stands elsewhere, and is
-- not written with each seat.
create table session_seats (
  id int primary key references program_sessions,
  capacity int not null check (capacity >= 0),
  -- Seats that wait for an answer.
  held int not null default 0 check (held >= 0),
  -- Seats of those who come.
  taken int not null default 0 check (taken >= 0),
  -- How long a freed seat waits for the answer of whoever stands first in line.
  answer_hours int not null check (answer_hours between 1 and 168),
  constraint seats_within_session check (held + taken <= capacity)
);

-- What somebody asked for. Who gives it back and comes again begins a new one, at the end of the line.
create table session_reservations (
  id uuid primary key,
  session_id int not null references session_seats,
  user_id uuid not null references users,
  state text not null check (state in ('waiting', 'offered', 'reserved', 'expired', 'withdrawn', 'cancelled')),
  -- In which order they came: the line.
  arrival bigint generated always as identity,
  -- Until when a freed seat waits for their answer.
  offered_until timestamptz,
  -- The session's sequence of which they know: of a later one they are told.
  known_sequence int not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint offered_seat_has_its_time check ((state = 'offered') = (offered_until is not null)),
  constraint reservation_that_ended_says_when check ((state in ('expired', 'withdrawn', 'cancelled')) = (ended_at is not null))
);
create unique index one_reservation_per_person on session_reservations (session_id, user_id)
  where state in ('waiting', 'offered', 'reserved');
create index reservations_of_user on session_reservations (user_id, session_id, arrival desc);
create index reservations_in_line on session_reservations (session_id, arrival) where state = 'waiting';
create index reservations_living on session_reservations (session_id) where state in ('waiting', 'offered', 'reserved');
create index seat_offers_by_end on session_reservations (offered_until) where state = 'offered';
