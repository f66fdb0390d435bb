import { afterEach, beforeAll, expect, test } from 'vitest'
import { attendee, call, pay, place, signIn, signUpForm, signUpVisitor, someEmail } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { keepPlace, pass, setRoom, takePlace } from '../../testing/waiting.ts'

const house = useTestHouse()
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
})
// The clock goes on from test to test, and sessions end by it.
const open = async (change: Parameters<typeof setRoom>[2] = {}) => {
  token = await signInStaff(house, 'organiser')
  return setRoom(house, token, { mode: 'on', opensAt: null, perSecond: 1, ...change })
}
afterEach(() => setRoom(house, token, { mode: 'off', opensAt: null, perSecond: null }))

const signUpAs = (email: string) => call(house, 'POST', '/api/sign-up', { body: signUpForm({ email }) })
const refused = { status: 429, body: { code: 'requests/waiting-room' }, headers: { 'retry-after': '30' } }

test('while nobody waits everybody goes on, and a place is nothing to have', async () => {
  const email = someEmail()
  expect((await takePlace(house, email)).body).toMatchObject({ state: 'open', ticket: null })
  expect((await signUpAs(email)).status).toBe(201)
  token = await signInStaff(house, 'organiser')
})

test('who wants to sign up or in waits until it is their turn, in the order in which they came', async () => {
  await open()
  const emails = [someEmail(), someEmail(), someEmail()]
  for (const email of emails) expect(await signUpAs(email)).toMatchObject(refused)
  expect(await signIn(house, someEmail())).toMatchObject(refused)
  const tickets: (string | null)[] = []
  for (const email of emails) tickets.push((await takePlace(house, email)).body.ticket)
  expect((await keepPlace(house, tickets[2]!)).body).toMatchObject({ state: 'waiting', place: null })
  await pass(house, 1)
  expect((await keepPlace(house, tickets[0]!)).body).toMatchObject({ state: 'admitted', place: null })
  expect((await keepPlace(house, tickets[1]!)).body).toMatchObject({ state: 'waiting', place: 1, waitSeconds: 1 })
  expect((await keepPlace(house, tickets[2]!)).body).toMatchObject({ state: 'waiting', place: 2, waitSeconds: 2 })
  expect((await signUpAs(emails[0]!)).status).toBe(201)
  expect(await signUpAs(emails[1]!)).toMatchObject(refused)
  await pass(house, 2)
  expect((await signUpAs(emails[2]!)).status).toBe(201)
})

test('a reload, another tab or another device of the same person has the same place, however the address is written', async () => {
  await open()
  await takePlace(house, someEmail())
  const email = someEmail()
  const first = (await takePlace(house, email)).body
  await takePlace(house, someEmail())
  const [name, host] = email.split('@')
  for (const same of [email, email.toUpperCase(), `${name}+second@${host}`])
    expect((await takePlace(house, same)).body.ticket).toBe(first.ticket)
  await pass(house, 1)
  expect((await keepPlace(house, first.ticket)).body).toMatchObject({ place: 1 })
})

test('a turn is worth for its own address alone', async () => {
  await open()
  const email = someEmail()
  await takePlace(house, email)
  await pass(house, 1)
  expect(await signUpAs(someEmail())).toMatchObject(refused)
  expect((await signUpAs(email)).status).toBe(201)
})

test('a turn lasts ten minutes, each step prolongs it up to an hour, and then one comes anew', async () => {
  await open()
  const email = someEmail()
  const { ticket } = (await takePlace(house, email)).body
  await pass(house, 1)
  const until = async () => (await keepPlace(house, ticket)).body.admittedUntil
  const turnBegan = house.clock.now().getTime()
  expect(await until()).toBe(new Date(turnBegan + 600_000).toISOString())
  for (let step = 1; step <= 9; step += 1) {
    house.clock.forward(420_000)
    await signIn(house, email)
    if (step <= 7) expect((await keepPlace(house, ticket)).status).toBe(200)
  }
  expect(await keepPlace(house, ticket)).toMatchObject({ status: 410, body: { code: 'waiting-room/place-gone' } })
  expect(await signIn(house, email)).toMatchObject(refused)
  const again = (await takePlace(house, email)).body
  expect(again).toMatchObject({ state: 'waiting' })
  expect(again.ticket).not.toBe(ticket)
})

