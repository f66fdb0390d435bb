import type { Database } from '#platform/database/database'

/** Everything that the database holds, table by table, as somebody with a dump of it would read it. */
export async function dump(database: Pick<Database, 'raw'>): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await database.raw(`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const { rows: binary } = await database.raw(`
    select table_schema as schema, table_name as name, column_name as column from information_schema.columns
    where data_type = 'bytea' and table_schema not in ('pg_catalog', 'information_schema')`)
  const texts = new Map<string, string>()
  for (const { schema, name } of tables) {
    const table = `"${schema}"."${name}"`
    const { rows } = await database.raw(`select to_jsonb(t)::text as row from ${table} t`)
    const parts = rows.map((row) => String(row['row']))
    for (const { column } of binary.filter((one) => one['schema'] === schema && one['name'] === name)) {
      const { rows: bytes } = await database.raw(`select encode("${column}", 'hex') as bytes from ${table}`)
      parts.push(...bytes.map((row) => Buffer.from(String(row['bytes'] ?? ''), 'hex').toString('latin1')))
    }
    texts.set(`${schema}.${name}`, parts.join('\n'))
  }
  return texts
}

/** Where traces are found: `public.users: name`. Case makes no difference. */
export async function findTraces(
  database: Pick<Database, 'raw'>,
  traces: Readonly<Record<string, string>>,
): Promise<string[]> {
  const found: string[] = []
  for (const [table, text] of await dump(database))
    for (const [what, trace] of Object.entries(traces))
      if (text.toLowerCase().includes(trace.toLowerCase())) found.push(`${table}: ${what}`)
  return found.sort()
}
