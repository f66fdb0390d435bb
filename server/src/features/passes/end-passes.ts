import type { Context } from '#platform/context'
import { mailboxKey } from '#platform/ground/email-key'
import { advancePass, listPassesOfUser, lockPass, lockPassesOfSignUp } from './passes.queries.ts'
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
  const passes = [...(await listPassesOfUser(context, leaver.userId))]
  for (const signUpId of leaver.signUpIds) passes.push(...(await lockPassesOfSignUp(context, signUpId)))
  for (const { id } of passes) {
    const pass = await lockPass(context, id)
    if (pass?.place !== 'sold') continue
    // First the state: an approved pass has its place.
    await advancePass(context, pass, 'cancel', { reason: null })
    await takeBackPlace(context, pass.id)
  }
}
