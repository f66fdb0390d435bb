import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { askAgain, askOnce, type Db, goOnWith, sendAlong, sendLast } from './database.ts'
import { takeOrFail } from './take-or-fail.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.drop())

const transaction = <T>(work: (db: Db) => Promise<T>) => opened.database.transaction(work)

const note = (db: Db, code: string) =>
  db
    .insertInto('countries')
    .values({ id: 9000 + code.charCodeAt(1), code, name: code, native_name: code, in_eu: false })
    .execute()

const isNoted = async (code: string) =>
  (await opened.database.db.selectFrom('countries').select('code').where('code', '=', code).execute()).length === 1

const failing = (db: Db) => sql`select 1 / 0`.execute(db)

test('what is asked at once is answered in the order in which it was asked', async () => {
  const seen = await transaction((db) =>
    Promise.all([
      note(db, 'QA'),
      sql<{ n: number }>`select count(*)::int as n from countries where code = 'QA'`.execute(db),
    ]),
  )
  expect(seen[1].rows).toEqual([{ n: 1 }])
  expect(await isNoted('QA')).toBe(true)
})

test('of statements that are asked at once, what one of them fails at undoes all', async () => {
  await expect(transaction((db) => Promise.all([note(db, 'QB'), failing(db), note(db, 'QC')]))).rejects.toThrow(/zero/)
  expect([await isNoted('QB'), await isNoted('QC')]).toEqual([false, false])
})

test('nothing is asked behind the end of a transaction, whether it went well or not', async () => {
  const isOver = /behind the end of its transaction|already/
  let late: Promise<unknown> | undefined
  const failed = transaction(async (db) => {
    const fails = failing(db)
    // The rollback is on its way, and not answered yet.
    late = fails.catch(() => new Promise((resolve) => setImmediate(resolve))).then(() => note(db, 'QD'))
    late.catch(() => undefined)
    await fails
  })
  await expect(failed).rejects.toThrow(/zero/)
  await expect(late).rejects.toThrow(isOver)

  const kept = await transaction(async (db) => db)
  await expect(note(kept, 'QD')).rejects.toThrow(isOver)
  expect(await isNoted('QD')).toBe(false)
})

test('what is sent with the end is written with the rest, and a failure of it undoes the rest, for its reason', async () => {
  await transaction(async (db) => {
    await note(db, 'QE')
    sendLast(() => note(db, 'QF'))
  })
  expect([await isNoted('QE'), await isNoted('QF')]).toEqual([true, true])

  const failed = transaction(async (db) => {
    await note(db, 'QG')
    sendAlong(failing(db))
    return 'answered'
  })
  await expect(failed).rejects.toThrow(/zero/)
  expect(await isNoted('QG')).toBe(false)
})

test('a transaction ends behind what goes on beside it, however late that asks, and fails with it', async () => {
  const later = async (work: () => Promise<unknown>) => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await work()
  }
  await transaction(async (db) => {
    goOnWith(later(() => note(db, 'QK')))
    sendLast(() => note(db, 'QL'))
  })
  expect([await isNoted('QK'), await isNoted('QL')]).toEqual([true, true])

  const failed = transaction(async (db) => {
    await note(db, 'QM')
    goOnWith(later(() => failing(db)))
    return 'answered'
  })
  await expect(failed).rejects.toThrow(/zero/)
  expect(await isNoted('QM')).toBe(false)
})

test('what nobody waited for is the reason of what came after it and failed for it', async () => {
  const failed = transaction(async (db) => {
    sendAlong(failing(db))
    await note(db, 'QH')
  })
  await expect(failed).rejects.toThrow(/zero/)
})

test('who takes where nothing is left fails, and all of the transaction', async () => {
  await transaction((db) => note(db, 'QI'))
  const taken = (db: Db, code: string) =>
    takeOrFail(db, db.updateTable('countries').set({ in_eu: true }).where('code', '=', code).returning('id'))
  await transaction((db) => taken(db, 'QI'))
  const failed = transaction(async (db) => {
    await note(db, 'QJ')
    sendLast(() => taken(db, 'nowhere'))
  })
  await expect(failed).rejects.toThrow('Nothing is left.')
  expect(await isNoted('QJ')).toBe(false)
})

test('what several steps want to know is asked once in a transaction, and anew in the next', async () => {
  let asked = 0
  const ask = () =>
    askOnce('how many', async () => {
      asked += 1
      return asked
    })
  const twice = async () => [await ask(), await ask()]
  expect(await transaction(twice)).toEqual([1, 1])
  expect(await transaction(twice)).toEqual([2, 2])
  const changed = await transaction(async () => {
    const before = await ask()
    askAgain('how many')
    return [before, await ask()]
  })
  expect(changed).toEqual([3, 4])
  expect(await twice()).toEqual([5, 6])
})
