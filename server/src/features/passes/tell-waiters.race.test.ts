import { expect, test } from 'vitest'
import { call, someEmail } from '../../testing/people.ts'
import { takeOut } from '../../testing/statements.ts'
import { openNeighbour, openTestHouse } from '../../testing/test-house.ts'
import { tellWaiters } from './tell-waiters.ts'

const ROUNDS = 20
const BADGE_VIP = 2

/** Two servers tell those who wait at the same moment, again and again; how many mails each round made of one place. */
async function raceForOnePlace(): Promise<number[]> {
  const own = await openTestHouse()
  const neighbour = await openNeighbour(own)
  const limit = (places: number) =>
    own.database.script(`update pass_types set capacity = held + sold + ${places} where id = ${BADGE_VIP}`)
  try {
    const mails: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await own.database.script('delete from pass_waiters; delete from jobs.job')
      await limit(0)
      for (const email of [someEmail(), someEmail(), someEmail()])
        await call(own, 'POST', '/api/pass/waiting', { body: { passTypeId: BADGE_VIP, email } })
      await limit(1)
      const contexts = [await own.app.context(), await neighbour.app.context()]
      await Promise.all(contexts.map((context) => tellWaiters(context)))
      const { rows } = await own.database.raw(`select id from jobs.job where name = 'mail-pass-free'`)
      mails.push(rows.length)
    }
    return mails
  } finally {
    await neighbour.close()
    await own.close()
  }
}

test('one place is told to one who waits, whichever server looks first', async () => {
  expect(await raceForOnePlace()).toEqual(Array.from({ length: ROUNDS }, () => 1))
})

test('without the lock two servers tell more than there are places: the lock is what holds', async () => {
  const { met, restore } = takeOut([{ part: 'pg_advisory_xact_lock(hashtextextended($1, 0))', left: '$1::text' }])
  try {
    expect(Math.max(...(await raceForOnePlace()))).toBeGreaterThan(1)
    expect(met).not.toContain(0)
  } finally {
    restore()
  }
})