test('a place that nobody asks for is given up; the others move up', async () => {
  await open({ opensAt: new Date(house.clock.now().getTime() + 600_000).toISOString() })
  const [gone, stays] = [(await takePlace(house, someEmail())).body, (await takePlace(house, someEmail())).body]
  await pass(house, 299)
  expect((await keepPlace(house, stays.ticket)).status).toBe(200)
  await pass(house, 2)
  expect((await keepPlace(house, gone.ticket)).status).toBe(410)
  expect((await keepPlace(house, stays.ticket)).status).toBe(200)
})

test('a closed page gives its place up soon, unless another one of the same person is open', async () => {
  await open({ opensAt: new Date(house.clock.now().getTime() + 900_000).toISOString() })
  const [gone, stays] = [(await takePlace(house, someEmail())).body, (await takePlace(house, someEmail())).body]
  for (const { ticket } of [gone, stays])
    expect((await call(house, 'POST', '/api/waiting-room/place/left', { body: { ticket } })).status).toBe(204)
  await pass(house, 60)
  expect((await keepPlace(house, stays.ticket)).status).toBe(200)
  await pass(house, 32)
  expect((await keepPlace(house, gone.ticket)).status).toBe(410)
  expect((await keepPlace(house, stays.ticket)).status).toBe(200)
})

test('a ticket that we did not write is none, whatever it names', async () => {
  await open()
  const ticket = (await takePlace(house, someEmail())).body.ticket ?? ''
  const [id = '', signature = ''] = ticket.split('.')
  const other = (await takePlace(house, someEmail())).body.ticket?.split('.')[1] ?? ''
  for (const forged of [
    `${id}.${other}`,
    `${id}.${signature.slice(0, -1)}`,
    id,
    '',
    `${crypto.randomUUID()}.${signature}`,
  ]) {
    expect((await keepPlace(house, forged)).status).toBe(410)
    await call(house, 'POST', '/api/waiting-room/place/left', { body: { ticket: forged } })
  }
  await pass(house, 100, [ticket])
  expect((await keepPlace(house, ticket)).status).toBe(200)
})

test('staff never wait, nor does who is in the middle of paying', async () => {
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  const guest = await attendee(house)
  await open()
  expect(await signInStaff(house, 'gate')).not.toBe('')
  expect(await signIn(house, guest.email)).toMatchObject(refused)
  expect((await place(house, visitor.order!, visitor.orderSecret)).status).toBe(200)
  expect((await pay(house, visitor.order!, visitor.orderSecret)).body.status).toBe('paid')
})

test.each<[what: string, waits: boolean, state: string, holds: number | null, isAsked: boolean]>([
  ['is held', false, 'awaiting_payment', 60_000, false],
  ['is chosen and held', false, 'open', 60_000, false],
  ['holds nothing', true, 'open', null, false],
  ['ran out', true, 'awaiting_payment', 0, false],
  ['ran out while the provider is asked', false, 'awaiting_payment', 0, true],
  ['was cancelled before its time', true, 'cancelled', 60_000, false],
  ['has expired while the provider is asked', true, 'expired', 0, true],
])(
  'an order that %s: whether its buyer waits is one question, with an account and with the order alone',
  async (_what, waits, state, holds, isAsked) => {
    const [visitor, guest] = [await signUpVisitor(house), await attendee(house)]
    await place(house, visitor.order!, visitor.orderSecret)
    await call(house, 'POST', '/api/pass/upgrade', { token: guest.token, body: { passTypeId: 7 } })
    const [bought] = (await call<{ uuid: string }[]>(house, 'GET', '/api/order/unpaid', { token: guest.token })).body
    await open()
    const now = house.clock.now()
    for (const { uuid } of [visitor.order!, bought!]) {
      const until = holds === null ? null : new Date(now.getTime() + holds)
      await house.database.raw(`update orders set state = $2, hold_expires_at = $3 where id = $1`, [uuid, state, until])
      if (isAsked)
        await house.database.raw(
          `insert into payments (id, order_id, provider, state, amount, currency, created_at, network_key)
         select gen_random_uuid(), id, 'sandbox', 'started', total, currency, $2, '' from orders where id = $1`,
          [uuid, now],
        )
    }
    for (const [order, token] of [
      [visitor.order!, visitor.orderSecret],
      [bought!, guest.token],
    ] as const) {
      const { body } = await place(house, order, token)
      expect((body as { code?: string }).code === refused.body.code).toBe(waits)
    }
  },
)

