import { createHash } from 'node:crypto'
import type { Dashboard, Panel } from '@foyer/contract/dashboard'
import { Dashboard as DashboardSchema } from '@foyer/contract/dashboard.schemas'
import { type Duty, hasDuty } from '@foyer/contract/kit/duties'
import type { Locale } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'
import { attritionOf } from '#features/accommodation'
import { inLanguage } from '#platform/ground/texts'
import type { Panels, Standing } from './dashboard.queries.ts'
import { kindOfJob } from './job-kinds.ts'
import { dayAfter, neededToday } from './same-day.ts'

/** How an edition stood at a moment. */
export interface Counted {
  readonly standing: Standing
  readonly at: Date
  readonly currency: string
  readonly today: string
  /** The first day on which somebody signed up whom it counts. */
  readonly signUpsSince: string
  /** When its sale opened; null: it did not. */
  readonly openedOn: string | null
  /** The edition before, and its same day; null: there was none. */
  readonly before: { readonly year: number; readonly day: string } | null
}

/** Who may see a panel: whoever may see the list behind it. */
const seenWith: Readonly<Record<Panel, Duty>> = {
  revenue: 'seeBooks',
  passes: 'seeOffer',
  awaited: 'seeOrders',
  people: 'seePeople',
  houses: 'seeOffer',
  signUps: 'seePeople',
  transfers: 'seeBank',
  alarms: 'seeOrders',
  vatChecks: 'seeBooks',
  clashes: 'seeContent',
  jobs: 'setUp',
}

/** A figure is shown at the end of so many weeks before now. */
const WEEKS = 9
export const TOLD_DAYS = WEEKS * 7

/** The same figures have the same place, whichever process counted them and whenever. */
export function placeOf({ at: _at, ...figures }: Counted): string {
  return String(createHash('sha256').update(JSON.stringify(figures)).digest().readUIntBE(0, 6))
}

/** @param viewer who reads it, and in which language. */
export function presentDashboard(
  counted: Counted,
  viewer: { readonly locale: Locale; readonly scopes: readonly string[] },
): Dashboard {
  const { standing, at } = counted
  const maySee = (panel: Panel) => hasDuty(viewer.scopes, seenWith[panel])
  const present = presenters(counted, viewer.locale)
  const shown = <Name extends Panel>(name: Name) => {
    const panel: Panels[Name] | null = standing[name]
    return panel === null || !maySee(name) ? null : present[name](panel)
  }
  const names = Object.keys(seenWith) as Panel[]
  return z.parse(DashboardSchema, {
    at: at.toISOString(),
    ...Object.fromEntries(names.map((name) => [name, shown(name)])),
    failed: names.filter((name) => standing[name] === null && maySee(name)),
    place: placeOf(counted),
  })
}

type Presenters = { readonly [Name in Panel]: (panel: Panels[Name]) => Dashboard[Name] | unknown }

function presenters(counted: Counted, locale: Locale): Presenters {
  const money = (amount: number) => ({ amount, currency: counted.currency })
  const due = ({ orders, due: missing, first }: Panels['awaited']['soon']) => ({
    orders,
    due: money(missing),
    first: instant(first),
  })
  return {
    revenue: ({ now, before }) => ({
      net: money(now.net),
      today: money(now.days[counted.today] ?? 0),
      runUp: runUp(now.net, now.days, counted.today),
      before: ofBefore(counted, (day) => ({ figure: money(before.net), runUp: runUp(before.net, before.days, day) })),
    }),
    passes: ({ now, before, types }) => ({
      sold: now.count,
      today: now.days[counted.today] ?? 0,
      runUp: runUp(now.count, now.days, counted.today),
      before: ofBefore(counted, (day) => ({ figure: before.count, runUp: runUp(before.count, before.days, day) })),
      types: types.map(({ name, ...type }) => ({ ...type, name: inLanguage(name, locale) })),
    }),
    awaited: (all) => ({ orders: all.orders, due: money(all.due), soon: due(all.soon), over: due(all.over) }),
    people: ({ since, ...people }) => ({ ...people, since: instant(since) }),
    houses: (houses) => houses.map((house) => presentHouse(house, counted)),
    signUps: (steps) => ({ ...steps, since: counted.signUpsSince }),
    transfers: ({ entries, left, since }) => ({ entries, left: money(left), since: instant(since) }),
    alarms: (alarms) => alarms.map(presentAlarm),
    vatChecks: (count) => count,
    clashes: ({ sessions, first }) => ({ sessions, first: instant(first) }),
    jobs: ({ failed, names }) => ({ failed, kinds: gatherKinds(names) }),
  }
}

const ofBefore = <T extends object>({ before }: Counted, figures: (day: string) => T) =>
  before === null ? null : { year: before.year, ...figures(before.day) }

/** What one had at the end of each of some weeks, from what it is now and what each day brought. */
function runUp(now: number, days: Readonly<Record<string, number>>, today: string): number[] {
  let after = now
  const points = [now]
  for (let back = 0; back < TOLD_DAYS; back += 1) {
    after -= days[dayAfter(today, -back)] ?? 0
    if (back % 7 === 6) points.unshift(after)
  }
  return points
}

function presentHouse({ taken, contract, ...house }: Panels['houses'][number], counted: Counted) {
  if (contract === null) return { ...house, contract }
  const { guaranteed, owed } = attritionOf(contract, taken)
  const { cutOffOn } = contract
  const needed = counted.openedOn === null ? null : neededToday(guaranteed, counted.openedOn, cutOffOn, counted.today)
  return {
    ...house,
    contract: { cutOffOn, taken, guaranteed, owed: { amount: owed, currency: counted.currency }, needed },
  }
}

const presentAlarm = ({ id, kind, raised_at, order_id, number }: Panels['alarms'][number]) => ({
  uuid: id,
  kind,
  raisedAt: instant(raised_at),
  order: order_id === null || number === null ? null : { uuid: order_id, number },
})

/** The one that failed last stands first. */
function gatherKinds(names: Panels['jobs']['names']) {
  const kinds = new Map<ReturnType<typeof kindOfJob>, { count: number; last: string | null }>()
  for (const { name, count, at } of names) {
    const kind = kindOfJob(name)
    const known = kinds.get(kind)
    kinds.set(kind, { count: count + (known?.count ?? 0), last: known?.last ?? instant(at) })
  }
  return [...kinds].map(([kind, facts]) => ({ kind, ...facts }))
}

const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString())
