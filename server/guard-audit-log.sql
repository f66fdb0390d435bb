-- Takes the audit log out of the hands of the role that the server runs as: it reads it and adds to it, and cannot change,
-- remove or empty it, nor take away what forbids it. Run once as a superuser, after the first start; again does no harm.
-- docs/operating.md says what goes before.
do $guard$
declare
  server text := (select rolname from pg_roles r join pg_class c on c.relowner = r.oid where c.oid = 'public.audit_entries'::regclass);
begin
  if server = 'foyer_keeper' then return; end if;
  if not exists (select from pg_roles where rolname = 'foyer_keeper') then create role foyer_keeper nologin; end if;
  -- Whoever owns a schema drops what is in it; whoever owns the database drops it whole, and owns the schema public
  -- where nobody else does.
  execute format('alter database %I owner to foyer_keeper', current_database());
  execute format('grant connect, create, temporary on database %I to %I', current_database(), server);
  alter schema public owner to foyer_keeper;
  execute format('grant usage, create on schema public to %I', server);
  alter table public.audit_entries owner to foyer_keeper;
  alter function public.keep_audit_entries() owner to foyer_keeper;
  execute format('revoke all on public.audit_entries from public, %I', server);
  execute format('grant select, insert on public.audit_entries to %I', server);
end $guard$;
