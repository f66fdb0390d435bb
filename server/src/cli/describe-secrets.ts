import type { Database } from '../platform/database/database.ts'
import { countAnswersOfAlso } from '../platform/door/idempotency.ts'
import { lookAtSealed } from '../platform/door/sealed-texts.ts'
import type { KeyRing } from '../platform/door/secrets.ts'
import { sealedTexts } from '../sealed.ts'

/** What hangs on which secret of the deployment, in sentences for whoever changes it; none where there is nothing to say. */
export async function describeSecrets({ db }: Pick<Database, 'db'>, keys: KeyRing): Promise<string[]> {
  const said: string[] = []
  let ofAlso = 0
  for (const texts of sealedTexts) {
    const { also, lost, damaged } = await lookAtSealed(db, keys, texts)
    ofAlso += also
    if (also > 0)
      said.push(`Sealed with FOYER_SECRET_ALSO: ${also} ${texts.what}. “npm run reseal” seals them with FOYER_SECRET.`)
    if (lost > 0)
      said.push(
        `Sealed with a secret that is not set: ${lost} ${texts.what}. Set it as FOYER_SECRET_ALSO, or they are lost.`,
      )
    for (const id of damaged)
      said.push(`Damaged, and left as it is: ${texts.table} of ${texts.boundTo} ${id}. No secret opens it.`)
  }
  if (!keys.hasAlso) return said
  const answers = await countAnswersOfAlso(db, keys)
  if (answers > 0)
    said.push(
      `Sealed with FOYER_SECRET_ALSO: ${answers} answers to repeated requests. Each is forgotten a day after it was given.`,
    )
  if (ofAlso + answers === 0)
    said.push(
      'Nothing is sealed with FOYER_SECRET_ALSO: leave it out once nothing was made with it for a day, and no waiting room is open.',
    )
  return said
}
