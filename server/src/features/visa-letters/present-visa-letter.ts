import { keptUntil } from '@foyer/contract/visa-letter-rules'
import type { OwnVisaLetter, VisaLetter } from '@foyer/contract/visa-letters'
import { type CurrentEdition, getEdition } from '#features/editions'
import { type CallerContext, type Context, inEdition, type Person } from '#platform/context'
import { dayIn } from '#platform/ground/days'
import { contentFor } from '#platform/ground/texts'
import { drawQr } from '#platform/papers/qr'
import { addressOf, writeLetterCode } from './letter-code.ts'
import { openPassport } from './sealed-passport.ts'
import { listVisaLetters, type VisaLetterRow } from './visa-letters.queries.ts'

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

/** One's letters, the living one first. Of one that stands no more, nothing but that it did. */
export async function listOwnVisaLetters(context: CallerContext<Person>): Promise<OwnVisaLetter[]> {
  const { userId } = context.caller
  const rows = await listVisaLetters(context, userId)
  if (rows.length === 0) return []
  const { visaDesk, languages } = await getEdition(context)
  const signature =
    visaDesk === null
      ? null
      : { name: visaDesk.signedBy, position: contentFor(visaDesk.position, { locale: context.locale, languages }) }
  return Promise.all(
    rows.map(async (letter) => {
      const shown = await presentVisaLetter(context, letter)
      const request = openPassport(context.ports.keys, letter)
      return shown.can.document
        ? {
            ...shown,
            request,
            drawing: drawQr(addressOf(context.ports.publicUrl, letter.code)),
            stays: [...letter.stays],
            signature,
          }
        : { ...shown, request, drawing: null, stays: [], signature: null }
    }),
  )
}
