import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../platform/database/embedded.ts'
import { migrate } from '../platform/database/migrate.ts'

const file = join(import.meta.dirname, '../platform/database/database-types.ts')

const scalar: Readonly<Record<string, string>> = {
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  date: 'string',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  bytea: 'Bytes',
  numeric: 'string',
  _text: 'string[]',
}

/**
 * The table types of the migrated database: a check on a list of words becomes a union of them. A `locale` is one of the
 * contract's languages, which no constraint names.
 */
export async function renderTypes(): Promise<string> {
  const database = await openEmbedded()
  await migrate(database)
  const columns = await database.raw(`
    select c.relname as table, a.attname as column, t.typname as type, a.attnotnull as required,
      (a.atthasdef or a.attidentity <> '') as generated, c.relkind as kind,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ '= (ANY \\(ARRAY\\[|''[a-z]+''::text\\)\\)$)' limit 1) as words
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and c.relname <> 'migrations'
    order by c.relname, a.attnum`)
  await database.close()
  const tables = new Map<string, string[]>()
  for (const row of columns.rows) {
    const name = String(row['table'])
    const words = [...String(row['words'] ?? '').matchAll(/'([^']*)'::text/g)].map((match) => `'${match[1]}'`)
    const known = row['column'] === 'locale' ? 'Locale' : scalar[String(row['type'])]
    const base = words.length > 0 ? words.join(' | ') : (known ?? 'unknown')
    const nullable = row['required'] === true || row['kind'] === 'v' ? base : `${base} | null`
    const type = row['generated'] === true ? `Generated<${nullable}>` : nullable
    tables.set(name, [...(tables.get(name) ?? []), `  ${row['column']}: ${type}`])
  }
  const pascal = (name: string) => name.replace(/(^|_)(\w)/g, (_match, _bar, letter: string) => letter.toUpperCase())
  return [
    '// Written from the migrated database by `npm run types`. Do not edit.',
    "import type { Locale } from '@foyer/contract/kit/languages'",
    "import type { ColumnType, Generated } from 'kysely'",
    '',
    'export type Timestamp = ColumnType<Date, Date | string, Date | string>',
    '/** Read as the value, written as its text: an array given as such would become an SQL array. */',
    'export type Json = ColumnType<unknown, string, string>',
    'export type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>',
    '',
    ...[...tables].map(([name, lines]) => `export interface ${pascal(name)} {\n${lines.join('\n')}\n}\n`),
    'export interface DB {',
    ...[...tables.keys()].map((name) => `  ${name}: ${pascal(name)}`),
    '}',
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(file, await renderTypes())
