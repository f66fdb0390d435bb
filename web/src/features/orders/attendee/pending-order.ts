import type { Order } from '@foyer/contract/orders'
import * as z from 'zod/mini'
import { keep, readKept } from '#platform/kept.ts'

const Pending = z.object({
  uuid: z.string(),
  secret: z.nullable(z.string()),
  next: z.string(),
  back: z.string(),
})
/** An order whose payment is under way, where its payer goes once it is paid, and where it can be paid again. */
export type PendingOrder = z.infer<typeof Pending>

const KEY = 'foyer_pending_order'

/** Kept for the way to the bank's page and back, in this tab only. */
export function keepPendingOrder(order: PendingOrder): void {
  // Where that is forbidden, who comes back from the bank finds the order by its mail.
  keep('sessionStorage', KEY, JSON.stringify(order))
}

export function pendingOrder(): PendingOrder | null {
  try {
    const parsed = Pending.safeParse(JSON.parse(readKept('sessionStorage', KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Whether an order is paid, and there to go on with: a part of it may have gone back, even in the moment of the payment. */
export const isPaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'paid' || status === 'partially_refunded'

/** Why a payment came to nothing: the bank declined the card, or it did not confirm the payment on its own page. */
export interface PaymentFailure {
  readonly reason: 'declined' | 'not-confirmed' | 'too-small'
  readonly requestId?: string | undefined
}

let failure: PaymentFailure | null = null

/** For the page that tells of it; a reload forgets it, and the page then says less. */
export function keepFailure(happened: PaymentFailure): void {
  failure = happened
}

export const lastFailure = (): PaymentFailure | null => failure

/** The order in the address of a page of the registration; the sign-up's pages know theirs by themselves. */
export function orderSearch(path: string, uuid: string): { readonly order?: string } {
  return path.startsWith('/registration/') ? { order: uuid } : {}
}
