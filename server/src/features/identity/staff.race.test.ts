import { expect, test } from 'vitest'
import { call, password, someEmail, unlessBusy } from '../../testing/people.ts'
import { type Colleague, invite, provenColleague } from '../../testing/staff.ts'
import { holdUp, somebodyWaits, takeOut } from '../../testing/statements.ts'
import { type TestHouse, useNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const neighbour = useNeighbour(house)

const withdraw = (at: Pick<TestHouse, 'app'>, by: Colleague, whom: Colleague) =>
  call(at, 'PUT', `/api/organiser/staff/${whom.id}/scopes`, {
    token: by.token,
    body: { before: ['owner'], scopes: [] },
  })

/** The only two owners withdraw each other, on two servers; the first is held up before the roles go. */
async function endEachOther() {
  await house.database.raw(`delete from user_scopes where scope = 'owner'`)
  const [one, other] = [await provenColleague(house, 'owner'), await provenColleague(house, 'owner')]
  const held = holdUp('delete from "user_scopes"')
  const first = withdraw(house, one, other)
  await held.arrived
  const second = withdraw(neighbour, other, one)
  await Promise.race([second, somebodyWaits(house.database)])
  held.letGo()
  const statuses = (await Promise.all([first, second])).map(({ status }) => status)
  const { rows } = await house.database.raw(`select user_id from user_scopes where scope = 'owner'`)
  return { statuses, owners: rows.length }
}

test('of two owners who withdraw each other at once one stays', async () => {
  expect(await endEachOther()).toEqual({ statuses: [200, 409], owners: 1 })
})

test('without the turns nobody owns the event: they are what holds', async () => {
  const { met, restore } = takeOut([' for update of "user_scopes"'])
  const ended = await endEachOther()
  restore()
  expect(ended).toEqual({ statuses: [200, 200], owners: 0 })
  expect(met[0]).toBeGreaterThan(0)
})

/**
 * Twenty follow one link at once; one is held up between its look at the invitation and its taking it, until another
 * waits or is through. @returns how many were told that they are in.
 */
async function acceptTogether(): Promise<number> {
  const owner = await provenColleague(house, 'owner')
  const { uuid, token } = await invite(house, owner, someEmail(), ['gate'])
  const account = { firstName: 'Nele', lastName: 'Sander', password, locale: 'en' }
  const held = holdUp('update "staff_invitations"')
  const accept = (at: number) =>
    unlessBusy(() =>
      call(at % 2 === 0 ? house : neighbour, 'POST', `/api/staff-invitation/${uuid}/accept`, {
        body: { token, account },
      }),
    )
  const answers = Array.from({ length: 20 }, (_, at) => accept(at))
  await held.arrived
  await Promise.race([...answers, somebodyWaits(house.database)])
  held.letGo()
  return (await Promise.all(answers)).filter(({ status }) => status === 200).length
}

test('of twenty who follow one link at once one is let in', async () => {
  expect(await acceptTogether()).toBe(1)
})

test('without the guards several are: they are what holds', async () => {
  const { met, restore } = takeOut([
    {
      part: 'select * from "staff_invitations" where "id" = $1 for update',
      left: 'select * from "staff_invitations" where "id" = $1',
    },
    { part: ' and "state" = $5', left: ' and $5::text is not null' },
  ])
  const letIn = await acceptTogether()
  restore()
  expect(letIn).toBeGreaterThan(1)
  expect(met).not.toContain(0)
})

test('who is invited again while they accept an earlier invitation is not: they work here by then', async () => {
  const owner = await provenColleague(house, 'owner')
  const email = someEmail()
  const { uuid, token } = await invite(house, owner, email, ['gate'])
  const account = { firstName: 'Nele', lastName: 'Sander', password, locale: 'en' }
  // What is written behind the acceptance waits, with the acceptance not committed.
  const held = holdUp('insert into "audit_entries"')
  const accepting = call(house, 'POST', `/api/staff-invitation/${uuid}/accept`, { body: { token, account } })
  await held.arrived
  const body = { email, scopes: ['support'] }
  const inviting = call(neighbour, 'POST', '/api/organiser/staff-invitation', { token: owner.token, body })
  await Promise.race([inviting, somebodyWaits(house.database)])
  held.letGo()
  expect((await accepting).status).toBe(200)
  expect(await inviting).toMatchObject({ status: 409, body: { code: 'identity/works-here' } })
  const { rows } = await house.database.raw('select state from staff_invitations where email = $1', [email])
  expect(rows).toEqual([{ state: 'accepted' }])
})
