import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import { type openOrderLink as endpoint, orderLinkUsed, type renewOrderLink as renews } from '@foyer/contract/orders'
import { type CallerContext, inEdition } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { hashSecret, newSecret } from '#platform/door/secrets'
import { findOrderIdBySecret, insertOrderSecret, lockOrderLink, noteLinkUsed } from './order-secrets.queries.ts'
import { showOrder } from './order-terms.ts'
import { findOrder } from './orders.queries.ts'

/**
 * Uses the link of a mail up: whoever follows it is given a secret of their own, which opens the order as long as the link
 * would have. Programs that read mail follow links, so the page asks for this when a person says so.
 * @throws Refused `orders/link-used`; as `getOwnOrder` for what is no link, or one of another order.
 */
export async function openOrderLink(asked: CallerContext, { params }: Input<typeof endpoint>) {
  const { link, order } = await getLink(asked, params.uuid)
  if (link.used_at !== null) throw refuse(orderLinkUsed)
  const secret = newSecret()
  await noteLinkUsed(asked, link.secret_hash)
  await insertOrderSecret(asked, {
    secret_hash: hashSecret(secret),
    order_id: order.id,
    use: 'tab',
    expires_at: link.expires_at,
  })
  return { secret, order: await showOrder(inEdition(asked, order.edition_id), order) }
}

/**
 * Sends the mail that led to an order once more, with a new link: to whom the order names, whoever asks for it with a link
 * that was used. What is paid or over needs none.
 */
export async function renewOrderLink(asked: CallerContext, { params }: Input<typeof renews>): Promise<undefined> {
  const { order } = await getLink(asked, params.uuid)
  if (order.state !== 'open' && order.state !== 'awaiting_payment') return
  const context = inEdition(asked, order.edition_id)
  const isTransfer = order.state === 'awaiting_payment' && order.method === 'transfer'
  if (isTransfer) await context.enqueue('mail-transfer-due', { orderId: order.id })
  else if (order.sign_up_id !== null) await context.enqueue('mail-confirm-sign-up', { signUpId: order.sign_up_id })
  else await context.enqueue('mail-order-offered', { orderId: order.id })
}

async function getLink(context: CallerContext, orderId: string) {
  const { caller } = context
  if (caller.kind !== 'secret') throw refuse(requests.notFound)
  const link = await lockOrderLink(context, caller.secretHash)
  if (link === undefined) {
    const opened = await findOrderIdBySecret(context, caller.secretHash)
    throw refuse(opened === undefined ? requests.notSignedIn : requests.notFound)
  }
  const order = link.order_id === orderId ? await findOrder(context, orderId) : undefined
  if (order === undefined) throw refuse(requests.notFound)
  return { link, order }
}
