import type { PassQuota } from '@foyer/contract/office-pass-quotas'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { makeQuota } from '../../testing/office-scenarios.ts'
import { attendee, call, pay, place, type SignedUp, signUpVisitor, unlessBusy } from '../../testing/people.ts'
import { seedStaffForTests } from '../../testing/staff.ts'
import { openNeighbour, openTestHouse, type TestHouse } from '../../testing/test-house.ts'

const LEFT = 3
const [STANDARD, VIP] = [1, 3]

/** A hall with three places, which two pass types share, and twenty who want one of either. */
async function openHall(own: TestHouse) {
  await seedStaffForTests(own)
  const { token, made } = await makeQuota(own, { capacity: LEFT })
  for (const id of [STANDARD, VIP])
    await call(own, 'PATCH', `/api/organiser/pass-type/${id}`, { token, body: { version: 1, quotaId: made.body.id } })
  return made.body
}

async function placeAll(own: TestHouse, buyers: readonly SignedUp[]) {
  const neighbour = await openNeighbour(own)
  try {
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        unlessBusy(() => place(index % 2 === 0 ? own : { app: neighbour.app }, buyer.order!, buyer.orderSecret)),
      ),
    )
    return answers.map(({ status }) => status)
  } finally {
    await neighbour.close()
  }
}

async function buyersOf(own: TestHouse) {
  const buyers: SignedUp[] = []
  for (let index = 0; index < 20; index += 1)
    buyers.push(await signUpVisitor(own, { passTypeId: index % 4 < 2 ? STANDARD : VIP }))
  return buyers
}

test('the last places of a hall are sold once each, whichever of its pass types is asked for, on two servers', async () => {
  const own = await openTestHouse()
  try {
    const buyers = await buyersOf(own)
    await openHall(own)
    expect((await placeAll(own, buyers)).sort()).toEqual([
      ...Array<number>(LEFT).fill(200),
      ...Array<number>(20 - LEFT).fill(409),
    ])
    expect(await findViolations(own.database)).toEqual([])
  } finally {
    await own.close()
  }
})

test('without what counts the shared quota the same race oversells the hall', async () => {
  const own = await openTestHouse()
  try {
    const buyers = await buyersOf(own)
    await openHall(own)
    await sql`drop trigger pass_types_count_shared_quota on pass_types`.execute(own.database.db)
    const sold = (await placeAll(own, buyers)).filter((status) => status === 200)
    expect(sold.length).toBeGreaterThan(LEFT)
    expect((await findViolations(own.database)).map(({ name }) => name)).toContain(
      'shared quotas are within their capacity and equal what their pass types count',
    )
  } finally {
    await own.close()
  }
})

test('a hall is cut while it sells: never below what is taken, and nobody waits for nobody', async () => {
  const own = await openTestHouse()
  try {
    const buyers = await buyersOf(own)
    const holders = [await attendee(own), await attendee(own)]
    const quota = await openHall(own)
    const { token } = await makeQuota(own)
    const path = `/api/organiser/pass-quota/${quota.id}`
    await call(own, 'PATCH', path, { token, body: { version: 1, capacity: 12 } })
    // 7 upgrades from Standard, whose place in the hall it gives back, while others take places of it.
    const upgrades = await Promise.all(
      holders.map(async (holder) => {
        const order = await call<SignedUp['order'] & object>(own, 'POST', '/api/pass/upgrade', {
          token: holder.token,
          body: { passTypeId: 7 },
        })
        await place(own, order.body, holder.token)
        return { holder, order: order.body }
      }),
    )
    const [statuses, cut] = await Promise.all([
      placeAll(own, buyers),
      call<PassQuota>(own, 'PATCH', path, { token, body: { version: 2, capacity: 8 } }),
      ...upgrades.map(({ holder, order }) => pay(own, order, holder.token)),
    ])
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
    expect([200, 409]).toContain(cut.status)
    expect(await findViolations(own.database)).toEqual([])
  } finally {
    await own.close()
  }
})

test('a quota that is removed while a type comes into it: one of the two is refused, and no type draws from none', async () => {
  const own = await openTestHouse()
  try {
    await seedStaffForTests(own)
    for (let version = 1; version <= 10; version += 1) {
      const { token, made } = await makeQuota(own)
      const { id } = made.body
      const [joined, removed] = await Promise.all([
        call(own, 'PATCH', `/api/organiser/pass-type/${STANDARD}`, { token, body: { version, quotaId: id } }),
        call(own, 'POST', `/api/organiser/pass-quota/${id}/remove`, { token, body: { version: 1 } }),
      ])
      expect([
        [200, 409],
        [400, 204],
      ]).toContainEqual([joined.status, removed.status])
      const { version: now } = await own.database.db
        .selectFrom('pass_types')
        .select('version')
        .where('id', '=', STANDARD)
        .executeTakeFirstOrThrow()
      await sql`update pass_types set version = ${version + 1} where id = ${STANDARD} and version = ${now}`.execute(
        own.database.db,
      )
    }
    expect(await findViolations(own.database)).toEqual([])
  } finally {
    await own.close()
  }
})
