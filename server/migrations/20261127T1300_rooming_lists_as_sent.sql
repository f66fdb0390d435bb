-- A rooming list that was sent is a document: what the house and its rooms were called then stays with it. Of those that
-- were sent before this is written down, nobody knows any more what was called otherwise: they say what is said today.
alter table rooming_lists
  add column house_name text,
  add column house_address text,
  add column rooms jsonb;
update rooming_lists l
set house_name = a.name, house_address = a.address,
  rooms = coalesce(
    (select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name)) from rooms r where r.accommodation_id = a.id), '[]')
from accommodations a where a.id = l.accommodation_id;
alter table rooming_lists
  alter column house_name set not null,
  alter column house_address set not null,
  alter column rooms set not null;
