-- Who of the staff looks through this session at what somebody sees: it reads, does nothing, and its end does not move.
alter table sessions add column seen_by uuid references users;
create index sessions_seen_by on sessions (seen_by) where seen_by is not null;

drop view callers;
create view callers as
select
  s.id as session_id,
  s.token_hash,
  s.expires_at,
  s.last_seen_at,
  s.second_factor_at,
  s.seen_by,
  u.id as user_id,
  u.email,
  u.locale,
  exists (select from user_tags t where t.user_id = u.id and t.tag_id = 2) as is_vendor,
  p.id as approved_pass_id,
  coalesce((select array_agg(c.scope) from user_scopes c where c.user_id = u.id), '{}') as scopes,
  e.id as edition_id,
  e.is_current
from sessions s
join users u on u.id = s.user_id and u.erased_at is null
cross join editions e
left join passes p on p.user_id = u.id and p.edition_id = e.id and p.state = 'approved';
