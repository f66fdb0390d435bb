import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import type { JobName, JobPayloads } from '#platform/jobs/job-payloads'
import { call, pay, place, signUpVisitor } from '../../testing/people.ts'
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
