import { LONGEST_OFFER_DAYS, OFFERED_CHANGE_DAYS, TRANSFER_DAYS } from '@foyer/contract/constants'
import { heldUntilMessage } from '@foyer/contract/made-order-messages'
import type { Settlement } from '@foyer/contract/made-orders'
import type { CurrentEdition } from '#features/editions'
import { InvalidInput } from '#platform/door/problem'
import { dayIn, instantIn } from '#platform/ground/days'

const DAY_MS = 24 * 60 * 60_000
const usualDays = { link: OFFERED_CHANGE_DAYS, invoice: TRANSFER_DAYS } as const satisfies Record<Settlement, number>

type Calendar = Pick<CurrentEdition, 'timeZone' | 'endsOn'>

const dayAfter = ({ timeZone }: Calendar, now: Date, days: number) =>
  dayIn(timeZone, new Date(now.getTime() + days * DAY_MS))

/** The last day that can be said: of what is written YYYY-MM-DD the earlier comes first. */
function lastDay(edition: Calendar, now: Date): string {
  const today = dayAfter(edition, now, 0)
  const [last = today] = [dayAfter(edition, now, LONGEST_OFFER_DAYS), edition.endsOn].sort()
  return [last, today].sort().at(-1) ?? today
}

/** The day until which something is held where nobody says another. */
export function usualDay(edition: Calendar, now: Date, settlement: Settlement): string {
  const [day = ''] = [dayAfter(edition, now, usualDays[settlement]), lastDay(edition, now)].sort()
  return day
}

/** When that day ends on the clocks of the venue. @throws InvalidInput. */
export function heldUntil(edition: Calendar, now: Date, settlement: Settlement, asked: string | undefined): Date {
  const day = asked ?? usualDay(edition, now, settlement)
  if (day < dayAfter(edition, now, 0) || day > lastDay(edition, now))
    throw new InvalidInput([{ path: 'until', message: heldUntilMessage }])
  return instantIn(edition.timeZone, day, '23:59:59')
}
