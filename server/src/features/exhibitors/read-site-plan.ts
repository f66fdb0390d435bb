import type { SitePlan } from '@foyer/contract/exhibitors'
import { NewSitePlan } from '@foyer/contract/new-site-plan.schemas'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { findSitePlanRow } from './plan.queries.ts'
import { pointOf } from './read-floor-plan.ts'

/** What is around the halls of the edition, as this reader has it; null before it was written. */
export async function readSitePlan(context: Context): Promise<SitePlan | null> {
  const row = await findSitePlanRow(context)
  if (row === undefined) return null
  const reader = readerOf(await getEdition(context), context.locale)
  const say = (content: unknown): string => contentFor(content, reader)
  const plan = z.parse(NewSitePlan, row.document)
  return {
    address: say(plan.address),
    area: plan.area,
    shapes: plan.shapes.map(({ kind, points, name }) => ({
      kind,
      points,
      name: name && { text: say(name.text), at: name.at },
    })),
    marks: plan.marks.map(({ kind, sign, name, at }) => ({ kind, sign, name: say(name), at })),
    halls: row.halls.map(({ code, name, outline }) => ({ code, name: say(name), outline: outline.map(pointOf) })),
    entrances: row.entrances.map(({ code, name, at }) => ({ code, name: say(name), at: pointOf(at) })),
    accommodations: plan.accommodations,
    lines: plan.lines.map(({ to, stop, ...line }) => ({ ...line, to: say(to), stop: say(stop) })),
    linesFrom: plan.linesFrom,
    linesUntil: plan.linesUntil,
    linesNote: say(plan.linesNote),
    arrivals: plan.arrivals.map(({ kind, text, link }) => ({
      kind,
      text: say(text),
      link: link && { to: link.to, text: say(link.text) },
    })),
  }
}
