import type { EventRow } from './vip-events.queries.ts'

/** Whether what was paid for a place goes back with it. */
export const mayReturn = (event: Pick<EventRow, 'cancelled_at' | 'withdraw_before'>, now: Date): boolean =>
  event.cancelled_at !== null || now < event.withdraw_before

/** Whether nobody can go there any more. */
export const isOver = (event: Pick<EventRow, 'cancelled_at' | 'starts_at'>, now: Date): boolean =>
  event.cancelled_at !== null || event.starts_at <= now
