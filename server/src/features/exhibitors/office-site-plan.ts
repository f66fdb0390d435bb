import { NewSitePlan } from '@foyer/contract/new-site-plan.schemas'
import type {
  OfficeSitePlan,
  readSiteDrawing as reading,
  saveSitePlan as saving,
} from '@foyer/contract/office-site-plan'
import { OfficeSitePlan as Shape } from '@foyer/contract/office-site-plan.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { holdNewCodes } from '#platform/database/new-codes'
import { audited, auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import type { UseCase } from '#platform/door/serve'
import { acceptDrawing } from './accept-drawing.ts'
import { findSitePlanDocument, putSitePlan } from './plan.queries.ts'
import { pointOf } from './read-floor-plan.ts'

const fields = Object.keys(NewSitePlan.shape) as (keyof typeof NewSitePlan.shape)[]

/** What is around the halls names nobody. */
const sitePlanRecord = auditedRecord('site-plan', fields)

/** The site plan of the context's edition; null before it was written. */
export async function readOfficeSitePlan(context: OfficeContext): Promise<OfficeSitePlan | null> {
  const row = await findSitePlanDocument(context)
  return row === undefined ? null : z.parse(Shape, { ...(row.document as object), version: row.version })
}

/** Writes the site plan, or changes it. @throws InvalidInput; Refused `office/changed-meanwhile` with it as it is. */
export const saveSitePlan: UseCase<typeof saving> = async (context, { body }) => {
  const { version, ...entered } = body
  await holdNewCodes(context)
  const plan = await acceptContent(context, NewSitePlan, entered)
  const before = await readOfficeSitePlan(context)
  if (before !== null && before.version !== version) throw refuseChangedMeanwhile(body, before)
  const next = (before?.version ?? 0) + 1
  await putSitePlan(context, { document: JSON.stringify(plan), version: next })
  const { version: _version, ...was } = before ?? { version: 0 }
  return audited(sitePlanRecord.changed('plan', was, plan), { ...plan, version: next })
}

/** The shapes of a file; nothing is kept. @throws InvalidInput */
export const readSiteDrawing: UseCase<typeof reading> = async (_context, { body }) => {
  const { shapes, leftOut } = acceptDrawing(body)
  return { shapes: shapes.map((shape) => ({ ...shape, points: shape.points.map(pointOf) })), leftOut }
}
