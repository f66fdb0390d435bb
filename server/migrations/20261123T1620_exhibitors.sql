-- Who exhibits, on which stand, in which hall, and how one gets there. Lengths are whole centimetres on one ground for
-- halls, stands and ways, x to the east and y to the south. What is drawn of them the product draws: nobody's picture is kept.
create table halls (
  id int generated always as identity primary key,
  edition_id int not null references editions,
  -- As the sign over the door says it.
  code text not null,
  name jsonb not null,
  -- The corners of its walls, in turn: [[x, y], …].
  outline jsonb not null,
  position int not null,
  constraint hall_has_its_code unique (edition_id, code),
  constraint hall_is_of_one_edition unique (id, edition_id)
);

-- Stages and rooms in halls. One that has the code of a stage of the programme is that stage.
create table hall_rooms (
  id int generated always as identity primary key,
  edition_id int not null,
  hall_id int not null,
  code text not null,
  name jsonb not null,
  kind text not null check (kind in ('stage', 'room', 'lounge', 'food')),
  x int not null,
  y int not null,
  width int not null check (width > 0),
  depth int not null check (depth > 0),
  constraint hall_room_has_its_code unique (edition_id, code),
  foreign key (hall_id, edition_id) references halls (id, edition_id)
);

-- A stand is a rectangle in one hall. No two of an edition cover the same ground; that they touch is usual.
create table stands (
  id int generated always as identity primary key,
  edition_id int not null,
  hall_id int not null,
  code text not null,
  x int not null,
  y int not null,
  width int not null check (width > 0),
  depth int not null check (depth > 0),
  constraint stand_has_its_code unique (hall_id, code),
  constraint stand_is_of_one_edition unique (id, edition_id),
  foreign key (hall_id, edition_id) references halls (id, edition_id),
  constraint stand_is_on_its_own_ground exclude using gist (
    int4range(edition_id, edition_id, '[]') with &&,
    int4range(x, x + width) with &&,
    int4range(y, y + depth) with &&
  )
);

create table product_categories (
  id int generated always as identity primary key,
  edition_id int not null references editions,
  code text not null,
  name jsonb not null,
  position int not null,
  constraint product_category_has_its_code unique (edition_id, code),
  constraint product_category_is_of_one_edition unique (id, edition_id)
);

create table exhibitors (
  id int generated always as identity primary key,
  edition_id int not null references editions,
  code text not null,
  name text not null,
  city text not null,
  -- What they do, in a few words.
  tagline jsonb not null,
  description jsonb not null,
  website text,
  -- What they show: [{"en": …}, …].
  products jsonb not null,
  constraint exhibitor_has_its_code unique (edition_id, code),
  constraint exhibitor_is_of_one_edition unique (id, edition_id)
);

create table exhibitor_categories (
  exhibitor_id int not null,
  category_id int not null,
  edition_id int not null,
  primary key (exhibitor_id, category_id),
  foreign key (exhibitor_id, edition_id) references exhibitors (id, edition_id),
  foreign key (category_id, edition_id) references product_categories (id, edition_id)
);
create index exhibitor_categories_of_category on exhibitor_categories (category_id);

-- Who stands where. Several exhibitors may share a stand, and one may have several.
create table exhibitor_stands (
  exhibitor_id int not null,
  stand_id int not null,
  edition_id int not null,
  position int not null,
  primary key (exhibitor_id, stand_id),
  foreign key (exhibitor_id, edition_id) references exhibitors (id, edition_id),
  foreign key (stand_id, edition_id) references stands (id, edition_id)
);
create index exhibitor_stands_of_stand on exhibitor_stands (stand_id);

create table facilities (
  id int generated always as identity primary key,
  edition_id int not null references editions,
  kind text not null check (kind in ('toilet', 'accessible-toilet', 'first-aid', 'food', 'cloakroom', 'lift', 'information', 'quiet-room')),
  -- Null: outside.
  hall_id int,
  x int not null,
  y int not null,
  position int not null,
  foreign key (hall_id, edition_id) references halls (id, edition_id)
);

-- Where one can walk: crossings and doors, and the ways between them.
create table way_points (
  id int generated always as identity primary key,
  edition_id int not null references editions,
  code text not null,
  x int not null,
  y int not null,
  -- Of a door, as its sign says it; null: a crossing.
  door jsonb,
  constraint way_point_has_its_code unique (edition_id, code),
  constraint way_point_is_of_one_edition unique (id, edition_id)
);

create table way_segments (
  id int generated always as identity primary key,
  edition_id int not null,
  from_id int not null,
  to_id int not null,
  -- Null: outside.
  hall_id int,
  -- Such as an aisle's; null: one without a sign.
  name jsonb,
  is_step_free boolean not null,
  constraint way_segment_leads_somewhere check (from_id < to_id),
  constraint way_segment_is_there_once unique (from_id, to_id),
  foreign key (from_id, edition_id) references way_points (id, edition_id),
  foreign key (to_id, edition_id) references way_points (id, edition_id),
  foreign key (hall_id, edition_id) references halls (id, edition_id)
);
create index way_segments_of_edition on way_segments (edition_id);

create table entrances (
  id int generated always as identity primary key,
  edition_id int not null,
  code text not null,
  name jsonb not null,
  point_id int not null,
  position int not null,
  constraint entrance_has_its_code unique (edition_id, code),
  foreign key (point_id, edition_id) references way_points (id, edition_id)
);

-- What is around the halls, and how one gets there: one document of an edition, made of shapes that the product draws.
create table site_plans (
  edition_id int primary key references editions,
  document jsonb not null,
  updated_at timestamptz not null
);
