import { message } from './kit/message.ts'
import type { VisaLetterRequest } from './visa-letter-request.schemas.ts'

/** Months for which a passport must be valid after one leaves. */
const MONTHS_VALID = 3
/** Years within which a passport must have been issued before one enters. */
const YEARS_ISSUED = 10

/** Days after the event's last for which a passport's data is kept. */
export const passportDays = 30

/** The day after which a passport's data is deleted. */
export const keptUntil = (endsOn: string): string =>
  new Date(Date.parse(`${endsOn}T00:00:00Z`) + passportDays * 86_400_000).toISOString().slice(0, 10)

type Travel = Pick<VisaLetterRequest, 'bornOn' | 'issuedOn' | 'expiresOn' | 'entersOn' | 'leavesOn'>

export interface TravelFault {
  readonly path: keyof Travel
  readonly message: string
}

const messages = {
  born: message('This day is yet to come.'),
  enters: message('Enter on or before the last day of the event.'),
  leaves: message('Leave on or after the day you enter.'),
  stays: message('Stay until the first day of the event at least.'),
  expires: message('The passport must be valid for three months after you leave.'),
  issued: message('The passport must have been issued before you enter, and within ten years.'),
} as const

/** So many months later; a day that this month does not have is the last that it has. */
function later(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** The day until which a passport must be valid, for whoever leaves on that day. */
export const neededUntil = (leavesOn: string): string => later(leavesOn, MONTHS_VALID)

/**
 * What is wrong with a journey to the event, and with a passport by the rules of entry (Regulation (EU) 2016/399, article 6
 * (1) (a)). Of a day that is not known yet, `''`, nothing is said.
 */
export function travelFaults(
  { bornOn, issuedOn, expiresOn, entersOn, leavesOn }: Travel,
  event: { readonly startsOn: string; readonly endsOn: string },
  today: string,
): TravelFault[] {
  const faults: (TravelFault & { readonly days: readonly string[]; readonly isWrong: () => boolean })[] = [
    { path: 'bornOn', message: messages.born, days: [bornOn], isWrong: () => bornOn >= today },
    { path: 'entersOn', message: messages.enters, days: [entersOn], isWrong: () => entersOn > event.endsOn },
    { path: 'leavesOn', message: messages.leaves, days: [entersOn, leavesOn], isWrong: () => leavesOn < entersOn },
    { path: 'leavesOn', message: messages.stays, days: [leavesOn], isWrong: () => leavesOn < event.startsOn },
    {
      path: 'expiresOn',
      message: messages.expires,
      days: [expiresOn, leavesOn],
      isWrong: () => expiresOn < neededUntil(leavesOn),
    },
    {
      path: 'issuedOn',
      message: messages.issued,
      days: [issuedOn, entersOn],
      isWrong: () => issuedOn > entersOn || entersOn > later(issuedOn, YEARS_ISSUED * 12),
    },
  ]
  return faults.flatMap(({ path, message, days, isWrong }) =>
    days.every((day) => day !== '') && isWrong() ? [{ path, message }] : [],
  )
}
