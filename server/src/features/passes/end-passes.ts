import type { Context } from '#platform/context'
import { listPassesOfUser, updatePass } from './passes.queries.ts'
import { takeBackPlace } from './places.ts'

/**
 * Ends the passes of a person who leaves for good, and gives their places back. What an order still holds goes back
 * with that order.
 */
export async function endPasses(context: Context, userId: string): Promise<void> {
  for (const pass of await listPassesOfUser(context, userId)) {
    if (pass.place !== 'sold') continue
    // First the state: an approved pass has its place.
    await updatePass(context, pass.id, { state: 'cancelled', reason: null })
    await takeBackPlace(context, pass.id)
  }
}
