import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import type { PaymentProvider } from '#platform/payments/payments'
import { chargesOf, confirmCharge, goToBank, orderOf } from '../../testing/bank.ts'
import { call, cards, newestMail, pay, place, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

/** What the provider does otherwise than it should. */
let faults: Partial<PaymentProvider> = {}
const house = useTestHouse({
  ports: (ports) => ({
    ...ports,
    payments: new Proxy(ports.payments, {
      get: (target, name) => faults[name as keyof PaymentProvider] ?? target[name as keyof PaymentProvider],
    }),
  }),
})

beforeEach(() => {
  faults = {}
})

async function placed() {
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  return { order: visitor.order!, secret: visitor.orderSecret! }
}

const alarms = async () =>
  (await findViolations(house.database)).find(({ name }) => name === 'no payment waits for a person')?.rows ?? []

const operator = async () => {
  const { contact_email } = await house.database.db
    .selectFrom('editions')
    .select('contact_email')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return newestMail(house, contact_email)
}

async function check(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    house.clock.forward(61_000)
    await house.app.sweep()
    await house.app.jobs.drain()
  }
}

test.each([
  ['less', { amount: 1, currency: 'EUR' }],
  ['another currency', { amount: 49_900, currency: 'USD' }],
])('a provider that took %s than was asked for delivers nothing, and a person is told', async (_what, captured) => {
  const { order, secret } = await placed()
  const { charge } = house.ports.payments
  faults.charge = async (asked) => {
    const outcome = await charge(asked)
    return outcome.state === 'succeeded' ? { ...outcome, ...captured } : outcome
  }
  expect((await pay(house, order, secret)).status).toBe(202)
  expect((await orderOf(house, order, secret)).body.status).toBe('awaiting_payment')
  expect(await alarms()).toContainEqual(expect.objectContaining({ kind: 'charge-does-not-fit' }))
  const mail = await operator()
  expect(mail.subject).toContain('A payment does not fit the books')
  expect(mail.text).toMatch(/^Raised: 18 August 2025, 09:0\d$/m)
  // Asked again, the provider tells the truth.
  await check()
  expect((await orderOf(house, order, secret)).body.status).toBe('paid')
})

test('one attempt that cannot be checked keeps no other waiting, and after three times a person is told', async () => {
  const poisoned = await placed()
  await goToBank(house, poisoned.order, poisoned.secret)
  const [bad] = await chargesOf(house, poisoned.order)
  const lost = await placed()
  faults.charge = async (asked) => {
    await house.sandbox.charge(asked)
    throw new Error('planted: the answer is lost')
  }
  expect((await pay(house, lost.order, lost.secret)).status).toBe(500)
  faults = {
    find: (attemptId) => {
      if (attemptId === bad!.attempt_id) throw new Error('the provider stumbles over this one')
      return house.sandbox.find(attemptId)
    },
  }
  await check()
  expect((await orderOf(house, lost.order, lost.secret)).body.status).toBe('paid')
  const ofBad = async () => (await alarms()).filter(({ subject }) => subject === bad!.attempt_id)
  expect(await ofBad()).toEqual([])
  await check(2)
  expect(await ofBad()).toMatchObject([{ kind: 'check-fails' }])
  await check(2)
  expect(await ofBad()).toHaveLength(1)
  faults = {}
  await check()
  expect(await ofBad()).toEqual([])
  faults = {
    find: () => {
      throw new Error('the provider stumbles once more')
    },
  }
  await check(3)
  expect(await ofBad()).toHaveLength(1)
  expect((await confirmCharge(house, bad!.provider_ref)).statusCode).toBe(202)
  expect(await ofBad()).toEqual([])
})

test('an attempt that its provider has answered and knows no more is not given up, and a person is told', async () => {
  const { order, secret } = await placed()
  expect((await pay(house, order, secret, cards.late)).status).toBe(202)
  const [charge] = await chargesOf(house, order)
  faults = { find: async (id) => (id === charge!.attempt_id ? null : house.sandbox.find(id)) }
  await check(3)
  const { rows } = await house.database.raw('select state from payments where id = $1', [charge!.attempt_id])
  expect(rows).toEqual([{ state: 'pending' }])
  const told = (await alarms()).filter(({ subject }) => subject === charge!.attempt_id)
  expect(told).toMatchObject([{ kind: 'check-fails' }])
  faults = {}
  expect((await confirmCharge(house, charge!.provider_ref)).statusCode).toBe(202)
  expect((await orderOf(house, order, secret)).body.status).toBe('paid')
})

const show = (edition: number) =>
  house.database.script(
    `begin; update editions set is_current = false; update editions set is_current = true where id = ${edition}; commit`,
  )

