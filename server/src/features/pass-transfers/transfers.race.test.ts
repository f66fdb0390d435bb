import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { accept, invited, newAccount, withdrawInvitation } from '../../testing/pass-transfers.ts'
import { type Attendee, attendee, call, password, unlessBusy } from '../../testing/people.ts'
import { type Guard, holdUp, takeOut } from '../../testing/statements.ts'
import { type TestHouse, withTwoServers } from '../../testing/test-house.ts'

type Server = Pick<TestHouse, 'app'>

const unlocked = (table: string): Guard => ({
  part: `from "${table}" where "id" = $1 for update`,
  left: `from "${table}" where "id" = $1`,
})
/** In turn by giver, by pass, by invitation, by person; and only what is still the giver's changes hands. */
const inTurn: readonly Guard[] = [
  { part: 'select pg_advisory_xact_lock(hashtextextended($1, 0))', left: 'select hashtextextended($1, 0)' },
  unlocked('passes'),
  unlocked('pass_transfers'),
]
const stillTheirs: readonly Guard[] = [
  { part: ' and "user_id" = $6 and "state" = $7', left: ' and $6::text is not null and $7::text is not null' },
  { part: ' and "state" = $5', left: ' and $5::text is not null' },
]

const holders = async ({ database }: TestHouse, passId: string) =>
  (await database.raw('select user_id, state, code from passes where id = $1', [passId])).rows

const passIdOf = async (house: TestHouse, link: { readonly uuid: string }): Promise<string> => {
  const { rows } = await house.database.raw('select pass_id from pass_transfers where id = $1', [link.uuid])
  return String(rows[0]?.['pass_id'])
}

test('of twenty who accept one invitation at once, on two servers, one has the pass and the others are told that it is over', () =>
  withTwoServers(async (house, servers) => {
    const link = await invited(house, await attendee(house))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        unlessBusy(() => accept(servers[index % 2 === 0 ? 0 : 1], link, newAccount({ firstName: `Max ${index}` }))),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
    await house.app.jobs.drain()
    expect(await findViolations(house.database)).toEqual([])
  }))

/** Somebody accepts; held up when the pass is about to change hands, until the other act is through or waits. */
async function acceptAround(
  house: TestHouse,
  link: Parameters<typeof accept>[1],
  other: () => Promise<{ readonly status: number }>,
): Promise<{ readonly accepted: number; readonly other: number }> {
  const held = holdUp('update "passes" set "user_id"')
  const accepting = accept(house, link)
  await held.arrived
  const acting = other()
  await Promise.race([acting, somebodyWaits(house)])
  held.letGo()
  const [accepted, answered] = await Promise.all([accepting, acting])
  return { accepted: accepted.status, other: answered.status }
}

async function somebodyWaits({ database }: TestHouse): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
    if ((rows[0]?.count ?? 0) > 0) return
  }
}

test('an invitation is accepted or taken back, and nobody is told both', () =>
  withTwoServers(async (house, [, there]) => {
    const giver = await attendee(house)
    const link = await invited(house, giver)
    const told = await acceptAround(house, link, () => unlessBusy(() => withdrawInvitation(there, giver)))
    expect(told).toEqual({ accepted: 200, other: 409 })
    expect(await findViolations(house.database)).toEqual([])
  }))

test('without the turns both are told so: they are what holds', () =>
  withTwoServers(async (house, [, there]) => {
    const giver = await attendee(house)
    const link = await invited(house, giver)
    const { met, restore } = takeOut([...inTurn, { part: ' and "state" = $5', left: ' and $5::text is not null' }])
    const told = await acceptAround(house, link, () => withdrawInvitation(there, giver))
    restore()
    expect(told).toEqual({ accepted: 200, other: 200 })
    expect(met.slice(0, 3)).not.toContain(0)
  }))

test('a giver who leaves for good while a colleague accepts takes nothing from the colleague', () =>
  withTwoServers(async (house, [, there]) => {
    const giver = await attendee(house)
    const link = await invited(house, giver)
    const passId = await passIdOf(house, link)
    const erase = () => call(there, 'POST', '/api/user/erasure', { token: giver.token, body: { password } })
    expect(await acceptAround(house, link, erase)).toEqual({ accepted: 200, other: 204 })
    expect(await holders(house, passId)).toMatchObject([{ state: 'approved' }])
    expect(await findViolations(house.database)).toEqual([])
  }))

test('without the turns a colleague is told that a pass is theirs which ended with the giver who left', () =>
  withTwoServers(async (house, [, there]) => {
    const giver = await attendee(house)
    const link = await invited(house, giver)
    const passId = await passIdOf(house, link)
    const erase = () => call(there, 'POST', '/api/user/erasure', { token: giver.token, body: { password } })
    const { met, restore } = takeOut([...inTurn, unlocked('orders'), ...stillTheirs])
    expect(await acceptAround(house, link, erase)).toEqual({ accepted: 200, other: 204 })
    restore()
    expect(met).not.toContain(0)
    expect(await holders(house, passId)).toMatchObject([{ state: 'cancelled' }])
  }))

const cancelPass = (server: Server, { token, signUp }: Attendee) =>
  call(server, 'POST', `/api/order/${signUp.order?.uuid}/cancel`, { token, body: {} })

