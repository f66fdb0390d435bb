import { formatMoney } from '@foyer/contract/kit/money'
import type { Context, ProcessContext } from '#platform/context'
import { hashSecret } from '#platform/door/secrets'
import { insertOrderSecret } from './order-secrets.queries.ts'
import { findOrder, findUnpaidOrderOfSignUp, type OrderRow } from './orders.queries.ts'
import { hasBillingAddress } from './price-order.ts'

/** The link in a mail can be used, and what was given for it opens the order, this long, in milliseconds: as long as the mail's other link. */
const LINK_MS = 7 * 24 * 3_600_000

export interface OrderLink {
  readonly number: string
  /** As people read it. */
  readonly total: string
  readonly url: string
}

/**
 * A link to a sign-up's order, for the mail that a job sends to its mailbox: whoever lost the tab, or sits at another
 * device, can pay. It can be used once (`open-link.ts`). The same job makes the same link. Null where nothing is left to pay.
 * The secret stands behind the `#`, where no server's log sees it.
 */
export async function linkOrder(context: ProcessContext, signUpId: string, jobId: string): Promise<OrderLink | null> {
  const unpaid = await findUnpaidOrderOfSignUp(context, signUpId)
  const order = unpaid === undefined ? undefined : await findOrder(context, unpaid.id)
  if (order === undefined || order.total === 0) return null
  return {
    number: order.number,
    total: formatMoney({ amount: order.total, currency: order.currency }),
    url: await openBySecret(context, order.id, jobId, context.now),
  }
}

/**
 * A link to what staff ordered for somebody, who may have no pass to sign in with. Whoever has no billing address adds
 * it to their account first, and signs in for that.
 */
export async function linkOffer(context: ProcessContext, order: OrderRow, jobId: string): Promise<string> {
  if (!hasBillingAddress(order)) return `${context.ports.publicUrl}/registration/checkout?order=${order.id}`
  return openBySecret(context, order.id, jobId, order.promised_until ?? context.now)
}

/** It opens its order for some days from then on: whoever paid still looks at it. */
async function openBySecret(context: ProcessContext, orderId: string, jobId: string, from: Date): Promise<string> {
  const secret = context.ports.keys.fingerprint('order-link', jobId)
  await context.inTransaction((inner: Context) =>
    insertOrderSecret(inner, {
      secret_hash: hashSecret(secret),
      order_id: orderId,
      use: 'link',
      expires_at: new Date(from.getTime() + LINK_MS),
    }),
  )
  return `${context.ports.publicUrl}/sign-up/order/${orderId}#${secret}`
}
