import { sql } from 'kysely'
import type { PersonalData } from '#features/identity'
import type { ProcessContext } from '#platform/context'
import { deletePiecewise } from '#platform/jobs/retention'
import { deleteActsOf, moveActPeople } from './bulk-acts.queries.ts'

/** What somebody began goes with them, and their line in what others began. */
export const personalBulkActs: PersonalData = {
  archive: async () => ({}),
  erase: (context, { userId }) => deleteActsOf(context, userId),
  obstacles: async () => [],
  merge: (context, { keptId, goneId }) => moveActPeople(context, keptId, goneId),
}

/** Results that were there for their time. */
export const forgetBulkActs = (context: ProcessContext, before: Date) =>
  deletePiecewise(context, 'bulk_acts', sql`finished_at <= ${before}`)
