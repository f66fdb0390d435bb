import type { Context } from '#platform/context'
import type { PricedThing } from './price-order.ts'

/** Whose a thing is to be. */
export interface Receiver {
  readonly userId: string
  readonly email: string
}

/** Where staff put a thing: into an order that is locked. */
export interface OfferedIn {
  readonly orderId: string
  /** Nobody pays for it: it costs nothing, now and whenever it is changed. */
  readonly isFree: boolean
}

/** Things of one kind, as staff put them into an order for somebody: what that person could have themself, and no other. */
export interface ThingForSomebody<Wish> {
  /** What it is and costs, nothing taken. @throws Refused as `put`. */
  look(context: Context, receiver: Receiver, wish: Wish): Promise<Omit<PricedThing, 'reference'>>
  /** Writes it down and holds what is held from its choice on. @throws Refused where they cannot have it. */
  put(context: Context, receiver: Receiver, wish: Wish, offered: OfferedIn): Promise<PricedThing>
}
