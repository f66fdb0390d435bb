import { paymentFailed } from '@foyer/contract/orders'
import type { CallerContext, ProcessContext } from '#platform/context'
import { attemptLimits } from '#platform/door/attempt-limits'
import { networkOf } from '#platform/door/rate-limits'
import { Refused } from '#platform/door/refused'
import { leavePayment } from './leave-payment.ts'
import { lockOrder } from './locked-orders.queries.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import type { PaymentRow } from './payments.queries.ts'

/** The network somebody pays from, as a fingerprint: an attempt keeps it for a day. */
export const networkKeyOf = ({ ports, request }: CallerContext): string =>
  ports.keys.fingerprint('network', networkOf(request.address))

/**
 * Pays, and counts a card that is declined: by the order, by the network, by the account that the order is of, and in all.
 * Whoever tries stolen cards runs out of orders, networks and accounts, and once many are declined anywhere each of them may
 * try a few times only. Counted before the provider is asked, so that many at once are counted each; what was not declined is
 * taken back.
 * @param order of the caller: who may not pay it counts for nobody.
 * @throws Refused `requests/too-many`, and what paying throws.
 */
export async function countDeclinedCards<T>(
  context: CallerContext,
  { id: orderId, user_id: account }: Pick<OrderRow, 'id' | 'user_id'>,
  pay: () => Promise<T>,
): Promise<T> {
  const { attempts } = context.ports
  const network = networkKeyOf(context)
  // What somebody signs up with is no account's yet: else whoever knows a mailbox could spend what its owner may try.
  const counted = [orderId, network, ...(account === null ? [] : [account])]
  const spent: (() => Promise<void>)[] = []
  const spend = async (limit: Parameters<typeof attempts.spend>[0], what: string) => {
    await attempts.spend(limit, what)
    spent.push(() => attempts.giveBack(limit, what))
  }
  const giveBack = async () => void (await Promise.all(spent.map((back) => back())))
  try {
    await spend('declined-card-of-order', orderId)
    await spend('declined-card-of-network', network)
    if (account !== null) await spend('declined-card-of-account', account)
    if (await attempts.trySpend('declined-cards', 'all')) spent.push(() => attempts.giveBack('declined-cards', 'all'))
    else for (const what of counted) await spend('declined-card-while-many-are', what)
    const paid = await pay()
    await giveBack()
    return paid
  } catch (error) {
    if (!isDeclined(error)) await giveBack()
    throw error
  }
}

/** An amount that no card may be charged with says nothing of a card. */
const isDeclined = (error: unknown): boolean =>
  error instanceof Refused &&
  error.refusal.code === paymentFailed.code &&
  error.details['reason'] !== 'amount_too_small'

/** A card that was declined in the provider's own fields. */
interface Declined {
  readonly payment: Pick<PaymentRow, 'order_id' | 'network_key'>
  /** Names it, however often and in whichever way the provider tells of it: it is counted once. */
  readonly name: string
  /** When it was, where that is told: what is longer ago than the limits count is not counted. */
  readonly at?: Date
}

/**
 * Counts a card that was declined in the provider's own fields as {@link countDeclinedCards} does one that came here. Where
 * the next one would be too many, the order's open attempt is left, so that its provider ends it: another one is not
 * begun before the limits are over.
 * @returns whether the next one would be too many.
 */
export async function countDeclinedThere(context: ProcessContext, { payment, name, at }: Declined): Promise<boolean> {
  const { attempts } = context.ports
  const span = attemptLimits['declined-card-of-order'].perSeconds * 1000
  if (at !== undefined && context.now.getTime() - at.getTime() >= span) return false
  const { order_id: orderId, network_key: network } = payment
  const account = (await findOrder(context, orderId))?.user_id ?? null
  const limits = [
    ['declined-card-of-order', orderId],
    ['declined-card-of-network', network],
    ['declined-card-of-account', account],
  ] as const
  const counted = limits.flatMap(([limit, what]) => (what === null ? [] : [{ limit, what }]))
  for (const { limit, what } of counted) await attempts.trySpend(limit, what, name)
  if (!(await attempts.trySpend('declined-cards', 'all', name)))
    for (const { what } of counted) await attempts.trySpend('declined-card-while-many-are', what, `${what} ${name}`)
  if (!(await isOneTooMany())) return false
  await context.inTransaction(async (inner) => {
    await lockOrder(inner, orderId)
    await leavePayment(inner, orderId, 'too-many-declined')
  })
  return true

  async function isOneTooMany(): Promise<boolean> {
    const own = await Promise.all(counted.map(({ limit, what }) => attempts.isSpent(limit, what)))
    if (own.includes(true)) return true
    if (!(await attempts.isSpent('declined-cards', 'all'))) return false
    const spent = await Promise.all(counted.map(({ what }) => attempts.isSpent('declined-card-while-many-are', what)))
    return spent.includes(true)
  }
}
