-- Halls, stands and the site plan are edited.
alter table halls add column version int not null default 1 constraint hall_version_counts_up check (version > 0);
alter table stands
  add column version int not null default 1 constraint stand_version_counts_up check (version > 0),
  -- Of the hall's drawing; where another drawing has it too, the stand goes along.
  add column shape text,
  add constraint stand_has_its_shape unique (hall_id, shape) deferrable;
alter table site_plans add column version int not null default 1 constraint site_plan_version_counts_up check (version > 0);

-- Several stands move at once, each onto ground that another has until then.
alter table stands
  drop constraint stand_is_on_its_own_ground,
  add constraint stand_is_on_its_own_ground exclude using gist (
    int4range(edition_id, edition_id, '[]') with &&,
    int4range(x, x + width) with &&,
    int4range(y, y + depth) with &&
  ) deferrable;

-- What was read of a drawing that somebody chose: lines and their names. The file itself is not kept.
create table hall_drawings (
  hall_id int primary key,
  edition_id int not null,
  -- [{"key": …, "name": … or null, "isClosed": …, "points": [[x, y], …]}, …], in whole centimetres.
  shapes jsonb not null,
  foreign key (hall_id, edition_id) references halls (id, edition_id)
);
