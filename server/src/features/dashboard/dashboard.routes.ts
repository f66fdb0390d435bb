import { setTimeout as pause } from 'node:timers/promises'
import * as contract from '@foyer/contract/dashboard'
import { getEdition, paceOf } from '#features/editions'
import { signUpWeek } from '#features/passes'
import type { CallerContext, Context, Person } from '#platform/context'
import { FeedAnswer } from '#platform/door/answers'
import { type Door, serve } from '#platform/door/serve'
import { dayIn } from '#platform/ground/days'
import { readStanding } from './dashboard.queries.ts'
import { gathered } from './gathered.ts'
import { type Counted, placeOf, presentDashboard, TOLD_DAYS } from './present-dashboard.ts'
import { dayAfter, sameDayBefore } from './same-day.ts'

type Counting = Pick<Context, 'db' | 'editionId' | 'ports' | 'recall' | 'now'>

async function count(context: Counting, log: Door['http']['log']): Promise<Counted> {
  const edition = await getEdition(context)
  const { openedAt, before } = await paceOf(context)
  const { timeZone, currency } = edition
  const at = context.ports.clock.now()
  const today = dayIn(timeZone, at)
  const same = before === null ? null : { ...before, ...sameDayBefore(at, edition, before) }
  const week = signUpWeek(timeZone, at)
  const standing = await readStanding(
    context,
    {
      editionId: context.editionId,
      timeZone,
      currency,
      at,
      since: dayAfter(today, 1 - TOLD_DAYS),
      signUpsSince: week.from,
      before: same === null ? null : { ...same, editionId: same.id, since: dayAfter(same.day, 1 - TOLD_DAYS) },
    },
    (panel, err) => log.error({ err, panel }, 'a panel of the dashboard could not be counted'),
  )
  const openedOn = openedAt === null ? null : dayIn(timeZone, openedAt)
  const told = { standing, at, currency, today, openedOn, signUpsSince: week.day }
  return { ...told, before: same === null ? null : { year: same.year, day: same.day } }
}

const viewerOf = ({ locale, caller }: CallerContext<Person>) => ({ locale, scopes: caller.scopes })

/** How the edition stands. Whoever listens is told by one count that is made for all of them. */
export function openDashboard(door: Door): void {
  const { log } = door.http
  const counts = new Map<number, () => Promise<Counted>>()
  const countFor = (asked: Context): (() => Promise<Counted>) => {
    const known = counts.get(asked.editionId)
    if (known !== undefined) return known
    const context = { ...asked, db: door.database.reports.db }
    const read = gathered(() => count(context, log), {
      leastMs: door.sharedAnswerMs,
      now: () => performance.now(),
      pause: (ms) => pause(ms, undefined, { ref: false }),
    })
    counts.set(asked.editionId, read)
    return read
  }

  serve(door, contract.readDashboard, async (context) => presentDashboard(await count(context, log), viewerOf(context)))
  serve(door, contract.followDashboard, async (context) => {
    const read = countFor(context)
    return new FeedAnswer('sales', {
      newest: async () => placeOf(await read()),
      after: async (place) => {
        const counted = await read()
        const now = placeOf(counted)
        return now === place ? [] : [{ place: now, data: presentDashboard(counted, viewerOf(context)) }]
      },
    })
  })
}
