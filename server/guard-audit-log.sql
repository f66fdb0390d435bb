-- Takes the audit log, the ledger, and what was issued with its files out of the hands of the role that the server runs as: it
-- reads them and adds to them, and cannot change, remove or empty them, nor take away what forbids it. Run as a superuser, after the first start, and again
-- after an upgrade that brings another of them; again does no harm. docs/operating.md says what goes before.
do $guard$
declare
  kept record;
  server text;
begin
  if not exists (select from pg_roles where rolname = 'foyer_keeper') then create role foyer_keeper nologin; end if;
  for kept in
    select c.relname as name, r.rolname as owner, t.tgfoid::regprocedure as guard
    from pg_class c
    join pg_roles r on r.oid = c.relowner
    join pg_trigger t on t.tgrelid = c.oid and t.tgname = c.relname || '_stay'
    where c.relnamespace = 'public'::regnamespace
      and c.relname in ('audit_entries', 'ledger_entries', 'ledger_lines', 'invoices', 'invoice_lines', 'files')
      and r.rolname <> 'foyer_keeper'
  loop
    server := kept.owner;
    execute format('alter table public.%I owner to foyer_keeper', kept.name);
    execute format('alter function %s owner to foyer_keeper', kept.guard);
    execute format('revoke all on public.%I from public, %I', kept.name, server);
    -- Tables that come later may refer to it.
    execute format('grant select, insert, references on public.%I to %I', kept.name, server);
    -- A document is told its files once; a file that no document has is forgotten.
    if kept.name = 'invoices' then execute format('grant update (file_id, xml_file_id) on public.invoices to %I', server); end if;
    if kept.name = 'files' then execute format('grant delete on public.files to %I', server); end if;
  end loop;
  if server is null then return; end if;
  -- Whoever owns a schema drops what is in it; whoever owns the database drops it whole, and owns the schema public
  -- where nobody else does.
  execute format('alter database %I owner to foyer_keeper', current_database());
  execute format('grant connect, create, temporary on database %I to %I', current_database(), server);
  alter schema public owner to foyer_keeper;
  execute format('grant usage, create on schema public to %I', server);
end $guard$;
