import type { Context } from '#platform/context'
import { mailboxKey } from '#platform/ground/email-key'
import { advancePass, forgetRejections, listPassesOfUser, lockPass, lockPassesOfSignUp } from './passes.queries.ts'
import { takeBackPlace } from './places.ts'
import { deleteWaits } from './waiters.queries.ts'

/**
 * Ends the passes of a person who leaves for good, those that wait for a confirmation among them, and gives their
 * places back; whatever they waited for is forgotten. What an order still holds goes back with that order.
 */
export async function endPasses(
  context: Context,
  leaver: { readonly userId: string; readonly email: string; readonly signUpIds: readonly string[] },
): Promise<void> {
  await deleteWaits(context, mailboxKey(leaver.email))
  await forgetRejections(context, leaver.userId)
  const own = new Set((await listPassesOfUser(context, leaver.userId)).map(({ id }) => id))
  for (const signUpId of leaver.signUpIds) for (const { id } of await lockPassesOfSignUp(context, signUpId)) own.add(id)
  for (const id of own) {
    const pass = await lockPass(context, id)
    if (pass?.place !== 'sold') continue
    // A colleague accepted it a moment ago: it is theirs.
    if (pass.user_id !== null && pass.user_id !== leaver.userId) continue
    // First the state: an approved pass has its place.
    await advancePass(context, pass, 'cancel', { reason: null })
    await takeBackPlace(context, pass.id)
  }
}
