import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { composedOnce } from './composed-reads.ts'
import type { Database, Db } from './database.ts'
import { openPostgres } from './postgres.ts'

const MOST = 5

async function withFew(work: (database: Database) => Promise<void>): Promise<void> {
  const { url, drop } = await openTestDatabase()
  const database = openPostgres(url ?? '', 1, MOST)
  try {
    await work(database)
  } finally {
    await database.close()
    await drop()
  }
}

/** Each number is another statement. */
const ask = async (db: Db, number: number) => {
  const { rows } = await sql<{ n: number }>`select ${sql.raw(String(number))}::int as n`.execute(db)
  return rows[0]?.n
}

interface Kept {
  readonly statement: string
  readonly generic_plans: number
  readonly custom_plans: number
}

/** What the connection keeps, asked in a statement that it does not: it begins with no word of those that are kept. */
const prepared = async (db: Db) => {
  const { rows } = await sql<Kept>`table pg_prepared_statements`.execute(db)
  return rows
}

test('a connection keeps so many statements prepared, and those that it was asked last', () =>
  withFew(async (database) => {
    for (let number = 0; number < 40; number += 1) {
      expect(await database.transaction((db) => ask(db, number))).toBe(number)
      // One is asked again and again: it stays.
      expect(await database.transaction((db) => ask(db, 0))).toBe(0)
    }
    const kept = await database.transaction(prepared)
    expect(kept).toHaveLength(MOST)
    expect(kept.map(({ statement }) => statement).sort()).toEqual(
      [0, 36, 37, 38, 39].map((number) => `select ${number}::int as n`),
    )
    const often = kept.find(({ statement }) => statement === 'select 0::int as n')
    expect(Number(often?.generic_plans) + Number(often?.custom_plans)).toBe(41)
    expect(await database.transaction((db) => ask(db, 1))).toBe(1)
  }))

test('a transaction that fails in the middle leaves nothing behind under a name that is used again', () =>
  withFew(async (database) => {
    for (let number = 0; number < 40; number += 1) {
      const failing = database.transaction(async (db) => {
        for (let other = number; other < number + 2 * MOST; other += 1) await ask(db, other)
        await sql`select 1 / 0`.execute(db)
      })
      await expect(failing).rejects.toThrow('division by zero')
    }
    expect((await database.transaction(prepared)).length).toBeLessThanOrEqual(MOST)
  }))

test('it is right where reads go one behind the other over the same connection', () =>
  withFew(async (database) => {
    const reads = Array.from({ length: 4 * MOST }, (_, number) =>
      composedOnce((db, value: number) => ({
        compile: () =>
          sql<{ n: number; kept: number }>`
            select ${value}::int + ${sql.raw(String(number))} as n,
              (select count(*)::int from pg_prepared_statements) as kept`.compile(db),
      })),
    )
    const asked = Array.from({ length: 600 }, (_, at) => (at * 7) % reads.length)
    const answers = await Promise.all(asked.map(async (at) => (await reads[at]?.(database.db, 1000))?.[0]))
    expect(answers.map((answer) => answer?.n)).toEqual(asked.map((at) => 1000 + at))
    const later = []
    for (let time = 0; time < 60; time += 1) later.push((await reads[time % reads.length]?.(database.db, 1))?.[0]?.kept)
    // One more, which is asked when it is counted.
    expect(Math.max(...later.map(Number))).toBeLessThanOrEqual(MOST + 1)
  }))

test('a transaction that asks at once what was prepared before a table changed is done again, and asks anew', () =>
  withFew(async (database) => {
    await sql`create table things (id int)`.execute(database.db)
    const both = (db: Db) => Promise.all([sql`select * from things`.execute(db), ask(db, 1)])
    await database.transaction(both)
    await database.script('alter table things add column size int; insert into things values (1, 2)')
    const [things, one] = await database.transaction(both)
    expect({ things: things.rows, one }).toEqual({ things: [{ id: 1, size: 2 }], one: 1 })
  }))

test('what a statement gives is described to a connection once, and anew where the statement was forgotten', () =>
  withFew(async (database) => {
    const describe = vi.spyOn(pg.Connection.prototype as unknown as { describe(): void }, 'describe')
    onTestFinished(() => describe.mockRestore())
    const described = async (...numbers: number[]) => {
      const before = describe.mock.calls.length
      for (const number of numbers) expect(await database.transaction((db) => ask(db, number))).toBe(number)
      return describe.mock.calls.length - before
    }
    expect(await described(7, 7, 7)).toBe(1)
    expect(await described(8, 7, 8)).toBe(1)
    expect(await described(1, 2, 3, 4, 5, 6, 7)).toBe(7)
    // Rows and none, over one connection, in one packet.
    await sql`create table things (id int, name text)`.execute(database.db)
    const both = (db: Db) =>
      Promise.all([
        sql`insert into things values (1, null), (2, 'two')`.execute(db),
        sql`select * from things order by id`.execute(db),
        sql`delete from things`.execute(db),
      ])
    for (let time = 0; time < 3; time += 1) {
      const [written, read, deleted] = await database.transaction(both)
      expect([written.numAffectedRows, written.rows, deleted.numAffectedRows]).toEqual([2n, [], 2n])
      expect(read.rows).toEqual([
        { id: 1, name: null },
        { id: 2, name: 'two' },
      ])
    }
  }))

test('what libraries ask of the database, and the jobs, is prepared like all else, but for texts that begin a transaction', () =>
  withFew(async (database) => {
    for (const { raw } of [database, database.upkeep]) {
      for (let time = 0; time < 3; time += 1)
        expect((await raw('select $1::int as n', [time])).rows).toEqual([{ n: time }])
      await raw('begin; select 2; commit')
      await expect(raw('begin; select 1 / 0; commit')).rejects.toThrow('division by zero')
      // What failed has had its connection closed, whatever it had begun.
      for (let time = 0; time < 2; time += 1) await raw('select $1::int as n', [time])
      const { rows } = await raw('table pg_prepared_statements')
      expect(rows.map(({ statement }) => statement)).toEqual(['select $1::int as n'])
    }
  }))
