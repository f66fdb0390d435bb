import { othersFirst } from '@foyer/contract/orders'
import type { Context } from '#platform/context'
import { askOnce } from '#platform/database/database'
import { refuse } from '#platform/door/refused'
import { type HoldHour, hourAfter, type PastHold, restedSince } from './hold-hour.ts'
import { findLastHold, type OrderRow } from './orders.queries.ts'

/** The person's last hold that came to nothing and still counts. */
export const lastHoldOf = (context: Context, userId: string): Promise<PastHold | undefined> =>
  askOnce(`last hold of ${userId}`, () => findLastHold(context, userId, restedSince(context.now)))

/**
 * When the hour began in which this person may hold: the order's own, else that of the order before which came to
 * nothing, else now.
 * @throws Refused `orders/others-first`.
 */
export async function findHour(context: Context, { user_id }: OrderRow, own: HoldHour | null): Promise<Date> {
  const { now } = context
  const last = own === null && user_id !== null ? await lastHoldOf(context, user_id) : undefined
  const hour = own ?? hourAfter(last, now)
  if (hour === 'rest') throw refuse(othersFirst)
  return hour
}
