-- What staff did: who, when, which record, and what of it was another before. It names people by their number alone, so
-- that it can be kept whoever goes; it refers to nothing, because it outlives what it tells of.
create table audit_entries (
  -- In the order in which the acts became true: whoever adds one waits until the one before is there.
  id bigint generated always as identity primary key,
  edition_id int not null,
  at timestamptz not null,
  actor_id uuid not null,
  -- The endpoint that did it.
  act text not null,
  record text not null,
  record_id text not null,
  -- [{"field": "price", "before": 1, "after": 2}]; of what names a person, the field alone.
  changes jsonb not null
);
create index audit_entries_by_time on audit_entries (at, id);
create index audit_entries_of_record on audit_entries (record, record_id, at, id);
create index audit_entries_of_actor on audit_entries (actor_id, at, id);

create function keep_audit_entries() returns trigger language plpgsql as $keep$
begin
  raise exception 'The audit log is only added to.' using errcode = 'insufficient_privilege';
end $keep$;
create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function keep_audit_entries();

-- Counts the changes that people make to a pass type; places that are held and sold are none of them.
alter table pass_types add column version int not null default 1 constraint version_counts_up check (version > 0);
create index pass_types_by_position on pass_types (edition_id, position, id);
create index pass_types_by_price on pass_types (edition_id, price, id);

alter table user_scopes drop constraint user_scopes_scope_check;
alter table user_scopes add constraint user_scopes_scope_check
  check (scope in ('attendee', 'exhibitor', 'owner', 'organiser', 'finance', 'support', 'gate'));
