import * as z from 'zod/mini'
import { DrawingFile, DrawnShape, LeftOut } from './drawing.schemas.ts'
import { requests } from './kit/refusal.ts'
import { LIST_BODY, type TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewSitePlan } from './new-site-plan.schemas.ts'
import { planIsRemoved } from './office-site-plan.refusals.ts'

/** The site plan as those see it who run the event: in every language that it is written in. */
export const OfficeSitePlan = z.object({ version: Version, ...NewSitePlan.shape })
export type OfficeSitePlan = z.infer<typeof OfficeSitePlan>

export const terms = {
  'exhibitors.readOfficeSitePlan': {
    summary: 'The site plan, to be edited; null before it is written',
    runs: 'read',
    answers: { 200: z.nullable(OfficeSitePlan) },
    refusals: [],
  },
  'exhibitors.saveSitePlan': {
    summary: 'Write the site plan, or change it',
    runs: 'command',
    largestBody: LIST_BODY,
    body: z.strictObject({
      ...NewSitePlan.shape,
      /** Null: there was none. */
      version: z.nullable(Version),
    }),
    answers: { 200: OfficeSitePlan },
    refusals: [changedMeanwhile, planIsRemoved],
  },
  'exhibitors.removeSitePlan': {
    summary: 'Remove the site plan; halls, entrances and ways stay',
    runs: 'command',
    body: z.strictObject({ version: Version }),
    answers: { 204: null },
    refusals: [requests.notFound, changedMeanwhile],
  },
  'exhibitors.readSiteDrawing': {
    summary: 'The shapes of a file with a drawing, to be chosen from; nothing is kept',
    runs: 'read',
    largestBody: LIST_BODY,
    body: DrawingFile,
    answers: { 200: z.object({ shapes: z.array(DrawnShape), leftOut: LeftOut }) },
    refusals: [],
  },
} as const satisfies TermsById
