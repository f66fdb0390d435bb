import type { Context } from '#platform/context'
import { listPassesOfUser, lockPassesOfSignUp, updatePass } from './passes.queries.ts'
import { takeBackPlace } from './places.ts'

/**
 * Ends the passes of a person who leaves for good, those that wait for a confirmation among them, and gives their
 * places back. What an order still holds goes back with that order.
 */
export async function endPasses(
  context: Context,
  leaver: { readonly userId: string; readonly signUpIds: readonly string[] },
): Promise<void> {
  const passes = [...(await listPassesOfUser(context, leaver.userId))]
  for (const signUpId of leaver.signUpIds) passes.push(...(await lockPassesOfSignUp(context, signUpId)))
  for (const pass of passes) {
    if (pass.place !== 'sold') continue
    // First the state: an approved pass has its place.
    await updatePass(context, pass.id, { state: 'cancelled', reason: null })
    await takeBackPlace(context, pass.id)
  }
}
