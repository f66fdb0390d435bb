import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../platform/database/database.ts'
import { openEmbedded } from '../platform/database/embedded.ts'
import { migrate } from '../platform/database/migrate.ts'

const file = join(import.meta.dirname, '../../../docs/schema.sql')

type Row = Readonly<Record<string, unknown>>

const ours = `c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'`

/** The SQL that makes the tables of a database, each after those it refers to: the sum of all migrations. */
export async function renderSchema(database: Pick<Database, 'raw'>): Promise<string> {
  const ask = async (sql: string): Promise<Row[]> => (await database.raw(sql)).rows
  const sequences = await ask(`
    select c.relname as name, s.seqstart as start from pg_class c join pg_sequence s on s.seqrelid = c.oid
    where ${ours} and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
    order by c.relname`)
  const columns = await ask(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as required, a.attidentity as identity, a.attgenerated as computed,
      pg_get_expr(d.adbin, d.adrelid) as value,
      (select s.seqstart from pg_sequence s
        where s.seqrelid = pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass) as start
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${ours} and c.relkind = 'r' order by c.relname, a.attnum`)
  const constraints = await ask(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as rule, r.relname as refers
    from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class r on r.oid = k.confrelid
    where ${ours} and k.contype <> 'n'
    order by c.relname, position(k.contype::text in 'pufcx'), k.conname`)
  const indexes = await ask(`
    select c.relname as table, pg_get_indexdef(i.indexrelid) as rule
    from pg_index i join pg_class c on c.oid = i.indrelid
    where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by c.relname, i.indexrelid::regclass::text`)
  const views = await ask(
    `select c.relname as name, pg_get_viewdef(c.oid, true) as rule from pg_class c where ${ours} and c.relkind = 'v' order by c.relname`,
  )
  const of = (rows: readonly Row[], table: string) => rows.filter((row) => row['table'] === table)
  const order = inOrderOfReference(
    [...new Set(columns.map((row) => String(row['table'])))],
    constraints.map((row) => [String(row['table']), row['refers'] === null ? '' : String(row['refers'])] as const),
  )
  const tables = order.map((table) => {
    const lines = [
      ...of(columns, table).map(columnLine),
      ...of(constraints, table).map((row) => `CONSTRAINT ${row['name']} ${row['rule']}`),
    ]
    return [
      `CREATE TABLE ${table} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);`,
      ...of(indexes, table).map((row) => `${String(row['rule']).replaceAll('public.', '')};`),
    ].join('\n')
  })
  return `${[
    '-- The sum of all migrations, written by `npm run schema`. Do not edit.',
    ...sequences.map((row) => `CREATE SEQUENCE ${row['name']}${startOf(row)};`),
    // Before the tables: an index may call one. They may call each other, whichever comes first.
    'SET check_function_bodies = off;',
    ...(await renderFunctions(ask)),
    ...tables,
    ...views.map((row) => `CREATE VIEW ${row['name']} AS\n${row['rule']}`),
    ...(await renderTriggers(ask)),
  ].join('\n\n')}\n`
}

const textOf = (row: Row): string => `${String(row['rule']).replaceAll('public.', '').trimEnd()};`

async function renderFunctions(ask: (sql: string) => Promise<Row[]>): Promise<string[]> {
  const functions = await ask(`
    select pg_get_functiondef(p.oid) as rule from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.proname`)
  return functions.map(textOf)
}

/** What the database does by itself when rows are changed. */
async function renderTriggers(ask: (sql: string) => Promise<Row[]>): Promise<string[]> {
  const triggers = await ask(`
    select pg_get_triggerdef(t.oid, true) as rule from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where ${ours} and not t.tgisinternal order by t.tgname`)
  return triggers.map(textOf)
}

function columnLine(row: Row): string {
  const kind = { a: 'ALWAYS', d: 'BY DEFAULT' }[String(row['identity'])]
  const value =
    kind !== undefined
      ? ` GENERATED ${kind} AS IDENTITY${startOf(row) === '' ? '' : ` (${startOf(row).trim()})`}`
      : row['computed'] === 's'
        ? ` GENERATED ALWAYS AS (${row['value']}) STORED`
        : row['value'] === null
          ? ''
          : ` DEFAULT ${row['value']}`
  return `${row['name']} ${row['type']}${value}${row['required'] === true && kind === undefined ? ' NOT NULL' : ''}`
}

const startOf = (row: Row): string => (Number(row['start'] ?? 1) === 1 ? '' : ` START WITH ${row['start']}`)

/** @throws Error where tables refer to each other in a circle: none of ours do. */
function inOrderOfReference(tables: readonly string[], references: readonly (readonly [string, string])[]): string[] {
  const done: string[] = []
  while (done.length < tables.length) {
    const next = tables.find(
      (table) =>
        !done.includes(table) &&
        references.every(([from, to]) => from !== table || to === '' || to === table || done.includes(to)),
    )
    if (next === undefined) throw new Error('Tables refer to each other in a circle.')
    done.push(next)
  }
  return done
}

/** What `docs/schema.sql` should hold. */
export async function renderMigratedSchema(): Promise<string> {
  const database = await openEmbedded()
  await migrate(database)
  try {
    return await renderSchema(database)
  } finally {
    await database.close()
  }
}

if (import.meta.main) writeFileSync(file, await renderMigratedSchema())
