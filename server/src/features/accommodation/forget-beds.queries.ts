import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { deletePiecewise } from '#platform/jobs/retention'

/** Who slept in stays that ended before then, or would have in those that were cancelled or not paid. */
export const forgetBeds = (context: Pick<Context, 'db'>, before: Date): Promise<void> =>
  deletePiecewise(
    context,
    'booking_guests',
    sql<boolean>`exists (select from bookings b where b.id = booking_guests.booking_id
      and (b.departure < ${before}::timestamptz::date or b.ended_at < ${before}))`,
  )
