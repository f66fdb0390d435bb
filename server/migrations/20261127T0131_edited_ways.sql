-- Ways, entrances and signs outside are edited as one record; where nobody did so yet, it is the first of its versions.
create table way_versions (
  edition_id int primary key references editions (id),
  version int not null constraint way_version_counts_up check (version > 0)
);

-- Null: it was removed. The version stays, so that whoever had it open from before is told.
alter table site_plans alter column document drop not null;
