import { holdOwnAccount } from '#features/identity'
import type { CallerContext, Person } from '#platform/context'
import { hashSecret } from '#platform/door/secrets'
import { calendarKey, calendarUrl } from './calendar-key.ts'
import { keepKeyHash, takeNextKey } from './favourites.queries.ts'

/** Makes a new address for somebody's calendar, or the first one. With the transaction, the one before opens nothing. */
export async function renewCalendar(context: CallerContext<Person>): Promise<{ url: string; madeAt: string }> {
  const { userId } = context.caller
  await holdOwnAccount(context)
  const { number } = await takeNextKey(context, userId)
  const key = calendarKey(context.ports, userId, number)
  await keepKeyHash(context, userId, hashSecret(key))
  return { url: calendarUrl(context.ports, key), madeAt: context.now.toISOString() }
}
