import type { SentMail } from '@foyer/contract/office-mails'
import { expect, test } from 'vitest'
import { attendee, call } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { holdUp, somebodyWaits, takeOut } from '../../testing/statements.ts'
import { useNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const neighbour = useNeighbour(house)

/** Two colleagues send the same mail again, on two servers; the first is held up before it is written down. */
async function sendTogether() {
  const [one, other] = [await provenColleague(house, 'support'), await provenColleague(house, 'organiser')]
  const { signUp } = await attendee(house)
  await house.app.jobs.drain()
  const path = `/api/organiser/order/${signUp.order?.uuid}/mail`
  const { body } = await call<{ items: SentMail[] }>(house, 'GET', path, { token: one.token })
  const again = `/api/organiser/mail/${body.items.find(({ kind }) => kind === 'pass-approved')?.uuid}/again`
  const held = holdUp('insert into "mails"')
  const first = call(house, 'POST', again, { token: one.token })
  await held.arrived
  const second = call(neighbour, 'POST', again, { token: other.token })
  await Promise.race([second, somebodyWaits(house.database)])
  held.letGo()
  const statuses = (await Promise.all([first, second])).map(({ status }) => status)
  await house.app.jobs.drain()
  const { body: mailbox } = await call<object[]>(house, 'GET', `/api/demo/mailbox?to=${signUp.email}`)
  return { statuses, mails: mailbox.length - body.items.length }
}

test('of two colleagues who send a mail again at one moment one does', async () => {
  expect(await sendTogether()).toEqual({ statuses: [202, 409], mails: 1 })
})

test('without the turns it is sent twice: they are what holds', async () => {
  const { met, restore } = takeOut([{ part: 'pg_advisory_xact_lock(hashtextextended($1, 0))', left: '$1::text' }])
  const sent = await sendTogether()
  restore()
  expect(sent).toEqual({ statuses: [202, 202], mails: 2 })
  expect(met[0]).toBeGreaterThan(0)
})
