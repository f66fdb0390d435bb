import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { dayIn } from '#platform/ground/days'
import { insertEntries } from './ledger.queries.ts'
import {
  type BookedDocument,
  type BookedPayment,
  type BookedProviderLine,
  type BookedRefund,
  type BookedTransfer,
  documentPosting,
  type NamedProviderLine,
  namedLinePosting,
  type Posting,
  paymentPosting,
  providerLinePosting,
  refundPosting,
  transferBackPosting,
  transferPosting,
} from './postings.ts'

/** What a use case knows of the world when it books, and a command line program can as well. */
export type Booking = Pick<Context, 'db' | 'now' | 'editionId' | 'recall'>

/**
 * Writes into the books, in the transaction in which it happens: money that moved and is not in the books, or is there and
 * did not move, cannot be. What is posted again is refused by the database.
 * @param editionId of the order; null for what is nobody's yet, which counts for the day of the edition that is asked about.
 */
async function post(context: Booking, postings: readonly Posting[], editionId: number | null): Promise<void> {
  const booked = postings.filter(({ lines }) => lines.length > 0)
  if (booked.length === 0) return
  const { timeZone } = await getEdition({ ...context, editionId: editionId ?? context.editionId })
  const today = dayIn(timeZone, context.now)
  await insertEntries(
    context,
    booked.map(({ cause, orderId, currency, bookedOn, lines }) => ({
      cause_kind: cause.kind,
      cause_id: cause.id,
      cause_part: cause.part ?? 0,
      booked_on: bookedOn ?? today,
      booked_at: context.now,
      edition_id: editionId,
      order_id: orderId,
      currency,
      lines: lines.map((line) => ({
        account: line.account,
        kind: line.kind ?? null,
        tax_rate_bp: line.taxRateBp ?? null,
        amount: line.amount,
      })),
    })),
  )
}

/** @param context in the edition of the order. */
export const postPayment = (context: Booking, payment: BookedPayment) =>
  post(context, [paymentPosting(payment)], context.editionId)

export const postRefund = (
  context: Booking,
  step: Parameters<typeof refundPosting>[0],
  refund: BookedRefund,
  { editionId, before }: { readonly editionId: number; readonly before?: number | undefined },
) => post(context, [refundPosting(step, refund, before)], editionId)

/** @param context in the edition of the order. */
export const postDocument = (context: Booking, document: BookedDocument) =>
  post(context, [documentPosting(document)], context.editionId)

/** However many came at once, they are booked by one statement. */
export const postTransfers = (context: Booking, transfers: readonly BookedTransfer[]) =>
  post(context, transfers.map(transferPosting), null)

export const postTransferBack = (context: Booking, money: Parameters<typeof transferBackPosting>[0], sent: number) =>
  post(context, [transferBackPosting(money, sent)], null)

/** However many were read at once, they are booked by one statement. */
export const postProviderLines = (context: Booking, lines: readonly BookedProviderLine[]) =>
  post(context, lines.map(providerLinePosting), null)

/** However many were named at once, they are booked by one statement. */
export const postNamedLines = (context: Booking, lines: readonly NamedProviderLine[]) =>
  post(context, lines.map(namedLinePosting), null)
