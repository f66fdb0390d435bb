import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwnDatabase, type OwnDatabase, testSecret } from '../../testing/own-database.ts'
import { killLeftovers, startServer } from '../../testing/server-process.ts'
import { AUDIT_LOG_IS_GUARDED } from './audit-log-guard.ts'
import { openPostgres } from './postgres.ts'

const server = join(import.meta.dirname, '../../..')
const guard = readFileSync(join(server, 'guard-audit-log.sql'), 'utf8')
/** Roles belong to the whole cluster, and this database alone has this one. */
const role = `foyer_server_${process.pid}`

let owned: OwnDatabase
let url: string

const environment = () => ({
  DATABASE_URL: url,
  FOYER_SECRET: testSecret,
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'https://register.example.com',
})

/** What the server's own connection is told. */
async function tell(statement: string): Promise<Record<string, unknown>[]> {
  const database = openPostgres(url, 1)
  try {
    return (await database.raw(statement)).rows
  } finally {
    await database.close()
  }
}

const isGuarded = async () => (await tell(`select ${AUDIT_LOG_IS_GUARDED} as guarded`))[0]?.['guarded']

const doctor = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(server, 'src/cli/doctor.ts')], {
    env: { PATH: process.env['PATH'], ...environment() },
  })
  return stdout
}

const add = `insert into audit_entries (edition_id, at, actor_id, act, record, record_id, changes)
  values (1, now(), gen_random_uuid(), 'a.b', 'thing', '1', '[]') returning act`

beforeAll(async () => {
  owned = await createOwnDatabase('empty')
  const address = new URL(owned.url)
  await owned.query(`create role ${role} login password 'of-the-tests'`)
  await owned.query(`alter database ${address.pathname.slice(1)} owner to ${role}`)
  address.username = role
  address.password = 'of-the-tests'
  url = address.href
  expect(await (await startServer(environment())).stop()).toBe(0)
})
afterAll(async () => {
  killLeftovers()
  // Whoever owns something cannot go; what this one has left of its own is in this database alone.
  await owned.query(`drop owned by ${role} cascade`)
  await owned.query(`drop role ${role}`)
  await owned.drop()
})

test('a server that owns its tables could take the guard of the audit log away, and the doctor says so', async () => {
  expect(await isGuarded()).toBe(false)
  await tell(
    `begin; alter table audit_entries disable trigger audit_entries_stay; ${add}; delete from audit_entries; rollback`,
  )
  expect(await doctor()).toContain('The role of the server could change the audit log')
})

test('once it is guarded, the server adds to the log and can do nothing else to it', async () => {
  await owned.query(guard)
  await owned.query(guard)
  expect(await isGuarded()).toBe(true)
  expect(await tell(add)).toEqual([{ act: 'a.b' }])
  for (const statement of [
    `update audit_entries set act = 'nothing'`,
    'delete from audit_entries',
    'truncate audit_entries',
    'update ledger_lines set amount = 1',
    'delete from ledger_entries',
    'alter table ledger_lines disable trigger ledger_lines_stay',
    'update invoices set total = 1',
    'delete from invoice_lines',
    'alter table invoices disable trigger invoices_stay_as_they_are',
    'alter table invoices drop constraint invoices_file_id_fkey',
    'update files set bytes = bytes',
    'create or replace function keep_invoices() returns trigger language plpgsql as $$ begin return new; end $$',
    'create or replace function keep_ledger() returns trigger language plpgsql as $$ begin return null; end $$',
    'drop table audit_entries',
    'drop schema public cascade',
    'alter table audit_entries disable trigger audit_entries_stay',
    'drop trigger audit_entries_stay on audit_entries',
    'create or replace function keep_audit_entries() returns trigger language plpgsql as $$ begin return null; end $$',
    'set role foyer_keeper',
    `set session_replication_role = 'replica'`,
    'alter table audit_entries owner to current_user',
  ])
    await expect(tell(statement), statement).rejects.toMatchObject({ code: '42501' })
  // Granting what one does not have is a warning in PostgreSQL, and grants nothing.
  await tell('grant update, delete, truncate on audit_entries to current_user').catch(() => [])
  await expect(tell('delete from audit_entries')).rejects.toMatchObject({ code: '42501' })
  expect(await tell('select act from audit_entries')).toEqual([{ act: 'a.b' }])
})

test('a house whose log was guarded before there was a ledger is guarded by running the script again', async () => {
  await owned.query(`alter table ledger_lines owner to ${role}`)
  expect(await isGuarded()).toBe(false)
  await owned.query(guard)
  expect(await isGuarded()).toBe(true)
})

test('the books are still written where they are guarded, with their lines', async () => {
  const book = `with e as (
      insert into ledger_entries (cause_kind, cause_id, booked_on, booked_at, currency)
      values ('payment', gen_random_uuid(), '2025-08-01', now(), 'EUR') returning id)
    insert into ledger_lines (entry_id, account, amount)
    select id, account, amount from e, (values ('bank', 1), ('unassigned', -1)) as l (account, amount)`
  // Undone: nobody paid it, and the doctor would say so.
  await expect(tell(`begin; ${book}; rollback`)).resolves.toBeDefined()
})

test('documents are still written where they are guarded, and told their files; a file that none has may go', async () => {
  const made = `
    insert into files (id, content_type, bytes, created_at) values
      ('00000000-0000-7000-8000-000000000001', 'a/b', '', now()), ('00000000-0000-7000-8000-000000000002', 'a/b', '', now());
    update invoice_series set issuer = 'DE1' where edition_id = 1 and kind = 'invoice';
    alter table orders drop constraint order_has_holder;
    insert into orders (id, edition_id, number, state, locale, buyer, reverse_charge, currency, net, tax, total, created_at)
      select '00000000-0000-7000-8000-000000000003', id, 'A-1', 'open', 'en', '{}', false, currency, 0, 0, 0, now() from editions;
    with written as (
      insert into invoices (id, edition_id, kind, series, series_number, number, order_id, issued_on, locale, seller, buyer,
        description, currency, reverse_charge, net, tax, total)
      select '00000000-0000-7000-8000-000000000004', 1, 'invoice', prefix, 1, 'A-R-00001', '00000000-0000-7000-8000-000000000003',
        '2025-08-01', 'en', '{"vatId": "DE1"}', '{}', '{}', 'EUR', false, 100, 19, 119
      from invoice_series where edition_id = 1 and kind = 'invoice' returning id)
    insert into invoice_lines (invoice_id, description, quantity, net, tax_rate_bp, tax, gross)
      select id, 'A pass', 1, 100, 1900, 19, 119 from written;
    update invoices set file_id = '00000000-0000-7000-8000-000000000001';
    delete from files where id = '00000000-0000-7000-8000-000000000002'`
  await expect(tell(`begin; ${made}; rollback`)).resolves.toBeDefined()
  await expect(tell(`begin; ${made}; delete from files; rollback`)).rejects.toMatchObject({ code: '23503' })
})

test('a server starts on a guarded log as on any other, and the doctor has nothing to say of it', async () => {
  expect(await (await startServer(environment())).stop()).toBe(0)
  expect(await doctor()).not.toContain('audit log')
})
