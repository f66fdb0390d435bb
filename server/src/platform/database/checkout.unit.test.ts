import type pg from 'pg'
import { expect, test } from 'vitest'
import { createTurns } from '#platform/ground/turns'
import { checkoutOf } from './checkout.ts'
import type { Hearing } from './hearing.ts'

const hearing = (isOnlyLate: boolean): Hearing => ({ listenTo: () => {}, begin: () => () => isOnlyLate })
const turns = () => createTurns({ places: 1, longestWait: 60_000, longestLine: 10, what: 'the database' })
const late = new Error('timeout exceeded when trying to connect')

/** A pool that has a connection after so many tries. */
function poolAfter(failures: number) {
  let tries = 0
  const pool = {
    async connect() {
      tries += 1
      if (tries <= failures) throw late
      return { release: () => {} }
    },
  } as unknown as pg.Pool
  return { pool, tries: () => tries }
}

test('a connection that is only late is tried again, and nobody hears of it', async () => {
  const { pool, tries } = poolAfter(2)
  const checkout = checkoutOf(pool, turns(), hearing(true))
  const waiting = [checkout.take(), checkout.take()]
  const first = await waiting[0]
  expect(tries()).toBe(3)
  first?.giveBack()
  ;(await waiting[1])?.giveBack()
})

test('where the database is not there, all who wait are told so at once', async () => {
  const { pool, tries } = poolAfter(Number.POSITIVE_INFINITY)
  const checkout = checkoutOf(pool, turns(), hearing(false))
  const answers = await Promise.allSettled([checkout.take(), checkout.take(), checkout.take()])
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason)).toEqual([late, late, late])
  expect(tries()).toBe(1)
})

test('nobody tries for ever', async () => {
  const { pool } = poolAfter(Number.POSITIVE_INFINITY)
  await expect(checkoutOf(pool, turns(), hearing(true)).take()).rejects.toBe(late)
})
