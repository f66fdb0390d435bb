import { setTimeout as pause } from 'node:timers/promises'
import * as contract from '@foyer/contract/dashboard'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { FeedAnswer } from '#platform/door/answers'
import { type Door, serve } from '#platform/door/serve'
import { readStanding } from './dashboard.queries.ts'
import { gathered } from './gathered.ts'
import { type Counted, placeOf, presentDashboard } from './present-dashboard.ts'

async function count(context: Pick<Context, 'db' | 'editionId' | 'ports' | 'recall' | 'now'>): Promise<Counted> {
  const { timeZone, currency } = await getEdition(context)
  const at = context.ports.clock.now()
  return { ...(await readStanding(context, { timeZone, at })), at, currency }
}

/** How the edition stands. Whoever listens is told by one count that is made for all of them. */
export function openDashboard(door: Door): void {
  const counts = new Map<number, () => Promise<Counted>>()
  const countFor = (asked: Context): (() => Promise<Counted>) => {
    const known = counts.get(asked.editionId)
    if (known !== undefined) return known
    const context = { ...asked, db: door.database.reports.db }
    const read = gathered(() => count(context), {
      leastMs: door.sharedAnswerMs,
      now: () => performance.now(),
      pause: (ms) => pause(ms, undefined, { ref: false }),
    })
    counts.set(asked.editionId, read)
    return read
  }

  serve(door, contract.readDashboard, async (context) => presentDashboard(await count(context), context.locale))
  serve(door, contract.followDashboard, async (context) => {
    const read = countFor(context)
    return new FeedAnswer('sales', {
      newest: async () => placeOf(await read()),
      after: async (place) => {
        const counted = await read()
        const now = placeOf(counted)
        return now === place ? [] : [{ place: now, data: presentDashboard(counted, context.locale) }]
      },
    })
  })
}