test('who has something held to pay signs in again at once where they did before, and a stranger learns nothing of it', async () => {
  const guest = await attendee(house)
  await call(house, 'POST', '/api/pass/upgrade', { token: guest.token, body: { passTypeId: 7 } })
  await open()
  expect(await signIn(house, guest.email)).toMatchObject(refused)
  const { body } = await call<{ uuid: string }[]>(house, 'GET', '/api/order/unpaid', { token: guest.token })
  await house.database.raw(
    `update orders set hold_expires_at = $1, state = 'awaiting_payment', method = 'card' where id = $2`,
    [new Date(house.clock.now().getTime() + 600_000), body[0]!.uuid],
  )
  const from = (remoteAddress: string) =>
    house.app.http.inject({
      method: 'PUT',
      url: '/api/waiting-room/place',
      payload: { email: guest.email },
      remoteAddress,
    })
  expect((await from('198.51.100.7')).json()).toMatchObject({ state: 'waiting' })
  expect((await from('127.0.0.1')).json()).toMatchObject({ state: 'admitted' })
  expect((await signIn(house, guest.email)).status).toBe(200)
  await house.database.raw(`update orders set state = 'cancelled' where id = $1`, [body[0]!.uuid])
})

test('who was signed in before waits as everybody does, before anything new is chosen or placed', async () => {
  const guest = await attendee(house)
  await open()
  const upgrade = () => call(house, 'POST', '/api/pass/upgrade', { token: guest.token, body: { passTypeId: 7 } })
  expect(await upgrade()).toMatchObject(refused)
  expect((await call(house, 'GET', '/api/pass', { token: guest.token })).status).toBe(200)
  await takePlace(house, guest.email)
  await pass(house, 1)
  expect((await upgrade()).status).toBe(201)
})

test('a page that leads to a sale opens for whose turn it is; others are led to the waiting room, with the way they wanted', async () => {
  const get = (url: string, cookie = '') => house.app.http.inject({ url, headers: { cookie } })
  expect((await get('/sign-in')).statusCode).toBe(404)
  await open()
  const led = await get('/sign-up/pass?voucher=A%26B')
  expect(led.statusCode).toBe(303)
  expect(led.headers).toMatchObject({
    location: '/waiting-room?to=%2Fsign-up%2Fpass%3Fvoucher%3DA%2526B',
    'cache-control': 'no-store',
  })
  for (const path of ['/', '/sign-up/payment', '/sign-up/confirm/x', '/organiser/sign-in', '/api/edition'])
    expect((await get(path)).statusCode).not.toBe(303)
  expect((await get('/sign-in', 'foyer_auth=abc')).statusCode).not.toBe(303)
  const { ticket } = (await takePlace(house, someEmail())).body
  expect((await get('/sign-in', `foyer_place=${ticket}`)).statusCode).toBe(303)
  await pass(house, 1)
  expect((await get('/sign-in', `a=b; foyer_place=${ticket}`)).statusCode).not.toBe(303)
  expect((await get('/sign-in', `foyer_place=${ticket}x`)).statusCode).toBe(303)
})

