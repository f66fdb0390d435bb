import type { PersonPass } from '@foyer/contract/office-person'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { listPassesInEdition, type PassRow } from './passes.queries.ts'
import { reasonOf } from './present-pass.ts'

/** Whether it is paid and waits for the organiser, or is barred by a list: nothing else is for staff to decide. */
export const isForStaff = ({ state, place, user_id }: Pick<PassRow, 'state' | 'place' | 'user_id'>): boolean =>
  state === 'pending' && place === 'sold' && user_id !== null

const rank = { approved: 0, pending: 1, rejected: 2, cancelled: 3 } as const

/** Somebody's passes of this edition, the one that says most first. */
export async function passesForOffice(context: Context, userId: string): Promise<PersonPass[]> {
  const reader = readerOf(await getEdition(context), context.locale)
  const rows = await listPassesInEdition(context, userId)
  const ranked = rows.toReversed().toSorted((one, other) => rank[one.state] - rank[other.state])
  return ranked.map((row) => {
    const reason = row.state === 'approved' ? null : reasonOf(row)
    return {
      uuid: row.id,
      status: row.state,
      reason,
      passTypeId: row.pass_type_id,
      name: contentFor(row.name, reader),
      codeType: row.code_type,
      createdAt: row.created_at.toISOString(),
      code: row.state === 'approved' ? row.code : null,
      orderUuid: row.order_id,
      approvedAt: row.approved_at?.toISOString() ?? null,
      grantedAt: row.granted_at?.toISOString() ?? null,
      rejectedBecause: row.rejected_because,
      can: { approve: isForStaff(row) && reason === 'awaiting-approval', reject: isForStaff(row) },
    }
  })
}
