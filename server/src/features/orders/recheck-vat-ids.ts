import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import { findVatIdProof, proveVatId } from '#features/vat-ids'
import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { uuidV7 } from '#platform/ground/uuid'
import { eachByItself } from '#platform/jobs/each-by-itself'
import { Buyer } from './buyer.ts'
import { advanceLockedOrder, lockOrder, updateOrder } from './locked-orders.queries.ts'
import { nextVatCheck } from './next-vat-check.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { findKeptPayment } from './payments.queries.ts'
import { insertRefund } from './refunds.queries.ts'
import { insertRefundLines } from './returns.queries.ts'
import { decideTax } from './tax.ts'
import { listDueVatChecks, listKeptLines, noteVatReturned, vatReturned } from './vat-checks.queries.ts'

/**
 * Asks the register again about VAT IDs that it said nothing about when their buyers paid. One that proves to be registered
 * brings the VAT back by itself, with a credit note and a corrected invoice. Each order stands for itself.
 */
export async function recheckVatIds(context: ProcessContext): Promise<void> {
  await eachByItself(
    await listDueVatChecks(context),
    ({ id }) => id,
    ({ id, edition_id, buyer, paid_at }) =>
      recheck(inEdition(context, edition_id), { id, paid_at, ...z.parse(Buyer, buyer) }),
  )
}

interface Checked {
  readonly id: string
  readonly paid_at: Date | null
  readonly vatId: string | null
}

async function recheck(context: ProcessContext, { id, paid_at, vatId }: Checked): Promise<void> {
  // Outside of any transaction: the register is somebody else's.
  const verdict = vatId === null ? 'not-registered' : await proveVatId(context, vatId)
  await context.inTransaction(async (inner) => {
    await lockOrder(inner, id)
    const order = await findOrder(inner, id)
    // Another run, or staff, was faster.
    if (order?.vat_check !== 'due') return
    // Another seller may have asked since, and the answer is theirs: then it is asked for again.
    const proof = verdict === 'registered' ? await findVatIdProof(inner, vatId ?? '') : null
    if (proof !== null) return giveVatBack(inner, order, proof)
    const said = verdict === 'registered' ? 'silent' : verdict
    await updateOrder(inner, id, nextVatCheck(said, context.now, paid_at ?? context.now))
  })
}

/**
 * Gives back what VAT is left of an order whose buyer owes it where they are (article 196 of Directive 2006/112/EC), now that
 * the register knows them.
 * @param order locked, and paid.
 * @param vatIdProof what the register said, or that staff have other evidence.
 */
export async function giveVatBack(
  context: Context,
  order: OrderRow,
  vatIdProof: NonNullable<Buyer['vatIdProof']> | null,
): Promise<void> {
  const proven = { ...z.parse(Buyer, order.buyer), vatIdProof }
  const { tax } = await getEdition(context)
  const lines = (await listKeptLines(context, order.id)).filter(
    (line) => !line.vat_returned && decideTax(proven, context.sellables[line.kind].taxClass, tax).reverseCharge,
  )
  const amount = lines.reduce((sum, line) => sum + line.tax, 0)
  const done = { vat_check: 'given-back', vat_check_at: null, buyer: JSON.stringify(proven) } as const
  if (amount === 0) return void (await updateOrder(context, order.id, done))
  const payment = await findKeptPayment(context, order.id)
  if (payment === undefined) throw new Error('What was paid for an order is not there to be given back.')
  await advanceLockedOrder(context, order, 'refund-part', done)
  await noteVatReturned(
    context,
    lines.map(({ id }) => id),
  )
  const refundId = uuidV7(context.now)
  await insertRefund(context, { id: refundId, paymentId: payment.id, amount, reason: vatReturned })
  await insertRefundLines(
    context,
    refundId,
    lines.map(({ id, tax: gross }) => ({
      lineId: id,
      net: 0,
      tax: gross,
      gross,
      words: null,
    })),
  )
  await context.enqueue('refund-payment', { refundId })
  await context.enqueue('reissue-invoice', { orderId: order.id })
  await context.enqueue('mail-order-returned', { orderId: order.id, refundId })
}
