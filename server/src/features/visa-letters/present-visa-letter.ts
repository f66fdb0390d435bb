import type { OwnVisaLetter, Verification, VisaLetter } from '@foyer/contract/visa-letters'
import { getEdition } from '#features/editions'
import { type Context, inEdition } from '#platform/context'
import { dayIn } from '#platform/ground/days'
import { letterKey, writeLetterCode } from './letter-code.ts'
import { openPassport } from './sealed-passport.ts'
import { findVisaLetterByCode, type VisaLetterRow } from './visa-letters.queries.ts'

/** Days after the edition's last for which a passport's data is kept. */
export const passportDays = 30

/** A letter stands as long as its holder's pass does, also before the state says so. */
export const isLiving = (letter: Pick<VisaLetterRow, 'state' | 'has_pass'>): boolean =>
  letter.state === 'issued' && letter.has_pass

const after = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export async function presentVisaLetter(context: Context, letter: VisaLetterRow): Promise<VisaLetter> {
  const edition = await getEdition(inEdition(context, letter.edition_id))
  return {
    uuid: letter.id,
    code: writeLetterCode(letter.code),
    status: isLiving(letter) ? 'issued' : 'withdrawn',
    issuedAt: letter.issued_at.toISOString(),
    withdrawnAt: letter.withdrawn_at?.toISOString() ?? null,
    keptUntil: after(edition.endsOn, passportDays),
    can: { document: isLiving(letter) && openPassport(context.ports.keys, letter) !== null },
  }
}

export async function presentOwnVisaLetter(context: Context, letter: VisaLetterRow): Promise<OwnVisaLetter> {
  const request = openPassport(context.ports.keys, letter)
  return { ...(await presentVisaLetter(context, letter)), request }
}

/** What a consulate is told. An unknown code asks the database as much as a known one. */
export async function verifyLetter(context: Context, code: string): Promise<Verification> {
  const letter = await findVisaLetterByCode(context, letterKey(code))
  const edition = await getEdition(inEdition(context, letter?.edition_id ?? context.editionId))
  const checkedAt = context.now.toISOString()
  if (letter === undefined)
    return {
      state: 'unknown',
      initials: null,
      event: null,
      issuedOn: null,
      withdrawnOn: null,
      validUntil: null,
      checkedAt,
    }
  const dayOf = (at: Date | null) => (at === null ? null : dayIn(edition.timeZone, at))
  return {
    state: isLiving(letter) ? 'valid' : 'withdrawn',
    initials: letter.initials === '' ? null : letter.initials,
    event: `${edition.product} ${edition.year}`,
    issuedOn: dayOf(letter.issued_at),
    withdrawnOn: dayOf(letter.withdrawn_at),
    validUntil: edition.endsOn,
    checkedAt,
  }
}
