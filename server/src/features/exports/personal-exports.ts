import { sql } from 'kysely'
import { namedIn, type PersonalData } from '#features/identity'
import type { Context, ProcessContext } from '#platform/context'
import { deletePiecewise } from '#platform/jobs/retention'
import { deleteExportsOf, listAllSaved, loseSaved } from './exports.queries.ts'

/**
 * What somebody took with them as staff goes with them. A colleague's kept export that looks for them goes too, and tells that
 * colleague no more than that it is gone; who else is named in a file goes with it, a day after.
 */
export const personalExports: PersonalData = {
  archive: async () => ({}),
  erase: async (context, leaver) => {
    const names = await namedIn(context, leaver)
    await deleteExportsOf(context, leaver.userId)
    await loseSavedFor(context, names)
  },
  // Only who works here has any, and such an account is not merged.
  obstacles: async () => [],
  merge: async () => {},
}

async function loseSavedFor(context: Context, names: (text: string) => boolean): Promise<void> {
  const saved = await listAllSaved(context)
  const found = saved.filter(({ name, q }) => names(name) || names(q ?? ''))
  if (found.length > 0) await loseSaved(context, found)
}

/** Files that were there for their time, with what says of them. */
export const forgetExports = (context: ProcessContext, before: Date) =>
  deletePiecewise(context, 'exports', sql`finished_at <= ${before}`)
