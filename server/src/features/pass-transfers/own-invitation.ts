import { nobodyInvited } from '@foyer/contract/pass-transfers'
import { approvedPassOf } from '#features/passes'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { lockInvitationOf, type TransferRow } from './pass-transfers.queries.ts'

/**
 * The living invitation to the caller's pass, locked behind the pass, as everybody locks them.
 * @throws Refused `pass-transfers/nobody-invited`: it was answered, taken back, or its time ran out.
 */
export async function lockOwnInvitation(context: CallerContext<Person>): Promise<TransferRow> {
  const { userId, approvedPassId } = context.caller
  const pass = approvedPassId === null ? null : await approvedPassOf(context, approvedPassId, userId)
  const invitation = pass === null ? undefined : await lockInvitationOf(context, pass.id)
  if (invitation === undefined || invitation.answer_by <= context.now) throw refuse(nobodyInvited)
  return invitation
}
