import { expect, test } from 'vitest'
import type { ProcessContext } from '#platform/context'
import { call, someEmail } from '../../testing/people.ts'
import { holdUp, takeOut } from '../../testing/statements.ts'
import { openNeighbour, openTestHouse } from '../../testing/test-house.ts'
import { tellWaiters } from './tell-waiters.ts'

const BADGE_VIP = 2

/** Two servers, one free place and three who wait for it; as often as asked. */
async function eachRound(
  rounds: number,
  race: (here: ProcessContext, there: ProcessContext) => Promise<void>,
): Promise<number[]> {
  const own = await openTestHouse()
  const neighbour = await openNeighbour(own)
  const limit = (places: number) =>
    own.database.script(`update pass_types set capacity = held + sold + ${places} where id = ${BADGE_VIP}`)
  try {
    const mails: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await own.database.script('delete from pass_waiters; delete from jobs.job')
      await limit(0)
      for (const email of [someEmail(), someEmail(), someEmail()])
        await call(own, 'POST', '/api/pass/waiting', { body: { passTypeId: BADGE_VIP, email } })
      await limit(1)
      await race(await own.app.context(), await neighbour.app.context())
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
  const mails = await eachRound(20, async (here, there) => {
    await Promise.all([tellWaiters(here), tellWaiters(there)])
  })
  expect(mails).toEqual(Array.from({ length: 20 }, () => 1))
})

test('without the lock two servers tell more than there are places: the lock is what holds', async () => {
  const { met, restore } = takeOut([{ part: 'pg_advisory_xact_lock(hashtextextended($1, 0))', left: '$1::text' }])
  try {
    const mails = await eachRound(1, async (here, there) => {
      const counted = holdUp('update "pass_waiters"')
      const first = tellWaiters(here)
      await counted.arrived
      await tellWaiters(there)
      counted.letGo()
      await first
    })
    expect(mails).toEqual([2])
    expect(met).not.toContain(0)
  } finally {
    restore()
  }
})
