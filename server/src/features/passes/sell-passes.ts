import type { Sellable } from '#features/orders'
import type { Context } from '#platform/context'
import { approveIfDue } from './approve-pass.ts'
import { lockPass, updatePass } from './passes.queries.ts'
import { isPassTypeFull } from './places.queries.ts'
import { holdPlace, releasePlace, sellPlace } from './places.ts'

/** Passes, as orders sell them: a line's reference is the pass. */
export const sellPasses: Sellable = {
  async hold(context, lines) {
    for (const line of lines) await holdPlace(context, line.reference)
  },
  async release(context, lines, reason) {
    for (const line of lines) {
      const pass = await releasePlace(context, line.reference)
      if (pass !== undefined && pass.state === 'pending' && pass.place !== 'sold')
        await updatePass(context, pass.id, { state: 'cancelled', reason })
    }
  },
  async deliver(context, lines) {
    for (const line of lines) {
      await sellPlace(context, line.reference)
      await updatePass(context, line.reference, { paid_at: context.now })
      await approveIfDue(context, line.reference)
    }
  },
  async isContended(context: Context, lines) {
    for (const line of lines) {
      const pass = await lockPass(context, line.reference)
      if (pass !== undefined && (await isPassTypeFull(context, pass.pass_type_id))) return true
    }
    return false
  },
}
