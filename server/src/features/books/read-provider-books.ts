import { getEdition } from '#features/editions'
import { postProviderLines } from '#features/ledger'
import { findFirstPaymentAt, ownedBy, paymentsWithRefs } from '#features/orders'
import type { ProcessContext } from '#platform/context'
import { dayIn } from '#platform/ground/days'
import { isUuid, uuidV7 } from '#platform/ground/uuid'
import type { BalanceTransaction } from '#platform/payments/payments'
import { nameLines } from './name-lines.ts'
import { findReadUntil, insertProviderLines, noteReadUntil } from './provider-lines.queries.ts'

/** A line may be written down by the provider this long after it happened; in milliseconds. */
const LATE_MS = 24 * 60 * 60_000
const AT_ONCE = 100

/**
 * Reads the provider's account with us on, and books what it kept and paid out. Each line is taken in once, however often and
 * by how many it is read; without a payment by this provider there is nothing to read.
 */
export async function readProviderBooks(context: ProcessContext): Promise<void> {
  const { payments } = context.ports
  if (payments.listBalanceTransactions === undefined) return
  const first = await findFirstPaymentAt(context, payments.name)
  if (first === undefined) return
  const until = await findReadUntil(context, payments.name)
  const since = until === undefined ? first : new Date(until.getTime() - LATE_MS)
  let read: BalanceTransaction[] = []
  for await (const line of payments.listBalanceTransactions(since)) {
    read.push(line)
    if (read.length < AT_ONCE) continue
    await takeIn(context, payments.name, read)
    read = []
  }
  await takeIn(context, payments.name, read)
  // Only now: a reading that broke off is done again from where the one before it ended.
  await context.inTransaction((inner) => noteReadUntil(inner, payments.name, context.now))
  // What cannot be named is tried again with each reading, and keeps none from being done.
  await nameLines(context, payments.name)
}

async function takeIn(given: ProcessContext, provider: string, lines: readonly BalanceTransaction[]): Promise<void> {
  await given.inTransaction(async (context) => {
    const { timeZone } = await getEdition(context)
    const named = (id: string | null) => (id !== null && isUuid(id) ? id : null)
    const ours = await ownedBy(
      context,
      lines.flatMap(({ attemptId, refundId }) => [named(attemptId) ?? [], named(refundId) ?? []].flat()),
    )
    const known = (id: string | null) => (id !== null && ours.has(id) ? id : null)
    const paid = await paymentsWithRefs(
      context,
      provider,
      lines.flatMap(({ backOf }) => backOf ?? []),
    )
    const rows = lines.map((line) => ({
      id: uuidV7(context.now),
      provider,
      ref: line.id,
      kind: line.kind,
      amount: line.amount,
      fee: line.fee,
      currency: line.currency,
      happened_at: line.createdAt,
      payment_id: known(line.attemptId),
      refund_id: known(line.refundId),
      source: line.source,
      of_payment: known(line.refundId) === null ? (paid.get(line.backOf ?? '') ?? null) : null,
    }))
    const added = await insertProviderLines(context, rows)
    await postProviderLines(
      context,
      rows
        .filter(({ id }) => added.has(id))
        .map((row) => ({
          ...row,
          bookedOn: dayIn(timeZone, row.happened_at),
          isOurs: isAsked(row.kind) && (row.payment_id !== null || row.refund_id !== null),
        })),
    )
  })
}

/** What we asked for, or a bank sent back of it: our own books have an entry of it already. */
const isAsked = (kind: string): boolean =>
  ['charge', 'payment', 'refund', 'payment_refund', 'refund_failure', 'payment_failure_refund'].includes(kind)
