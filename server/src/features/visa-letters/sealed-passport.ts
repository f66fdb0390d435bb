import { VisaLetterRequest } from '@foyer/contract/visa-letter-request.schemas'
import type { VisaLetterRequest as Passport } from '@foyer/contract/visa-letters'
import * as z from 'zod/mini'
import type { SealedTexts } from '#platform/door/sealed-texts'
import type { KeyRing } from '#platform/door/secrets'

const purpose = 'visa-letters'

/** A sealed passport belongs to its letter: put beside another one, it does not open. */
export function sealPassport(keys: KeyRing, letterId: string, passport: Passport) {
  return keys.sealToKeep(purpose, JSON.stringify(passport), letterId)
}

/** @returns null where it was deleted, or sealed under a secret that the deployment no longer has. */
export function openPassport(
  keys: KeyRing,
  letter: { readonly id: string; readonly sealed: string | null; readonly key_id: string | null },
): Passport | null {
  const { id, sealed, key_id } = letter
  const text = sealed === null || key_id === null ? null : keys.openKept(purpose, { sealed, key_id }, id)
  return text === null ? null : z.parse(VisaLetterRequest, JSON.parse(text))
}

export const sealedPassports: SealedTexts = {
  what: 'passports of visa letters',
  table: 'visa_letters',
  boundTo: 'id',
  purpose,
}
