import type { Context } from '#platform/context'
import { listUnpaidOrdersOfUser, type OrderRow } from './orders.queries.ts'

/** Whether something is held for whoever pays this order, or a payment is under way. */
export const isHeld = (order: OrderRow, now: Date): boolean =>
  order.payment_waits_for !== null || (order.hold_expires_at !== null && order.hold_expires_at > now)

/** Whether somebody is in the middle of paying: what they chose is held, or the provider has been asked. */
export const isPaying = async (context: Pick<Context, 'db' | 'now' | 'editionId'>, userId: string): Promise<boolean> =>
  (await listUnpaidOrdersOfUser(context, userId)).some((order) => isHeld(order, context.now))
