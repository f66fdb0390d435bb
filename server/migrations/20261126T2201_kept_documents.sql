-- What was issued stays as it was issued: invoices and credit notes, their lines, and the files that were made of them. A document
-- is told its files once, when they are drawn; nothing else of it changes, and nothing removes it.
create function keep_invoices() returns trigger language plpgsql as $keep$
begin
  if tg_op = 'UPDATE' and tg_level = 'ROW' and tg_table_name = 'invoices' then
    -- What is computed of the others is not there yet.
    if to_jsonb(new) - '{file_id, xml_file_id, issuer}'::text[] = to_jsonb(old) - '{file_id, xml_file_id, issuer}'::text[]
      and (old.file_id is null or new.file_id is not distinct from old.file_id)
      and (old.xml_file_id is null or new.xml_file_id is not distinct from old.xml_file_id) then
      return new;
    end if;
  end if;
  raise exception 'What was issued is kept as it was issued.' using errcode = 'insufficient_privilege';
end $keep$;
create trigger invoices_stay before delete or truncate on invoices
  for each statement execute function keep_invoices();
create trigger invoices_stay_as_they_are before update on invoices
  for each row execute function keep_invoices();
create trigger invoice_lines_stay before update or delete or truncate on invoice_lines
  for each statement execute function keep_invoices();

-- What is kept of a file is never changed; one that a document has cannot be removed either, as its foreign key says.
create trigger files_stay before update or truncate on files
  for each statement execute function keep_invoices();

-- A document and all of its lines are written by one statement, so that none comes later.
create function invoices_are_whole() returns trigger language plpgsql as $whole$
begin
  if exists (
    select from added a left join lateral (
      select count(*) as lines, sum(l.net) as net, sum(l.tax) as tax, sum(l.gross) as gross
      from invoice_lines l where l.invoice_id = a.id) s on true
    where s.lines = 0 or (s.net, s.tax, s.gross) is distinct from (a.net, a.tax, a.total)
  ) then
    raise exception 'An invoice says in all what its lines say.' using errcode = 'check_violation';
  end if;
  return null;
end $whole$;
create trigger invoices_are_whole after insert on invoices
  referencing new table as added for each statement execute function invoices_are_whole();

create function invoice_lines_come_together() returns trigger language plpgsql as $together$
begin
  if exists (
    select from added a group by a.invoice_id
    having count(*) <> (select count(*) from invoice_lines l where l.invoice_id = a.invoice_id)
  ) then
    raise exception 'What was issued is kept as it was issued.' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $together$;
create trigger invoice_lines_come_together after insert on invoice_lines
  referencing new table as added for each statement execute function invoice_lines_come_together();
