import type { Verification } from '@foyer/contract/visa-letters'
import { type CurrentEdition, getEdition } from '#features/editions'
import { type CheckedPass, findCheckedPass } from '#features/passes'
import { type Context, inEdition } from '#platform/context'
import { dayIn } from '#platform/ground/days'
import { initialsOf } from '#platform/ground/initials'
import { letterKey } from './letter-code.ts'
import { isLiving } from './present-visa-letter.ts'
import { findVisaLetterByCode, type VisaLetterRow } from './visa-letters.queries.ts'

/**
 * What whoever holds a letter or a pass in their hands is told of its code. An unknown one asks the database as much as a
 * known one.
 */
export async function verifyCode(context: Context, code: string): Promise<Verification> {
  const key = letterKey(code)
  const letter = await findVisaLetterByCode(context, key)
  const pass = await findCheckedPass(context, key)
  const edition = await getEdition(inEdition(context, (letter ?? pass)?.edition_id ?? context.editionId))
  const checkedAt = context.now.toISOString()
  if (letter !== undefined) return { ...ofEvent(edition), ...ofLetter(letter, edition, context.now), checkedAt }
  if (pass !== undefined) return { ...ofEvent(edition), ...ofPass(pass, edition, context.now), checkedAt }
  return {
    state: 'unknown',
    kind: null,
    initials: null,
    event: null,
    issuedOn: null,
    withdrawnOn: null,
    validUntil: null,
    checkedAt,
  }
}

const ofEvent = ({ product, year, endsOn }: CurrentEdition) => ({ event: `${product} ${year}`, validUntil: endsOn })

function ofLetter(letter: VisaLetterRow, edition: CurrentEdition, now: Date) {
  const dayOf = (at: Date | null) => (at === null ? null : dayIn(edition.timeZone, at))
  return {
    kind: 'letter' as const,
    state: isLiving(letter, edition, now) ? ('valid' as const) : ('withdrawn' as const),
    initials: letter.initials === '' ? null : letter.initials,
    issuedOn: dayOf(letter.issued_at),
    withdrawnOn: dayOf(letter.withdrawn_at),
  }
}

/** One that stands no more tells of nobody: its holder may have left, or have given it on. */
function ofPass(pass: CheckedPass, edition: CurrentEdition, now: Date) {
  const stands = pass.state === 'approved' && dayIn(edition.timeZone, now) <= edition.endsOn
  return {
    kind: 'pass' as const,
    state: stands ? ('valid' as const) : ('withdrawn' as const),
    initials: stands ? initialsOf(pass.holder ?? '') : null,
    issuedOn: dayIn(edition.timeZone, pass.approved_at),
    withdrawnOn: null,
  }
}
