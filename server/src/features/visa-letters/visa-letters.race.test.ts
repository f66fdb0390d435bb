import type { Verification } from '@foyer/contract/visa-letters'
import { expect, test } from 'vitest'
import { type Attendee, attendee, call, password } from '../../testing/people.ts'
import { holdUp, packetsOf, takeOut } from '../../testing/statements.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { askForLetter } from '../../testing/visa-letters.ts'

const house = useTestHouse()

const verify = (code: string) => call<Verification>(house, 'GET', `/api/verify/${code}`)

/** How many wait for what another has locked. */
async function countWaiting(): Promise<number> {
  const { rows } = await house.database.raw(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Leaves for good between the look at the pass and the letter: until that is done, or waits for the letter. */
async function leaveMeanwhile({ token, signUp }: Attendee) {
  const stopped = holdUp('insert into "visa_letters"')
  const asked = askForLetter(house, token)
  await stopped.arrived
  let isGone = false
  const leaving = call(house, 'POST', '/api/user/erasure', { token, body: { password } }).finally(() => {
    isGone = true
  })
  while (!isGone && (await countWaiting()) === 0);
  const hadToWait = !isGone
  stopped.letGo()
  const [{ status, body }, left] = await Promise.all([asked, leaving])
  const kept = await house.database.db
    .selectFrom('visa_letters')
    .select(['state', 'sealed', 'initials'])
    .where('id', '=', body.uuid)
    .execute()
  return { hadToWait, asked: status, left: left.status, kept, signUp }
}

test('whoever leaves for good while their letter is made takes it along', async () => {
  expect(await leaveMeanwhile(await attendee(house))).toMatchObject({
    hadToWait: true,
    asked: 201,
    left: 204,
    kept: [{ state: 'withdrawn', sealed: null, initials: '' }],
  })
})

test('without the lock a passport is kept of somebody who has left: the lock is what holds', async () => {
  const person = await attendee(house)
  const { met, restore } = takeOut([{ part: 'pg_advisory_xact_lock(hashtextextended($1, 0))', left: '$1::text' }])
  try {
    const { kept, ...came } = await leaveMeanwhile(person)
    expect(came).toMatchObject({ hadToWait: false, asked: 201, left: 204 })
    expect(kept).toMatchObject([{ state: 'issued', sealed: expect.any(String) }])
  } finally {
    restore()
  }
  expect(met).not.toContain(0)
})

test('an unknown code is asked about with as many statements as a letter’s and a pass’s', async () => {
  const { token } = await attendee(house)
  const pass = (await call<{ code: string }>(house, 'GET', '/api/pass', { token })).body
  const letter = (await askForLetter(house, token)).body
  const counts = []
  for (const code of [encodeURIComponent(letter.code), pass.code, 'VLAAAABBBBCC', 'AAAABBBBCC', '%20']) {
    const { packets } = await packetsOf(() => verify(code))
    counts.push(packets.flat().length)
  }
  expect(new Set(counts).size).toBe(1)
  expect(counts[0]).toBeGreaterThan(1)
})
