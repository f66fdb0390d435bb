import { viewOf } from '@foyer/contract/list-views'
import { namedIn, type PersonalData } from '#features/identity'
import type { Context } from '#platform/context'
import { type AnyView, deleteViewsOf, listAllViews, loseViews, searchAnew } from './list-views.queries.ts'

/**
 * How somebody of the staff looked at lists goes with them, what they shared included. A colleague's view that looks for them
 * goes too, and tells that colleague no more than that it is gone; one that looks for an address that somebody leaves in a
 * merge looks for the other.
 */
export const personalViews: PersonalData = {
  archive: async () => ({}),
  erase: async (context, leaver) => {
    const names = await namedIn(context, leaver)
    await deleteViewsOf(context, leaver.userId)
    await loseViewsFor(context, names)
  },
  // Only who works here has any, and such an account is not merged.
  obstacles: async () => [],
  // An order is found by the address that it was placed with; a person by the one that they have.
  merge: async (context, { email, leftEmail }) => {
    const views = await listAllViews(context)
    for (const view of views.filter(({ list }) => list === 'people')) await lookFor(context, view, leftEmail, email)
  },
}

async function lookFor(context: Context, view: AnyView, before: string, now: string): Promise<void> {
  const asked = new URLSearchParams(view.search)
  const words = (asked.get('q') ?? '').split(' ')
  const following = words.map((word) => (word.toLowerCase() === before.toLowerCase() ? now : word)).join(' ')
  if (following === words.join(' ')) return
  asked.set('q', following)
  await searchAnew(context, view, viewOf('people', asked.toString()))
}

async function loseViewsFor(context: Context, names: (text: string) => boolean): Promise<void> {
  const views = await listAllViews(context)
  const found = views.filter(({ name, search }) => names(name) || names(new URLSearchParams(search).get('q') ?? ''))
  if (found.length > 0) await loseViews(context, found)
}
