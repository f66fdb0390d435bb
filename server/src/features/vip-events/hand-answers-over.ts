import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { lockAnswers, type MovablePlace, moveAnswers, placesToMove } from './attendances.queries.ts'
import { showAnswered } from './merge-guests.queries.ts'

/** Nobody of these answers anything until the transaction ends. Locked before orders, as everywhere. */
export async function lockAnswersOf(context: Context, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds.toSorted()) await lockAnswers(context, userId)
}

/** Places that go along where a pass is given to a colleague: had, waited for, or offered. */
export async function listPlacesToMove(context: Context, userId: string) {
  const { places } = await context.db.selectNoFrom(placesToMove(context, userId).as('places')).executeTakeFirstOrThrow()
  return presentPlacesToMove(context, places)
}

/** The same, where they were read along with something else. */
export async function presentPlacesToMove(context: Context, places: readonly MovablePlace[]) {
  const reader = readerOf(await getEdition(context), context.locale)
  return places.map(({ name, isPaid }) => ({ name: contentFor(name, reader), isPaid }))
}

/**
 * Gives one person's places to another, guests and all; what was paid stays paid by who paid. Where the other answered
 * for themselves, that stands. Whoever calls it has locked the answers of both.
 */
export async function handAnswersOver(context: Context, from: string, to: string): Promise<void> {
  await moveAnswers(context, from, to)
  await showAnswered(context, to)
}
