-- The pass type whose stripe a line bears: of an upgrade, the one that it leads to. Null for what is no pass.
alter table order_lines add column code_type text;
update order_lines l set code_type = t.code_type
  from passes p join pass_types t on t.id = p.pass_type_id
  where l.kind = 'pass' and l.reference = p.id::text;
update order_lines l set code_type = t.code_type
  from pass_upgrades u join pass_types t on t.id = u.to_type_id
  where l.kind = 'upgrade' and l.reference = u.id::text;
-- A pass that was upgraded bears its new type; the line that sold it says the old one.
update order_lines l set code_type = t.code_type
  from pass_upgrades u join pass_types t on t.id = u.from_type_id
  where l.kind = 'pass' and l.reference = u.pass_id::text and u.state = 'done'
    and u.id = (select min(u0.id::text)::uuid from pass_upgrades u0 where u0.pass_id = u.pass_id and u0.state = 'done');
