import { sql } from 'kysely'
import type { PersonalData } from '#features/identity'
import type { ProcessContext } from '#platform/context'
import { deletePiecewise } from '#platform/jobs/retention'
import { deleteExportsOf } from './exports.queries.ts'

/** What somebody took with them as staff goes with them; who else is named in a file goes with it, a day after. */
export const personalExports: PersonalData = {
  archive: async () => ({}),
  erase: (context, { userId }) => deleteExportsOf(context, userId),
  // Only who works here has any, and such an account is not merged.
  obstacles: async () => [],
  merge: async () => {},
}

/** Files that were there for their time, with what says of them. */
export const forgetExports = (context: ProcessContext, before: Date) =>
  deletePiecewise(context, 'exports', sql`finished_at <= ${before}`)
