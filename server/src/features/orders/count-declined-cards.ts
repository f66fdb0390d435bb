import { paymentFailed } from '@foyer/contract/orders'
import type { CallerContext } from '#platform/context'
import { networkOf } from '#platform/door/rate-limits'
import { Refused } from '#platform/door/refused'

/**
 * Pays, and counts a card that is declined: by the order, by the network, and in all. Whoever tries stolen cards runs
 * out of orders and networks, and once many are declined anywhere each order and network may try a few times only.
 * Counted before the provider is asked, so that many at once are counted each; what was not declined is taken back.
 * @throws Refused `requests/too-many`, and what paying throws.
 */
export async function countDeclinedCards<T>(
  context: CallerContext,
  orderId: string,
  pay: () => Promise<T>,
): Promise<T> {
  const { attempts } = context.ports
  const network = networkOf(context.request.address)
  const spent: (() => Promise<void>)[] = []
  const spend = async (limit: Parameters<typeof attempts.spend>[0], what: string) => {
    await attempts.spend(limit, what)
    spent.push(() => attempts.giveBack(limit, what))
  }
  const giveBack = async () => void (await Promise.all(spent.map((back) => back())))
  try {
    await spend('declined-card-of-order', orderId)
    await spend('declined-card-of-network', network)
    if (await attempts.trySpend('declined-cards', 'all')) spent.push(() => attempts.giveBack('declined-cards', 'all'))
    else {
      await spend('declined-card-while-many-are', orderId)
      await spend('declined-card-while-many-are', network)
    }
    const paid = await pay()
    await giveBack()
    return paid
  } catch (error) {
    if (!(error instanceof Refused && error.refusal.code === paymentFailed.code)) await giveBack()
    throw error
  }
}
