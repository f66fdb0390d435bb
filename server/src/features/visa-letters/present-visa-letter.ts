import { keptUntil } from '@foyer/contract/visa-letter-rules'
import type { OwnVisaLetter, VisaLetter } from '@foyer/contract/visa-letters'
import { type CurrentEdition, getEdition } from '#features/editions'
import { type Context, inEdition } from '#platform/context'
import { dayIn } from '#platform/ground/days'
import { drawQr } from '#platform/papers/qr'
import { addressOf, writeLetterCode } from './letter-code.ts'
import { openPassport } from './sealed-passport.ts'
import type { VisaLetterRow } from './visa-letters.queries.ts'

/** A letter stands as long as its holder's pass does, and until the event is over; also before the state says so. */
export const isLiving = (
  letter: Pick<VisaLetterRow, 'state' | 'has_pass'>,
  event: Pick<CurrentEdition, 'endsOn' | 'timeZone'>,
  now: Date,
): boolean => letter.state === 'issued' && letter.has_pass && dayIn(event.timeZone, now) <= event.endsOn

export async function presentVisaLetter(context: Context, letter: VisaLetterRow): Promise<VisaLetter> {
  const edition = await getEdition(inEdition(context, letter.edition_id))
  const lives = isLiving(letter, edition, context.now)
  return {
    uuid: letter.id,
    code: writeLetterCode(letter.code),
    status: lives ? 'issued' : 'withdrawn',
    issuedAt: letter.issued_at.toISOString(),
    withdrawnAt: letter.withdrawn_at?.toISOString() ?? null,
    keptUntil: keptUntil(edition.endsOn),
    can: { document: lives && openPassport(context.ports.keys, letter) !== null },
  }
}

export async function presentOwnVisaLetter(context: Context, letter: VisaLetterRow): Promise<OwnVisaLetter> {
  const request = openPassport(context.ports.keys, letter)
  const shown = await presentVisaLetter(context, letter)
  const drawing = shown.can.document ? drawQr(addressOf(context.ports.publicUrl, letter.code)) : null
  return { ...shown, drawing, request }
}
