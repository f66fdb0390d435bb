import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Db } from '#platform/database/database'
import { openPostgres } from '#platform/database/postgres'
import { openTestDatabase } from '../../testing/test-database.ts'
import { analyzeGrown } from './analyze-grown.ts'

async function withTickets(work: (database: Database) => Promise<void>): Promise<void> {
  const { url, drop } = await openTestDatabase()
  const database = openPostgres(url ?? '', 1)
  try {
    // Its own worker must not be the one who comes by.
    await database.script(
      'create table tickets (id int primary key, person int, note text) with (autovacuum_enabled = off);' +
        'create index on tickets (person)',
    )
    await work(database)
  } finally {
    await database.close()
    await drop()
  }
}

const add = (db: Db, from: number, to: number) =>
  sql`insert into tickets select n, n, repeat('x', 200) from generate_series(${from}::int, ${to}::int) n`.execute(db)

/** What it counted is known to the others now, and not at the end of the second. */
const sell = (database: Database, from: number, to: number) =>
  database.transaction(async (db) => {
    await add(db, from, to)
    await sql`select pg_stat_force_next_flush()`.execute(db)
  })

const ask = (db: Db) => sql`select note from tickets where person = ${7}::int`.execute(db)

/** How a connection that has asked often finds the tickets of somebody. */
async function plan(database: Database): Promise<string> {
  return database.transaction(async (db) => {
    for (let times = 0; times < 10; times += 1) await ask(db)
    const { rows } = await sql<{ name: string }>`table pg_prepared_statements`.execute(db)
    const kept = rows.find((row) => JSON.stringify(row).includes('from tickets where person'))
    const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off) execute ${sql.id(kept?.name ?? '')}(7)`.execute(db)
    return lines.map((line) => line['QUERY PLAN']).join('\n')
  })
}

const analyzed = async (database: Database) =>
  Number(
    (await database.raw(`select analyze_count from pg_stat_user_tables where relname = 'tickets'`)).rows[0]?.[
      'analyze_count'
    ],
  )

test('who asked of a few tickets reads thousands of them by their index, once the planner was told', () =>
  withTickets(async (database) => {
    await sell(database, 1, 10)
    await database.script('analyze tickets')
    expect(await plan(database)).toContain('Seq Scan')
    await sell(database, 11, 5000)
    // The plan is kept as it was: this is what makes the thousandth order slower than the tenth.
    expect(await plan(database)).toContain('Seq Scan')
    await analyzeGrown(database)
    expect(await plan(database)).toContain('Index')
  }))

test('a table is analysed when it has doubled, and not each time that somebody bought', () =>
  withTickets(async (database) => {
    await sell(database, 1, 150)
    await analyzeGrown(database)
    expect(await analyzed(database)).toBe(0)
    await sell(database, 151, 300)
    await analyzeGrown(database)
    expect(await analyzed(database)).toBe(1)
    await sell(database, 301, 500)
    await analyzeGrown(database)
    expect(await analyzed(database)).toBe(1)
    await sell(database, 501, 700)
    await analyzeGrown(database)
    expect(await analyzed(database)).toBe(2)
  }))

test('a table that cannot be analysed keeps none of the others from it', () =>
  withTickets(async (database) => {
    await database.script(
      `create function odd(int) returns int immutable language sql as 'select $1';` +
        'create table badges (id int) with (autovacuum_enabled = off); create index on badges (odd(id));' +
        'insert into badges select generate_series(1, 250);' +
        `create or replace function odd(int) returns int immutable language sql as 'select $1 / 0'`,
    )
    await sell(database, 1, 300)
    await expect(analyzeGrown(database)).rejects.toThrow('badges')
    expect(await analyzed(database)).toBe(1)
  }))

test('while another session has a table to itself it is left for the next time', () =>
  withTickets(async (database) => {
    await sell(database, 1, 300)
    const locked = Promise.withResolvers<void>()
    const looked = Promise.withResolvers<void>()
    const other = database.transaction(async (db) => {
      await sql`lock table tickets in share update exclusive mode`.execute(db)
      locked.resolve()
      await looked.promise
    })
    await locked.promise
    await analyzeGrown(database.upkeep).finally(looked.resolve)
    await other
    expect(await analyzed(database)).toBe(0)
    await analyzeGrown(database)
    expect(await analyzed(database)).toBe(1)
  }))
