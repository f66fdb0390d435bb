import { requests } from '@foyer/contract/kit/refusal'
import { NewSitePlan } from '@foyer/contract/new-site-plan.schemas'
import type {
  OfficeSitePlan,
  readSiteDrawing as reading,
  removeSitePlan as removing,
  saveSitePlan as saving,
} from '@foyer/contract/office-site-plan'
import { planIsRemoved } from '@foyer/contract/office-site-plan.refusals'
import { OfficeSitePlan as Shape } from '@foyer/contract/office-site-plan.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { holdNewCodes } from '#platform/database/new-codes'
import { audited, auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { acceptDrawing } from './accept-drawing.ts'
import { findSitePlanDocument, putSitePlan } from './plan.queries.ts'
import { pointOf } from './read-floor-plan.ts'

const fields = Object.keys(NewSitePlan.shape) as (keyof typeof NewSitePlan.shape)[]

/** What is around the halls names nobody. */
const sitePlanRecord = auditedRecord('site-plan', fields)

/** The site plan of the context's edition; null before it was written. */
export async function readOfficeSitePlan(context: OfficeContext): Promise<OfficeSitePlan | null> {
  return presentSitePlan(await findSitePlanDocument(context))
}

const presentSitePlan = (row: Awaited<ReturnType<typeof findSitePlanDocument>>): OfficeSitePlan | null =>
  row === undefined || row.document === null
    ? null
    : z.parse(Shape, { ...(row.document as object), version: row.version })

/**
 * Writes the site plan, or changes it.
 * @throws InvalidInput; Refused `office/changed-meanwhile` with it as it is, `exhibitors/plan-is-removed`.
 */
export const saveSitePlan: UseCase<typeof saving> = async (context, { body }) => {
  const { version, ...entered } = body
  await holdNewCodes(context)
  const plan = await acceptContent(context, NewSitePlan, entered)
  const row = await findSitePlanDocument(context)
  const before = presentSitePlan(row)
  if (before === null && version !== null) throw refuse(planIsRemoved)
  if (before !== null && before.version !== version) throw refuseChangedMeanwhile(body, before)
  const next = (row?.version ?? 0) + 1
  await putSitePlan(context, { document: JSON.stringify(plan), version: next })
  const { version: _version, ...was } = before ?? { version: 0 }
  return audited(sitePlanRecord.changed('plan', was, plan), { ...plan, version: next })
}

/** Removes the site plan. @throws Refused `requests/not-found`, `office/changed-meanwhile` with it as it is. */
export const removeSitePlan: UseCase<typeof removing> = async (context, { body }) => {
  await holdNewCodes(context)
  const before = await readOfficeSitePlan(context)
  if (before === null) throw refuse(requests.notFound)
  const { version, ...plan } = before
  if (version !== body.version) throw refuseChangedMeanwhile(body, before)
  await putSitePlan(context, { document: null, version: version + 1 })
  return audited(sitePlanRecord.removed('plan', plan), undefined)
}

/** The shapes of a file; nothing is kept. @throws InvalidInput */
export const readSiteDrawing: UseCase<typeof reading> = async (_context, { body }) => {
  const { shapes, leftOut } = acceptDrawing(body)
  return { shapes: shapes.map((shape) => ({ ...shape, points: shape.points.map(pointOf) })), leftOut }
}
