import type { PersonalData } from '#features/identity'
import { deleteViewsOf } from './list-views.queries.ts'

/** How somebody of the staff looked at lists goes with them, what they shared included. */
export const personalViews: PersonalData = {
  archive: async () => ({}),
  erase: (context, { userId }) => deleteViewsOf(context, userId),
  // Only who works here has any, and such an account is not merged.
  obstacles: async () => [],
  merge: async () => {},
}
