import type { ListedSignUp } from '@foyer/contract/office-people'
import type { PassReason } from '@foyer/contract/passes'
import { getEdition } from '#features/editions'
import { reasonOf } from '#features/passes'
import type { Context } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import type { SignUpRow } from './sign-ups.queries.ts'

export async function presenterOfSignUps(context: Context): Promise<(row: SignUpRow) => ListedSignUp> {
  const reader = readerOf(await getEdition(context), context.locale)
  return (row) => ({
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    company: row.company,
    pass: {
      uuid: row.id,
      status: row.state,
      reason: waitsFor(row),
      passTypeId: row.pass_type_id,
      name: contentFor(row.pass_name, reader),
      codeType: row.code_type,
      createdAt: row.created_at.toISOString(),
    },
    person: row.user_id,
    order: row.order_id === null || row.order_number === null ? null : { uuid: row.order_id, number: row.order_number },
    mail: row.user_id === null ? row.confirmation : null,
  })
}

/** As the pass says it; who has to pay and to prove the mailbox pays first. */
function waitsFor(row: SignUpRow): PassReason | null {
  if (row.state === 'approved') return null
  if (row.state === 'pending' && !row.is_earned && row.order_id !== null) return 'awaiting-payment'
  return reasonOf(row)
}
