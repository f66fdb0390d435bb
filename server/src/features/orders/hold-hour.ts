import { HOLD_MINUTES, LONGEST_HOLD_MINUTES } from '@foyer/contract/constants'
import { holdUntil } from './orders.policy.ts'
import type { OrderRow } from './orders.queries.ts'

// Choosing again and again holds nothing for ever: an hour from the first choice on, and then others come first, for as
// long as a hold lasts (decisions, section 3).

/** When the hour began in which somebody may hold; `rest`: it is over, and others come first. */
export type HoldHour = Date | 'rest'

/** A hold of an order that came to nothing. */
export interface PastHold {
  readonly held_since: Date
  readonly hold_expires_at: Date | null
}

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

/** An hour and a rest ago: whoever began to hold then, or earlier, begins anew. */
export const restedSince = (now: Date): Date => before(now, LONGEST_HOLD_MINUTES + HOLD_MINUTES)

/** The hour of an order that has held something; null where it begins anew, or is the one of the order before. */
export function ownHour(order: Pick<OrderRow, 'state' | 'held_since'>, now: Date): HoldHour | null {
  const since = order.held_since
  if (since === null) return null
  // A placed order holds on, so its own hour is never over.
  if (order.state === 'awaiting_payment' || since > before(now, LONGEST_HOLD_MINUTES)) return since
  return since > restedSince(now) ? 'rest' : null
}

/**
 * The own hour of an order that is placed now; null where it begins anew. Where it is over the order is held as long as
 * any that is placed, and cannot be changed.
 */
export function hourOfPlacing(order: Pick<OrderRow, 'state' | 'held_since'>, now: Date): Date | null {
  const own = ownHour(order, now)
  return own === 'rest' ? order.held_since : own
}

/**
 * The hour of somebody who begins to hold, by the last hold of theirs that came to nothing: who let it expire before
 * its hour was over need not wait.
 */
export function hourAfter(last: PastHold | undefined, now: Date): HoldHour {
  if (last === undefined) return now
  if (last.held_since > before(now, LONGEST_HOLD_MINUTES)) return last.held_since
  if (last.held_since <= restedSince(now)) return now
  const isLeftEarly = last.hold_expires_at !== null && last.hold_expires_at < endOfHour(last.held_since)
  return isLeftEarly ? now : 'rest'
}

export const endOfHour = (since: Date): Date => new Date(since.getTime() + LONGEST_HOLD_MINUTES * 60_000)

/**
 * Until when an order holds that is changed now: twenty minutes more, but not beyond its hour; a placed one no shorter
 * than it was promised.
 */
export function renewedHold(order: Pick<OrderRow, 'state' | 'hold_expires_at'>, since: Date, now: Date): Date {
  const renewed = Math.min(holdUntil(now).getTime(), endOfHour(since).getTime())
  const promised = order.state === 'awaiting_payment' ? order.hold_expires_at : null
  return new Date(Math.max(renewed, promised?.getTime() ?? renewed))
}
