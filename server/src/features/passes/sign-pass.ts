import type { Selectable } from 'kysely'
import type { Context } from '#platform/context'
import type { Passes } from '#platform/database/database-types'

/** The signed text of an approved pass's QR code: the same on screen, in its mail and on paper. */
export function signPass(
  { ports }: Pick<Context, 'ports'>,
  pass: Pick<Selectable<Passes>, 'id' | 'code' | 'edition_id' | 'approved_at' | 'created_at'>,
): string {
  return ports.passSigner.sign({
    passUuid: pass.id,
    code: pass.code,
    editionId: pass.edition_id,
    issuedAt: pass.approved_at ?? pass.created_at,
  })
}
