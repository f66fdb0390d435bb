import { namedIn, type PersonalData } from '#features/identity'
import type { Context } from '#platform/context'
import { deleteViews, deleteViewsOf, listAllViews } from './list-views.queries.ts'

/** How somebody of the staff looked at lists goes with them, what they shared included; so does a view that looks for them. */
export const personalViews: PersonalData = {
  archive: async () => ({}),
  erase: async (context, leaver) => {
    const names = await namedIn(context, leaver)
    await deleteViewsOf(context, leaver.userId)
    await deleteViewsFor(context, names)
  },
  // Only who works here has any, and such an account is not merged.
  obstacles: async () => [],
  merge: async () => {},
}

async function deleteViewsFor(context: Context, names: (text: string) => boolean): Promise<void> {
  const views = await listAllViews(context)
  const found = views.filter(({ name, search }) => names(name) || names(new URLSearchParams(search).get('q') ?? ''))
  if (found.length > 0) await deleteViews(context, found)
}
