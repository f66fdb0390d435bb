import type { Selectable } from 'kysely'
import type { Context } from '#platform/context'
import type { Passes } from '#platform/database/database-types'
import type { PassSigner } from './pass-code.ts'

declare module '#platform/context' {
  interface Composed {
    /** Signs what the codes of passes say, with the deployment's key. */
    readonly passSigner: PassSigner
  }
}

/** The signed text of an approved pass's QR code: the same on screen, in its mail and on paper. */
export function signPass(
  { passSigner }: Pick<Context, 'passSigner'>,
  pass: Pick<Selectable<Passes>, 'id' | 'code' | 'edition_id' | 'approved_at' | 'created_at'>,
): string {
  return passSigner.sign({
    passUuid: pass.id,
    code: pass.code,
    editionId: pass.edition_id,
    issuedAt: pass.approved_at ?? pass.created_at,
  })
}
