import { expect, test } from 'vitest'
import type { Context } from '#platform/context'
import { ImpossibleTransition, StateLeft } from '#platform/ground/state-machine'
import { advanceBooking, advanceChange } from './features/accommodation/bookings.queries.ts'
import { writeSignUpProven } from './features/identity/identity.queries.ts'
import { eraseSignUp } from './features/identity/identity.retention.queries.ts'
import { advanceOrder } from './features/orders/locked-orders.queries.ts'
import { advancePayment } from './features/orders/payments.queries.ts'
import { advanceRefund } from './features/orders/refunds.queries.ts'
import { advancePass } from './features/passes/passes.queries.ts'
import { advanceUpgrade } from './features/passes/upgrades.queries.ts'
import { advanceTrainTicket } from './features/train-tickets/train-tickets.queries.ts'
import { signUpVisitor } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()

/** Nothing has this id: a row that left its state meanwhile looks the same to whoever writes. */
const gone = '01989c00-0000-7000-8000-00000000dead'
const unpaid = { id: gone, order_id: gone, provider: 'sandbox', amount: 1, currency: 'EUR', failed_checks: 0 }
const waiting = { id: gone, confirmed_at: null, erased_at: null }

const inTransaction = async (work: (context: Context) => Promise<unknown>): Promise<unknown> =>
  (await house.app.context()).inTransaction(work)

test.each<[what: string, write: (context: Context) => Promise<unknown>]>([
  ['a payment', (context) => advancePayment(context, { ...unpaid, state: 'pending' }, 'succeed')],
  ['a refund', (context) => advanceRefund(context, { id: gone, state: 'requested', amount: 1 }, 'succeed')],
  ['a pass', (context) => advancePass(context, { id: gone, state: 'pending' }, 'approve', {})],
  ['an upgrade', (context) => advanceUpgrade(context, { id: gone, state: 'held' }, 'finish')],
  ['a stay', (context) => advanceBooking(context, { id: 0, state: 'held' }, 'book', {})],
  ['a change of a stay', (context) => advanceChange(context, { id: gone, state: 'held' }, 'finish')],
  ['a train ticket', (context) => advanceTrainTicket(context, { id: gone, state: 'held' }, 'issue', {})],
  ['a sign-up that is proven', (context) => writeSignUpProven(context, waiting, gone)],
  ['a sign-up that is erased', (context) => eraseSignUp(context, waiting)],
])('%s that is not in its state any more is not written, and nothing after it happens', async (_what, write) => {
  await expect(inTransaction(write)).rejects.toThrow(StateLeft)
})

test('an order that does not know an event stays as it is, and so does its history', async () => {
  const id = (await signUpVisitor(house)).order?.uuid ?? ''
  const cancel = (context: Context) => advanceOrder(context, id, 'cancel')
  await inTransaction(cancel)
  const events = `select event from order_events where order_id = '${id}' order by id`
  const before = await house.database.raw(events)
  await expect(inTransaction(cancel)).rejects.toThrow(ImpossibleTransition)
  expect(await house.database.raw(events)).toEqual(before)
})
