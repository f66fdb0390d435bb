import type { OwnVisaLetter, VisaLetter } from '@foyer/contract/visa-letters'
import { type CurrentEdition, getEdition } from '#features/editions'
import { type Context, inEdition } from '#platform/context'
import { dayIn } from '#platform/ground/days'
import { writeLetterCode } from './letter-code.ts'
import { openPassport } from './sealed-passport.ts'
import type { VisaLetterRow } from './visa-letters.queries.ts'

/** Days after the edition's last for which a passport's data is kept. */
export const passportDays = 30

/** A letter stands as long as its holder's pass does, and until the event is over; also before the state says so. */
export const isLiving = (
  letter: Pick<VisaLetterRow, 'state' | 'has_pass'>,
  event: Pick<CurrentEdition, 'endsOn' | 'timeZone'>,
  now: Date,
): boolean => letter.state === 'issued' && letter.has_pass && dayIn(event.timeZone, now) <= event.endsOn

const after = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export async function presentVisaLetter(context: Context, letter: VisaLetterRow): Promise<VisaLetter> {
  const edition = await getEdition(inEdition(context, letter.edition_id))
  const lives = isLiving(letter, edition, context.now)
  return {
    uuid: letter.id,
    code: writeLetterCode(letter.code),
    status: lives ? 'issued' : 'withdrawn',
    issuedAt: letter.issued_at.toISOString(),
    withdrawnAt: letter.withdrawn_at?.toISOString() ?? null,
    keptUntil: after(edition.endsOn, passportDays),
    can: { document: lives && openPassport(context.ports.keys, letter) !== null },
  }
}

export async function presentOwnVisaLetter(context: Context, letter: VisaLetterRow): Promise<OwnVisaLetter> {
  const request = openPassport(context.ports.keys, letter)
  return { ...(await presentVisaLetter(context, letter)), request }
}
