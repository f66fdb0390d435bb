import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { askBehind } from '../../testing/ask-behind.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { emptyAccount, idOf, merge, previewMerge } from '../../testing/merging.ts'
import { attendee, call, pay, place, signIn } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { holdUp, takeOut } from '../../testing/statements.ts'
import { useNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const neighbour = useNeighbour(house)
let token: string
beforeAll(async () => {
  ;({ token } = await provenColleague(house))
  await openHotel(house, 972, [{ id: 9721, allotment: 50 }])
})

const stay = { roomId: 9721, arrival: '2025-10-20', departure: '2025-10-22' }
const bookings = async (userId: string) =>
  (await house.database.raw('select id from bookings where user_id = $1', [userId])).rows.length

/** Until something waits for a lock that another holds. */
const someoneWaits = () =>
  expect
    .poll(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return (await house.database.raw(waiting)).rows.length
    })
    .toBeGreaterThan(0)

/** Merges while somebody has begun something for the account that goes, which they end when the merge stands behind it. */
async function mergeBehindBeginner() {
  const kept = await emptyAccount(house)
  const goneId = await idOf(house, (await attendee(house)).email)
  const star = `insert into favourites (user_id, session_id, starred_at)
    select '${goneId}', max(id), now() from program_sessions`
  const answer = await askBehind(house, { lock: star, change: 'select 1' }, () => merge(house, token, kept.id, goneId))
  const { rows } = await house.database.raw('select from favourites where user_id = $1', [kept.id])
  return { status: answer.status, moved: rows.length }
}

test('whoever has begun something for the account that goes is waited for, and it is the other’s', async () => {
  expect(await mergeBehindBeginner()).toEqual({ status: 204, moved: 1 })
})

test('without that wait what was begun stands in the way, and nothing is merged', async () => {
  const locked = 'from "users" where "id" in ($1, $2) order by "id"'
  const { met, restore } = takeOut([{ part: `${locked} for update`, left: locked }])
  try {
    expect(await mergeBehindBeginner()).toEqual({ status: 503, moved: 0 })
    expect(met).not.toContain(0)
  } finally {
    restore()
  }
})

test('a purchase that begins while its account goes finds none: it is asked again, and told to sign in', async () => {
  const kept = await emptyAccount(house)
  const gone = await attendee(house)
  const goneId = await idOf(house, gone.email)
  const { arrived, letGo } = holdUp('delete from "users"')
  const merged = merge(house, token, kept.id, goneId)
  await arrived
  const bought = book({ app: neighbour.app }, gone.token, stay)
  await someoneWaits()
  letGo()
  expect((await merged).status).toBe(204)
  expect((await bought).status).toBe(503)
  expect((await book(house, gone.token, stay)).status).toBe(401)
  expect(await bookings(kept.id)).toBe(0)
  expect(await findViolations(house.database)).toEqual([])
})

test('a purchase that has not read whose it is when the account is gone is asked again, and told to sign in', async () => {
  const kept = await emptyAccount(house)
  const gone = await attendee(house)
  const { arrived, letGo } = holdUp('left join addresses')
  const bought = book(house, gone.token, stay)
  await arrived
  expect((await merge(house, token, kept.id, await idOf(house, gone.email))).status).toBe(204)
  letGo()
  expect((await bought).status).toBe(503)
  expect((await book(house, gone.token, stay)).status).toBe(401)
})

test('a merge and purchases of the account that goes, all at once: each is the other’s or was refused', async () => {
  for (let round = 0; round < 3; round += 1) {
    const kept = await emptyAccount(house)
    const gone = await attendee(house)
    const goneId = await idOf(house, gone.email)
    const answers = await Promise.all([
      book(house, gone.token, stay),
      merge(house, token, kept.id, goneId),
      book({ app: neighbour.app }, gone.token, stay),
      call({ app: neighbour.app }, 'PUT', '/api/agenda/favourites/1', { token: gone.token }),
    ])
    expect(answers[1].status).toBe(204)
    const booked = [answers[0], answers[2]].filter(({ status }) => status === 201)
    expect([answers[0], answers[2]].filter(({ status }) => ![201, 401, 503].includes(status))).toEqual([])
    expect(await bookings(kept.id)).toBe(booked.length)
  }
  expect(await findViolations(house.database)).toEqual([])
})

test('a payment that begins at the same moment keeps both accounts, or is that of the one that stays', async () => {
  const kept = await emptyAccount(house)
  const gone = await attendee(house)
  const goneId = await idOf(house, gone.email)
  await book(house, gone.token, stay)
  const { body: order } = await call<{ uuid: string }>(house, 'GET', '/api/order/current', { token: gone.token })
  await place(house, order, gone.token)
  const [merged, paid] = await Promise.all([
    merge(house, token, kept.id, goneId),
    pay({ app: neighbour.app }, order, gone.token),
  ])
  await house.app.jobs.drain()
  expect([204, 409]).toContain(merged.status)
  expect([200, 401, 503]).toContain(paid.status)
  const { rows } = await house.database.raw('select user_id from orders where id = $1', [order.uuid])
  expect(rows).toEqual([{ user_id: merged.status === 204 ? kept.id : goneId }])
  expect(await findViolations(house.database)).toEqual([])
})

test('of two colleagues who merge the same two in both directions one does, and the other finds one account', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [one, two] = [await emptyAccount(house), await emptyAccount(house)]
    const seen = [
      await previewMerge(house, token, one.id, two.id),
      await previewMerge(house, token, two.id, one.id),
    ].map(({ body }) => body)
    const answers = await Promise.all(
      seen.map(({ kept, gone }, at) =>
        call(at === 0 ? house : { app: neighbour.app }, 'POST', `/api/organiser/person/${kept.person.uuid}/merge`, {
          token,
          body: {
            other: gone.person.uuid,
            version: kept.version,
            otherVersion: gone.version,
            takes: [],
            reason: 'Signed up twice',
          },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
    const left = [await signIn(house, one.email), await signIn(house, two.email)].map(({ status }) => status)
    expect(left.toSorted()).toEqual([401, 403])
  }
})
