import { createHash } from 'node:crypto'
import type { Dashboard } from '@foyer/contract/dashboard'
import { Dashboard as DashboardSchema } from '@foyer/contract/dashboard.schemas'
import type { Locale } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'
import { inLanguage } from '#platform/ground/texts'
import type { Standing } from './dashboard.queries.ts'

/** How an edition stood at a moment. */
export interface Counted extends Standing {
  readonly at: Date
  readonly currency: string
}

/** The same figures have the same place, whichever process counted them and whenever. */
export function placeOf({ at: _at, ...figures }: Counted): string {
  return String(createHash('sha256').update(JSON.stringify(figures)).digest().readUIntBE(0, 6))
}

export function presentDashboard(counted: Counted, locale: Locale): Dashboard {
  const { at, currency, listedDays, sales, passes, houses, alarms, vatChecks, failedJobs } = counted
  const money = (amount: number) => ({ amount, currency })
  return z.parse(DashboardSchema, {
    at: at.toISOString(),
    sales: {
      revenue: money(sales.revenue),
      open: money(sales.open),
      openOrders: sales.openOrders,
      days: listedDays.map((day) => ({ day, revenue: sales.days[day] ?? 0, passes: passes.days[day] ?? 0 })),
    },
    passes: {
      types: passes.types.map(({ name, ...type }) => ({ ...type, name: inLanguage(name, locale) })),
      awaitingApproval: passes.awaitingApproval,
      awaitingSince: instant(passes.awaitingSince),
    },
    houses,
    alarms: alarms.map(({ id, kind, raised_at, order_id, number, edition_id }) => ({
      uuid: id,
      kind,
      raisedAt: instant(raised_at),
      order:
        order_id === null || number === null || edition_id === null
          ? null
          : { uuid: order_id, number, editionId: edition_id },
    })),
    vatChecks,
    failedJobs,
    place: placeOf(counted),
  })
}

const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString())
