import type { Db } from '#platform/database/database'
import type { KeyRing } from '#platform/door/secrets'
import { createPassSigner, type PassSigner, publicPassKey } from './pass-code.ts'
import { keepPassKeys } from './pass-keys.queries.ts'

/**
 * The signer with the deployment's present key. It knows the passes of every key that the deployment ever had: public halves
 * are kept, so that what is printed outlives the secret that it was signed with.
 */
export async function openPassSigner(db: Db, keys: KeyRing): Promise<PassSigner> {
  const secret = keys.derive('pass-code')
  const present = publicPassKey(secret)
  const known = await keepPassKeys(db, [present, ...keys.deriveAlso('pass-code').map(publicPassKey)])
  return createPassSigner(
    secret,
    known.filter((key) => key !== present),
  )
}
