import type { Input } from '@foyer/contract/kit/endpoint'
import { type confirmSignUp as endpoint, linkUsed } from '@foyer/contract/passes'
import { proveSignUp } from '#features/identity'
import { assignOrdersToUser } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { approveIfDue, type PassOutcome } from './approve-pass.ts'
import { lockPassesOfSignUp, updatePass } from './passes.queries.ts'
import { sellPlace } from './places.ts'

/**
 * Proves the mailbox of a sign-up. It becomes a user, or joins the one its address has; its pass and its order
 * become theirs; and the pass is approved if nothing else is missing. Where no password counts, the answer has the
 * token to choose one with.
 * @throws Refused `passes/link-used` for a token that is used, old, or of another sign-up.
 */
export async function confirmSignUp(context: Context, { params, body }: Input<typeof endpoint>) {
  const proven = await proveSignUp(context, params.uuid, body.token)
  if (proven === null) throw refuse(linkUsed)
  const { userId, passwordToken } = proven
  await assignOrdersToUser(context, params.uuid, userId)
  let outcome: PassOutcome = { status: 'cancelled', reason: 'no-pass' }
  for (const pass of await lockPassesOfSignUp(context, params.uuid)) {
    await updatePass(context, pass.id, { user_id: userId, held_by_mailbox: null, held_by_network: null })
    if (pass.order_id === null && pass.place === 'held') {
      const { set } = await sellPlace(context, pass.id)
      await updatePass(context, pass.id, { ...set, redeemed_at: context.now })
    }
    outcome = await approveIfDue(context, pass.id)
  }
  return {
    passStatus: outcome.status,
    reason: outcome.reason,
    ...(passwordToken === null ? {} : { passwordToken }),
  }
}
