import type { ProcessContext } from '#platform/context'
import { eachByItself, pageByPage } from '#platform/jobs/each-by-itself'
import { advancePass, listOverduePlaces, lockPass } from './passes.queries.ts'
import { releasePlace } from './places.ts'

/** Gives back places that were kept for a mailbox nobody proved. */
export async function expirePlaces(context: ProcessContext): Promise<void> {
  await eachByItself(
    pageByPage((page) => listOverduePlaces(context, page)),
    ({ id }) => id,
    ({ id }) =>
      context.inTransaction(async (inner) => {
        const pass = await lockPass(inner, id)
        if (pass === undefined || pass.place_held_until === null || pass.place_held_until > inner.now) return
        await releasePlace(inner, id)
        await advancePass(inner, pass, 'cancel', { reason: 'order-expired' })
      }),
  )
}