test('an alarm about a payment of another year than is shown is mailed by that year', async () => {
  const { order, secret } = await placed()
  await goToBank(house, order, secret)
  const [charge] = await chargesOf(house, order)
  await house.database.script(`
    insert into editions select (jsonb_populate_record(e, '{"id": 2, "code": "W25", "product": "Winter",
      "contact_email": "winter@demo.example", "is_current": false}')).* from editions e where e.id = 1`)
  await show(2)
  onTestFinished(() => show(1))
  const { verifyEvent } = house.ports.payments
  faults.find = () => {
    throw new Error('the provider stumbles')
  }
  await check(3)
  faults = { verifyEvent: (...given) => ({ ...verifyEvent(...given)!, id: randomUUID(), amount: 1 }) }
  await confirmCharge(house, charge!.provider_ref)
  // What is about no payment of ours is told by the year that is shown.
  faults = { verifyEvent: (...given) => ({ ...verifyEvent(...given)!, id: 'of-nobody', attemptId: randomUUID() }) }
  await confirmCharge(house, charge!.provider_ref)
  await house.app.jobs.drain()
  const { rows } = await house.database.raw(
    `select a.kind, m.edition_id from payment_alarms a join mails m on m.ids ->> 'alarmId' = a.id::text
      where a.subject = 'of-nobody' or $1 in (a.subject, a.detail ->> 'payment') order by a.raised_at, m.edition_id`,
    [charge!.attempt_id],
  )
  expect(rows).toEqual([
    { kind: 'check-fails', edition_id: 1 },
    { kind: 'charge-does-not-fit', edition_id: 1 },
    { kind: 'charge-does-not-fit', edition_id: 2 },
  ])
  const winter = await house.database.raw(`select subject from demo_mails where to_address = 'winter@demo.example'`)
  expect(winter.rows).toEqual([{ subject: 'A payment does not fit the books · Winter 2025' }])
})

test('a refund that the provider refuses is told to a person, and tried again until it stands', async () => {
  const { order, secret } = await placed()
  await pay(house, order, secret, cards.late)
  house.clock.forward(21 * 60_000)
  await house.database.db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', order.uuid).execute()
  await house.database.db
    .insertInto('order_events')
    .values({
      order_id: order.uuid,
      event: 'cancel',
      from_state: 'awaiting_payment',
      to_state: 'cancelled',
      at: house.clock.now(),
    })
    .execute()
  faults.refund = async ({ providerRef }) => ({ state: 'failed', providerRef })
  const [charge] = await chargesOf(house, order)
  await confirmCharge(house, charge!.provider_ref)
  await house.app.jobs.drain()
  expect(await alarms()).toContainEqual(expect.objectContaining({ kind: 'refund-failed' }))
  const isLate = async () => (await findViolations(house.database, house.clock.now())).map(({ name }) => name)
  house.clock.forward(61 * 60_000)
  expect(await isLate()).toContain(
    'money that was promised back is given back within an hour, by transfer within a week',
  )
})

test.each([
  ['somebody says that they paid it in another way', 'failed', ['charge-does-not-fit']],
  ['another run of its job hears the same', 'succeeded', []],
])(
  'money that goes back in the moment in which %s is told to a person where it went twice',
  async (_what, state, told) => {
    const { order, secret } = await placed()
    await pay(house, order, secret)
    await house.app.jobs.drain()
    faults.refund = async (asked) => {
      const outcome = await house.sandbox.refund(asked)
      await house.database.raw('update refunds set state = $1, settled_at = $2 where id = $3', [
        state,
        house.clock.now(),
        asked.refundId,
      ])
      return outcome
    }
    expect(
      (await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: secret ?? '', body: {} })).status,
    ).toBe(200)
    await house.app.jobs.drain()
    // Those of other orders may have been asked for again meanwhile.
    const { rows } = await house.database.raw(
      'select r.id from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
      [order.uuid],
    )
    const own = (await alarms()).filter(({ subject }) => subject === rows[0]?.['id'])
    expect(own.map(({ kind }) => kind)).toEqual(told)
  },
)

test('an event that comes while the database fails is answered so that it is sent again', async () => {
  const { order, secret } = await placed()
  await pay(house, order, secret, cards.late)
  const [charge] = await chargesOf(house, order)
  await house.database.script(`
    create function planted() returns boolean language plpgsql as $$ begin raise exception 'planted'; end $$;
    alter table payments rename to payments_away;
    create view payments as select * from payments_away where planted();`)
  const failed = await confirmCharge(house, charge!.provider_ref)
  await house.database.script('drop view payments; alter table payments_away rename to payments; drop function planted')
  expect(failed.statusCode).toBeGreaterThanOrEqual(500)
  expect((await confirmCharge(house, charge!.provider_ref)).statusCode).toBe(202)
  expect((await orderOf(house, order, secret)).body.status).toBe('paid')
})

test('an event that is signed and cannot be read is our fault: it is asked for again, and not taken for a forgery', async () => {
  const { order, secret } = await placed()
  await pay(house, order, secret, cards.late)
  const [charge] = await chargesOf(house, order)
  faults.verifyEvent = () => {
    throw new Error('planted')
  }
  expect((await confirmCharge(house, charge!.provider_ref)).statusCode).toBe(500)
  faults = {}
  expect((await confirmCharge(house, charge!.provider_ref)).statusCode).toBe(202)
})

test('an event for an attempt that nobody made is kept as an alarm, whatever its name', async () => {
  const before = (await alarms()).length
  const { verifyEvent } = house.ports.payments
  for (const attemptId of ['not-a-uuid', randomUUID()]) {
    const { order, secret } = await placed()
    await pay(house, order, secret, cards.late)
    const [charge] = await chargesOf(house, order)
    faults.verifyEvent = (...given) => ({ ...verifyEvent(...given)!, id: randomUUID(), attemptId })
    expect((await confirmCharge(house, charge!.provider_ref)).statusCode).toBe(202)
    faults = {}
  }
  expect(await alarms()).toHaveLength(before + 2)
})
