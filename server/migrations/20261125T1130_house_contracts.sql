-- Counts the changes that people make to a room; its nights count with those of its house.
alter table rooms add column version int not null default 1 constraint room_version_counts_up check (version > 0);

-- What was agreed with a house, and since when its unsold rooms are the house's again.
create table house_contracts (
  accommodation_id int primary key references accommodations,
  version int not null default 1 constraint contract_version_counts_up check (version > 0),
  -- Of all its nights together, as signed.
  room_nights int not null check (room_nights >= 0),
  -- The last day on which rooms that nobody has taken are ours to sell, where the event is.
  cut_off_on date not null,
  -- So much of the room nights may be left unused.
  attrition_percent int not null check (attrition_percent between 0 and 100),
  -- Owed for each night below that, in minor units.
  rate int not null check (rate >= 0),
  -- Where rooming lists go; null where it is not known.
  email text,
  -- Who of the staff decided it last; the log names them for what the date does.
  saved_by uuid not null,
  -- Null: not yet.
  released_at timestamptz,
  released_nights int check (released_nights >= 0),
  constraint release_says_how_many check ((released_at is null) = (released_nights is null))
);
create index contracts_to_release on house_contracts (cut_off_on) where released_at is null;
