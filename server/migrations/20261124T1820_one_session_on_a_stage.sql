-- A stage has one session at a time; what was cancelled gives its time back.
alter table program_sessions add constraint stage_has_one_session_at_a_time exclude using gist (
  int4range(stage_id, stage_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&
) where (stage_id is not null and cancelled_at is null);
