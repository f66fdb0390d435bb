import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { turnNumbers } from './turn-numbers.ts'

/** The database and the program do not fit: the message says what to do. */
export class MigrationError extends Error {}

const folder = join(import.meta.dirname, '../../../migrations')

/** Held to the end of its transaction: whoever waited for it finds what the other did, and skips it. */
const turn = `do $lock$ begin perform pg_advisory_xact_lock(${turnNumbers.migrate}); end $lock$;`

interface Migration {
  readonly name: string
  readonly sql: string
  readonly hash: string
}

function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8')
      return { name: file.slice(0, -4), sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
}

/**
 * Brings the database up to this program. Servers that start at the same moment take turns; each script is one
 * transaction together with the note that it ran.
 * @throws MigrationError where the database is newer than the program, or an old script was edited.
 */
export async function migrate(database: Database): Promise<number> {
  // PostgreSQL's `if not exists` fails where another session makes the same table at the same moment.
  await database.script(`
    begin;
    ${turn}
    create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now());
    commit;`)
  const migrations = readMigrations()
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]))
  const { rows } = await database.raw('select name, hash from migrations')
  for (const row of rows) {
    const hash = known.get(String(row['name']))
    if (hash === undefined)
      throw new MigrationError(
        `The database has a change (${row['name']}) that this version of Foyer does not know: start the newer version it was made with.`,
      )
    if (hash !== row['hash'])
      throw new MigrationError(
        `The script ${row['name']} was edited after it ran: restore it, and put the change into a new script.`,
      )
  }
  const ran = new Set(rows.map((row) => row['name']))
  let count = 0
  for (const { name, sql, hash } of migrations) {
    if (ran.has(name)) continue
    const body = `
      ${turn}
      create temp table migration_turn on commit drop as select not exists (select from migrations where name = '${name}') as mine;
      do $turn$ begin
        if (select mine from migration_turn) then
          execute $script$${sql}$script$;
          insert into migrations (name, hash) values ('${name}', '${hash}');
        end if;
      end $turn$;`
    await database.script(`begin; ${body} commit;`)
    count += 1
  }
  return count
}