test('without the turns a pass is cancelled with its money given back, and a colleague is told that it is theirs', () =>
  withTwoServers(async (house, [, there]) => {
    const giver = await attendee(house)
    const link = await invited(house, giver)
    const passId = await passIdOf(house, link)
    const { met, restore } = takeOut([...inTurn, unlocked('orders'), ...stillTheirs])
    expect(await acceptAround(house, link, () => cancelPass(there, giver))).toEqual({ accepted: 200, other: 200 })
    restore()
    expect(met).not.toContain(0)
    expect(await holders(house, passId)).toMatchObject([{ state: 'cancelled' }])
  }))

test('a pass that is cancelled while a colleague accepts is nobody’s, whoever was faster', () =>
  withTwoServers(async (house, [here, there]) => {
    for (let round = 0; round < 6; round += 1) {
      const giver = await attendee(house)
      const link = await invited(house, giver)
      const passId = await passIdOf(house, link)
      const cancel = () => cancelPass(there, giver)
      const [accepted, cancelled] = await Promise.all([
        unlessBusy(() => accept(here, link)),
        unlessBusy(cancel as () => ReturnType<typeof call>),
      ])
      const [pass] = await holders(house, passId)
      // The giver's session ends with the pass: who comes second is not let in to cancel.
      expect([accepted.status, cancelled.status, pass?.['state']]).toSatisfy(
        ([took, gave, state]) =>
          (took === 200 && gave === 401 && state === 'approved') ||
          (took === 200 && gave === 200 && state === 'cancelled') ||
          ([410, 409].includes(Number(took)) && gave === 200 && state === 'cancelled'),
      )
    }
    await house.app.jobs.drain()
    expect(await findViolations(house.database)).toEqual([])
  }))

test('a colleague who accepts two passes at once has one, and the other giver keeps theirs', () =>
  withTwoServers(async (house, servers) => {
    for (let round = 0; round < 4; round += 1) {
      const email = `two-${round}@nordwerk.example`
      const links = [await invited(house, await attendee(house), { email })]
      const second = await attendee(house)
      links.push(await invited(house, second, { email }))
      const answers = await Promise.all(
        links.map((link, index) => unlessBusy(() => accept(servers[index === 0 ? 0 : 1], link))),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
    expect(await findViolations(house.database)).toEqual([])
  }))

/** Somebody who has an account and no pass. */
async function withoutPass(house: TestHouse): Promise<string> {
  const person = await attendee(house)
  await cancelPass(house, person)
  return person.email
}

test('two who follow one link at once, by different servers: one is told that it is over', () =>
  withTwoServers(async (house, [, there]) => {
    const link = await invited(house, await attendee(house), { email: await withoutPass(house) })
    expect(await acceptAround(house, link, () => accept(there, link))).toEqual({ accepted: 200, other: 410 })
  }))

test('without its guards both believe that the pass is theirs, and one was told a code that is nobody’s', () =>
  withTwoServers(async (house, [, there]) => {
    const link = await invited(house, await attendee(house), { email: await withoutPass(house) })
    const { met, restore } = takeOut([...inTurn, unlocked('orders'), ...stillTheirs, ' for no key update'])
    const told = await acceptAround(house, link, () => accept(there, link))
    restore()
    expect(told).toEqual({ accepted: 200, other: 200 })
    expect(met).not.toContain(0)
  }))

/** An exhibitor without a pass, who is let in all the same. */
async function exhibitor(house: TestHouse): Promise<Attendee> {
  const person = await attendee(house)
  const { db } = house.database
  const { id } = await db.selectFrom('users').select('id').where('email', '=', person.email).executeTakeFirstOrThrow()
  const tag = { user_id: id, tag_id: 2, granted_by: 'the organiser', granted_at: house.clock.now() }
  await db.insertInto('user_tags').values(tag).execute()
  await cancelPass(house, person)
  return person
}

// Who accepts locks the invitation and then the person; who leaves for good the other way round. The database ends one of
// them, which begins anew; which one hangs on who waits longer.
test.each([
  ['who accepts was there first', true, 'select "password_hash" from "users"'],
  ['who leaves was there first', false, '"pass_transfers"'],
] as const)(
  'a colleague who accepts and leaves for good at once, each holding what the other waits for, is told both: %s',
  (_, isAcceptFirst, held) =>
    withTwoServers(async (house, [, there]) => {
      const receiver = await exhibitor(house)
      const link = await invited(house, await attendee(house), { email: receiver.email })
      const passId = await passIdOf(house, link)
      const accepts = () => accept(house, link)
      const leaves = () => call(there, 'POST', '/api/user/erasure', { token: receiver.token, body: { password } })
      const stop = holdUp(held)
      const first = isAcceptFirst ? accepts() : leaves()
      await stop.arrived
      const second = isAcceptFirst ? leaves() : accepts()
      await somebodyWaits(house)
      stop.letGo()
      const statuses = (await Promise.all([first, second])).map(({ status }) => status)
      const [accepted, erased] = isAcceptFirst ? statuses : statuses.toReversed()
      expect(erased).toBe(204)
      // It was theirs and went with them, or it stays the giver's.
      expect(accepted).toBeOneOf([200, 410])
      expect(await holders(house, passId)).toMatchObject([{ state: accepted === 200 ? 'cancelled' : 'approved' }])
      await house.app.jobs.drain()
      expect(await findViolations(house.database)).toEqual([])
    }),
)