test('before an opening nobody has a place; at the opening lots are drawn, and who comes later stands behind', async () => {
  const opensAt = new Date(house.clock.now().getTime() + 120_000)
  await open({ mode: 'auto', opensAt: opensAt.toISOString(), perSecond: 1 })
  const early: Awaited<ReturnType<typeof takePlace>>[] = []
  // One after the other: without lots they would stand in this order.
  for (let one = 0; one < 30; one += 1) early.push(await takePlace(house, someEmail()))
  expect(early[0]?.body).toMatchObject({ state: 'early', place: null, opensAt: opensAt.toISOString() })
  await pass(
    house,
    119,
    early.map(({ body }) => body.ticket),
  )
  expect((await keepPlace(house, early[0]!.body.ticket)).body).toMatchObject({ state: 'early' })
  house.clock.forward(1000)
  const late = (await takePlace(house, someEmail())).body
  await house.app.moveLine()
  const places = await Promise.all(early.map(async ({ body }) => (await keepPlace(house, body.ticket)).body.place ?? 0))
  expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n))
  expect(places).not.toEqual(places.toSorted((a, b) => a - b))
  expect((await keepPlace(house, late.ticket)).body).toMatchObject({ place: 30 })
})

test('the room opens by itself where people wait in a server, and closes when nobody does', async () => {
  token = await signInStaff(house, 'organiser')
  await setRoom(house, token, { mode: 'auto', perSecond: null })
  const isOpen = async () => (await call<{ isOpen: boolean }>(house, 'GET', '/api/waiting-room')).body.isOpen
  const otherSays = (waitedMs: number) =>
    house.database.raw(
      `insert into waiting_gauges values ('01980000-0000-7000-8000-00000000000a', $1, $2, 40)
       on conflict (server_id) do update set at = excluded.at, waited_ms = excluded.waited_ms`,
      [house.clock.now(), waitedMs],
    )
  await house.database.raw('update waiting_rooms set busy_since = $1', [house.clock.now()])
  await otherSays(9000)
  await pass(house, 4)
  expect(await isOpen()).toBe(false)
  await pass(house, 1)
  expect(await isOpen()).toBe(true)
  const { ticket } = (await takePlace(house, someEmail())).body
  await otherSays(9000)
  await pass(house, 1)
  await otherSays(0)
  await pass(house, 59)
  expect(await isOpen()).toBe(true)
  await pass(house, 3)
  expect(await isOpen()).toBe(false)
  expect((await keepPlace(house, ticket)).body).toMatchObject({ state: 'open' })
  expect((await house.database.raw('select 1 from waiting_places')).rows).toEqual([])
})

test('what staff decide is theirs to decide once, and stands in the log', async () => {
  const room = await open({ perSecond: 7 })
  const stale = { version: room.version - 1, mode: 'off', opensAt: null, perSecond: null }
  expect(await call(house, 'PUT', '/api/organiser/waiting-room', { token, body: stale })).toMatchObject({
    status: 409,
    body: { code: 'office/changed-meanwhile', theirs: { mode: 'on', perSecond: 7 } },
  })
  const owner = await signInStaff(house, 'owner')
  const log = await call<{ items: object[] }>(house, 'GET', '/api/organiser/audit-entry?sort=-at', { token: owner })
  expect(JSON.stringify(log.body)).toContain('"perSecond"')
})

test('no more than a crowd wait from one network', async () => {
  await open()
  const { ticket } = (await takePlace(house, someEmail())).body
  await house.database.raw(
    `insert into waiting_places (id, edition_id, person_key, network_key, came_at, last_seen_at)
     select gen_random_uuid(), p.edition_id, 'p' || n, p.network_key, p.came_at, p.last_seen_at
     from waiting_places p, generate_series(2, 1000) n`,
  )
  expect(await takePlace(house, someEmail())).toMatchObject({
    status: 429,
    body: { code: 'waiting-room/network-full' },
  })
  expect((await keepPlace(house, ticket)).status).toBe(200)
})
