/** Each with a trigger of its name that keeps it. */
const kept = ['audit_entries', 'ledger_entries', 'ledger_lines', 'invoices', 'invoice_lines', 'files']

/**
 * Of SQL: whether the log of what staff did, the books, and what was issued, are safe from the role that the program runs as. A trigger keeps every
 * statement from changing it; who owns the table, its schema or the trigger's function could take that away.
 */
export const AUDIT_LOG_IS_GUARDED = `coalesce((
  select count(*) = ${kept.length} and bool_and(not (
    pg_has_role(current_user, held.relowner, 'MEMBER') or pg_has_role(current_user, house.nspowner, 'MEMBER')
    or pg_has_role(current_user, guard.proowner, 'MEMBER')
    or has_table_privilege(held.oid, 'UPDATE, TRUNCATE, TRIGGER')
    -- A file that no document has may go.
    or held.relname <> 'files' and has_table_privilege(held.oid, 'DELETE')
  ))
  from pg_trigger watch
  join pg_class held on held.oid = watch.tgrelid
  join pg_namespace house on house.oid = held.relnamespace
  join pg_proc guard on guard.oid = watch.tgfoid
  where house.nspname = 'public' and held.relname in (${kept.map((name) => `'${name}'`).join(', ')})
    and watch.tgname = held.relname || '_stay' and watch.tgenabled in ('O', 'A')
), false)`
