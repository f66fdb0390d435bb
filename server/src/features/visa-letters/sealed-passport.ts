import { VisaLetterRequest } from '@foyer/contract/visa-letter-request.schemas'
import type { VisaLetterRequest as Passport } from '@foyer/contract/visa-letters'
import * as z from 'zod/mini'
import type { KeyRing } from '#platform/door/secrets'

const purpose = 'visa-letters'

/** Names the key without saying anything of it: another secret of the deployment has another one. */
const keyIdOf = (keys: KeyRing): string => keys.fingerprint(purpose, 'key').slice(0, 12)

/** A sealed passport belongs to its letter: put beside another one, it does not open. */
export function sealPassport(keys: KeyRing, letterId: string, passport: Passport) {
  return { sealed: keys.seal(purpose, JSON.stringify(passport), letterId), key_id: keyIdOf(keys) }
}

/** @returns null where it was deleted, or sealed under a secret that the deployment no longer has. */
export function openPassport(
  keys: KeyRing,
  letter: { readonly id: string; readonly sealed: string | null; readonly key_id: string | null },
): Passport | null {
  if (letter.sealed === null || letter.key_id !== keyIdOf(keys)) return null
  return z.parse(VisaLetterRequest, JSON.parse(keys.open(purpose, letter.sealed, letter.id)))
}
