import { expect, expectTypeOf, test } from 'vitest'
import type { ProcessContext } from '#platform/context'
import { type JobPayloads, jobIds, jobNames, readPayload, type SweepName } from './job-payloads.ts'
import type { Lanes, Sweeps } from './jobs.ts'
import type { JobHandlers } from './lanes.ts'

type Enqueue = ProcessContext['enqueue']

test('what a job carries is known to the compiler by its name', () => {
  expectTypeOf<JobPayloads['order-refunded']>().toEqualTypeOf<Readonly<Record<'orderId' | 'refundId', string>>>()
  const send = (async () => undefined) as Enqueue
  void send('order-paid', { orderId: 'o' })
  // @ts-expect-error: no such job
  void send('order-payed', { orderId: 'o' })
  // @ts-expect-error: an id is missing
  void send('order-refunded', { orderId: 'o' })
  // @ts-expect-error: one id too many
  void send('order-paid', { orderId: 'o', email: 'mira@guests.example' })
  // @ts-expect-error: ids are text
  void send('mail-stay', { bookingId: 30_001 })
})

test('nothing is handled, put in a lane or swept that is no job, and every job is handled', () => {
  // @ts-expect-error: the others are missing
  const fewHandlers: JobHandlers = { 'order-paid': async () => undefined }
  const unknownHandler: Pick<JobHandlers, 'order-paid'> = {
    'order-paid': async () => undefined,
    // @ts-expect-error: no such job
    'order-payed': async () => undefined,
  }
  const wrongId: Pick<JobHandlers, 'order-paid'> = {
    // @ts-expect-error: that job carries no refund
    'order-paid': async ({ data }) => void data.refundId,
  }
  // @ts-expect-error: no such job
  const lanes: Lanes = { money: ['order-payed'] }
  // @ts-expect-error: a job with ids cannot be asked for out of nothing
  const sweeps: Sweeps = { 'order-paid': 5 }
  expectTypeOf<'expire-orders'>().toExtend<SweepName>()
  expect([fewHandlers, unknownHandler, wrongId, lanes, sweeps]).toHaveLength(5)
})

test('a job carries ids alone, and one that came without them says so', () => {
  expect(readPayload('order-refunded', { orderId: 'o', refundId: 'r', email: 'mira@guests.example' })).toEqual({
    orderId: 'o',
    refundId: 'r',
  })
  for (const data of [null, {}, { orderId: 1 }, 'orderId'])
    expect(() => readPayload('order-paid', data)).toThrow('A job order-paid lacks orderId.')
  expect(readPayload('expire-orders', null)).toEqual({})
  expect(jobNames).toEqual(Object.keys(jobIds))
})
