import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import type { JobName, JobPayloads } from '#platform/jobs/job-payloads'
import { meanwhile } from '../../testing/meanwhile.ts'
import { attendee, call, pay, place, signUpVisitor } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { openNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

interface Document {
  readonly kind: string
  readonly number: string
  readonly total: number
}

const documentsOf = async (orderId: string): Promise<Document[]> =>
  (
    await house.database.db
      .selectFrom('invoices')
      .select(['kind', 'number', 'total'])
      .where('order_id', '=', orderId)
      .orderBy('number')
      .execute()
  ).map(({ kind, number, total }) => ({ kind, number, total: Number(total) }))

/** Two more runs of a job, on two servers at the same moment. */
async function runTwiceMore<Name extends JobName>(name: Name, data: JobPayloads[Name]) {
  const neighbour = await openNeighbour(house)
  for (let run = 0; run < 2; run += 1) await house.app.jobs.enqueue(house.database.db, name, data)
  await Promise.all([house.app.jobs.drain(), neighbour.app.jobs.drain()])
  await neighbour.close()
}

async function paidOrder() {
  const { order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  await pay(house, order!, orderSecret)
  await house.app.jobs.drain()
  return { uuid: order!.uuid, secret: orderSecret! }
}

test('an order has one invoice, and a refund one credit note, however often their jobs run', async () => {
  const { uuid, secret } = await paidOrder()
  await runTwiceMore('order-paid', { orderId: uuid })
  expect(await documentsOf(uuid)).toMatchObject([{ kind: 'invoice', total: 49_900 }])

  expect((await call(house, 'POST', `/api/order/${uuid}/cancel`, { token: secret, body: {} })).status).toBe(200)
  await house.app.jobs.drain()
  const before = await documentsOf(uuid)
  expect(before).toMatchObject([
    { kind: 'creditNote', total: -49_900 },
    { kind: 'invoice', total: 49_900 },
  ])
  const refund = await house.database.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
  await runTwiceMore('order-refunded', { orderId: uuid, refundId: refund.id })
  expect(await documentsOf(uuid)).toEqual(before)
  expect(await findViolations(house.database)).toEqual([])
})

test('a number that was taken for a document that exists is given out again: the series has no gap', async () => {
  const first = await paidOrder()
  await runTwiceMore('order-paid', { orderId: first.uuid })
  const second = await paidOrder()
  const number = async (uuid: string) => Number((await documentsOf(uuid))[0]?.number.split('-').at(-1))
  expect(await number(second.uuid)).toBe((await number(first.uuid)) + 1)
})

test('what goes back while another invoice takes the place of the first one is corrected on that other one', async () => {
  const { signUp, token } = await attendee(house)
  const { uuid } = signUp.order!
  await house.app.jobs.drain()
  const path = `/api/order/${uuid}`
  const { billing } = (await call<{ billing: object }>(house, 'GET', `${path}/billing`, { token })).body
  const corrected = { ...billing, city: 'Ulm', seen: billing }
  expect((await call(house, 'PUT', `${path}/billing`, { token, body: corrected })).status).toBe(200)
  const neighbour = await openNeighbour(house)
  await meanwhile(
    house,
    'insert into "invoices"',
    () => house.app.jobs.drain(),
    async () => {
      expect((await call(house, 'POST', `${path}/cancel`, { token, body: {} })).status).toBe(200)
      await neighbour.app.jobs.drain()
    },
  )
  await house.database.raw(`update jobs.job set start_after = now() where state = 'retry'`)
  await neighbour.app.jobs.drain()
  await neighbour.close()
  const { rows } = await house.database.raw(
    `select c.total, c.buyer -> 'address' ->> 'city' as city, i.number, exists (
       select from invoices later where later.refers_to = i.id and later.kind = 'invoice') as is_replaced
     from invoices c join invoices i on i.id = c.refers_to where c.order_id = $1 and c.refund_id is not null`,
    [uuid],
  )
  expect(rows).toMatchObject([{ total: -49_900, city: 'Ulm', is_replaced: false }])
  expect(await findViolations(house.database)).toEqual([])
})

test('no invoice is ended for more than is left of it, however late something goes back', async () => {
  const finance = await provenColleague(house, 'finance')
  const { signUp, token } = await attendee(house)
  const { uuid } = signUp.order!
  await house.app.jobs.drain()
  const path = `/api/order/${uuid}/billing`
  const { billing } = (await call<{ billing: object }>(house, 'GET', path, { token })).body
  expect((await call(house, 'PUT', path, { token, body: { ...billing, city: 'Ulm', seen: billing } })).status).toBe(200)
  const line = signUp.order!.lines[0]!.id
  const neighbour = await openNeighbour(house)
  await meanwhile(
    house,
    'update "invoice_series"',
    () => house.app.jobs.drain(),
    async () => {
      const body = { lines: [line], goesBack: false, amount: 10_000, reason: 'goodwill', refundedBefore: 0 }
      const refunded = await call(neighbour, 'POST', `/api/organiser/order/${uuid}/refund`, {
        token: finance.token,
        body,
      })
      expect(refunded.status).toBe(204)
      await neighbour.app.jobs.drain()
    },
    1,
  )
  await house.database.raw(`update jobs.job set start_after = now() where state = 'retry'`)
  await neighbour.app.jobs.drain()
  await neighbour.close()
  const { rows } = await house.database.raw(
    `select (i.total + coalesce(sum(c.total), 0))::int as left from invoices i
     left join invoices c on c.refers_to = i.id and c.kind = 'creditNote'
     where i.order_id = $1 and i.kind = 'invoice' group by i.id order by i.number`,
    [uuid],
  )
  expect(rows.map(({ left }) => left)).toEqual([0, 39_900])
  expect(await findViolations(house.database)).toEqual([])
})
