import type { Order } from '@foyer/contract/orders'
import type { Pass } from '@foyer/contract/passes'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { demoPassword, staff } from '../../demo/demo-edition.ts'
import { chargesOf, confirmCharge, orderOf } from '../../testing/bank.ts'
import { book, nightsLeft, openHotel } from '../../testing/hotels.ts'
import { attendee, call, cards, pay, place, signIn, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const stay = { roomId: 9911, arrival: '2025-10-20', departure: '2025-10-22' }
const tokens: string[] = []

beforeAll(async () => {
  await seedStaffForTests(house)
  await openHotel(house, 991, [{ id: 9911, allotment: 9 }])
  for (const { email } of staff.slice(0, 3)) tokens.push((await signIn(house, email, demoPassword)).body.token)
})

afterEach(async () => {
  await house.app.jobs.drain()
  const violations = await findViolations(house.database, house.clock.now())
  expect(violations.filter(({ name }) => name !== 'no payment waits for a person')).toEqual([])
})

const current = async (token: string) => (await call<Order | null>(house, 'GET', '/api/order/current', { token })).body!
const choose = (token: string, body: object) => call<Order>(house, 'PUT', '/api/order/current/pass', { token, body })
const left = async () => (await nightsLeft(house, 9911))['2025-10-20']

async function sweepIn(milliseconds: number): Promise<void> {
  house.clock.forward(milliseconds)
  await house.app.sweep()
  await house.app.jobs.drain()
}

test('when the hold of a room ends, the room leaves the order and the pass stays chosen', async () => {
  const [token = ''] = tokens
  await choose(token, { passTypeId: 1 })
  await book(house, token, stay)
  const free = await left()
  await sweepIn(20 * 60_000 - 1)
  expect((await current(token)).lines.map(({ kind }) => kind)).toEqual(['pass', 'room'])
  await sweepIn(1)
  expect(await current(token)).toMatchObject({
    status: 'open',
    holdExpiresAt: null,
    lines: [{ kind: 'pass' }],
    total: { amount: 49_900 },
  })
  expect(await left()).toBe(free! + 1)
  // It holds nothing now, and lives on like every order that nobody placed.
  await sweepIn(60 * 60_000)
  expect(await current(token)).toMatchObject({ status: 'open', lines: [{ kind: 'pass' }] })
})

test('an order of rooms alone ends with their hold', async () => {
  const { token } = await attendee(house)
  const { body: booking } = await book(house, token, stay)
  await sweepIn(20 * 60_000)
  expect((await orderOf(house, { uuid: booking.orderUuid! }, token)).body.status).toBe('expired')
  expect(await current(token)).toBe(null)
})

test('a pass that cost nothing is given back, and what opened it can be used again', async () => {
  const [, token = ''] = tokens
  const check = async () =>
    (
      await call<{ valid: boolean }>(house, 'POST', '/api/voucher/check', {
        body: { code: 'DEMO-ONCE', email: 'a@b.example' },
      })
    ).body.valid
  const { body: order } = await choose(token, { voucherCode: 'DEMO-ONCE' })
  expect((await place(house, order, token)).body).toMatchObject({ status: 'paid', can: { cancel: true } })
  await house.app.jobs.drain()
  expect(await check()).toBe(false)
  const cancel = (preview: boolean) =>
    call<{ order: Order; released: string[]; refunded: { amount: number } }>(
      house,
      'POST',
      `/api/order/${order.uuid}/cancel`,
      {
        token,
        body: { preview },
      },
    )
  const seen = await cancel(true)
  expect(seen.body).toMatchObject({ order: { status: 'paid' }, refunded: { amount: 0 } })
  expect(seen.body.released).toHaveLength(1)
  expect((await cancel(false)).body).toMatchObject({ order: { status: 'refunded' }, refunded: { amount: 0 } })
  expect((await call<Pass | null>(house, 'GET', '/api/pass', { token })).body?.status).not.toBe('approved')
  expect(await check()).toBe(true)
})

test('where the database forbids a delivery, the money goes back, its payer is told, and a person sees why', async () => {
  const { order, orderSecret, email } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  await pay(house, order!, orderSecret, cards.late)
  const [charge] = await chargesOf(house, order!)
  await house.database.script(`
    create function planted() returns trigger language plpgsql as $$
      begin raise exception 'planted' using errcode = 'check_violation'; end $$;
    create trigger planted before update of place on passes for each row when (new.place = 'sold') execute function planted()`)
  expect((await confirmCharge(house, charge!.provider_ref)).statusCode).toBe(202)
  await house.database.script('drop trigger planted on passes; drop function planted')
  await house.app.jobs.drain()
  expect(await chargesOf(house, order!)).toMatchObject([{ state: 'succeeded', refunded: 49_900 }])
  expect((await orderOf(house, order!, orderSecret)).body.status).toBe('cancelled')
  const mails = await call<{ subject: string }[]>(house, 'GET', `/api/demo/mailbox?to=${email}`)
  expect(mails.body.map(({ subject }) => subject).join()).toContain('on its way back')
  const { rows } = await house.database.raw(`select kind, detail::text from payment_alarms`, [])
  expect(rows).toMatchObject([{ kind: 'delivery-failed', detail: expect.stringContaining('planted') }])
})

test('however many orders nobody placed, one sweep ends all of them', async () => {
  const { order } = await signUpVisitor(house)
  await house.database.script(`
    create table copies as select * from orders where id = '${order!.uuid}';
    update copies set net = 0, tax = 0, total = 0;
    insert into orders select (jsonb_populate_record(copies, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'COPY-' || n, 'secret_hash', 'copy ' || n))).*
    from copies, generate_series(1, 120) as n;
    drop table copies`)
  await sweepIn(7 * 24 * 60 * 60_000)
  const { rows } = await house.database.raw(
    `select state, count(*)::int from orders where number like 'COPY-%' group by state`,
    [],
  )
  expect(rows).toEqual([{ state: 'expired', count: 120 }])
})
