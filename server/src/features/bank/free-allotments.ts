import { lockOrder, noteTransferred } from '#features/orders'
import type { ProcessContext } from '#platform/context'
import { eachByItself } from '#platform/jobs/each-by-itself'
import { isAllotmentIdle, listIdleAllotments, takeAllotmentsBack } from './bank.queries.ts'

/**
 * Money that was given to an order and does not pay it waits for a decision again: the order's time was over before all of
 * it was there, its buyer cancelled, paid by card or ordered less. Nothing that lies in the account is silently kept.
 */
export async function freeAllotments(context: ProcessContext): Promise<void> {
  await eachByItself(
    await listIdleAllotments(context),
    ({ id }) => id,
    ({ id }) =>
      context.inTransaction(async (inner) => {
        // Somebody may be giving it the rest just now: whoever gives has the order locked.
        await lockOrder(inner, id)
        if (!(await isAllotmentIdle(inner, id))) return
        await takeAllotmentsBack(inner, id)
        await noteTransferred(inner, id, 0)
      }),
  )
}
