import type { Archive } from '@foyer/contract/archive'
import { getEdition } from '#features/editions'
import type { Merging, PersonalData } from '#features/identity'
import { type Context, inEdition } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import {
  advanceAttendance,
  forgetGuestsOf,
  listAllAttendances,
  listLivingOf,
  lockAnswers,
  lockAttendance,
} from './attendances.queries.ts'
import { listAnswersOfBoth, moveAttendances, moveIgnores, showAnswered } from './merge-guests.queries.ts'
import { giveBackPlaces } from './offer-free-places.ts'
import { deleteIgnoresOf, listIgnoresOf } from './vip-events.queries.ts'

const nameOf = async (context: Context, row: { readonly name: unknown; readonly edition_id: number }) =>
  contentFor(row.name, readerOf(await getEdition(inEdition(context, row.edition_id)), context.locale))

async function archiveAnswers(context: Context, userId: string): Promise<Archive['vipEvents']> {
  const answers: Archive['vipEvents']['answers'] = []
  for (const row of await listAllAttendances(context, userId))
    answers.push({
      eventId: row.event_id,
      event: await nameOf(context, row),
      status: row.state,
      guest: row.guest_name,
      orderUuid: row.order_id,
      createdAt: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })
  const ignored: Archive['vipEvents']['ignored'] = []
  for (const row of await listIgnoresOf(context, userId))
    ignored.push({ eventId: row.id, event: await nameOf(context, row), ignoredAt: row.ignored_at.toISOString() })
  return { answers, ignored }
}

/** Gives their places to the next in line, and forgets whom they would have brought. What is only held goes with its order. */
async function eraseAnswers(given: Context, { userId }: { readonly userId: string }): Promise<void> {
  for (const { id, edition_id } of await listLivingOf(given, userId)) {
    // Who is next in line is written to by the event's own edition, whichever is looked at here.
    const context = inEdition(given, edition_id)
    const answer = await lockAttendance(context, id)
    if (answer === undefined || !['waiting', 'offered', 'attending'].includes(answer.state)) continue
    await advanceAttendance(context, answer, 'cancel', { ended_at: context.now })
    await giveBackPlaces(context, answer)
  }
  await forgetGuestsOf(given, userId)
  await deleteIgnoresOf(given, userId)
}

/** Who waits twice waits once, where they came first; a place outweighs waiting for one. */
async function mergeAnswers(context: Context, merging: Merging): Promise<void> {
  for (const { later_id } of await listAnswersOfBoth(context, merging)) {
    const later = await lockAttendance(context, later_id)
    if (later?.state === 'waiting') await advanceAttendance(context, later, 'withdraw', { ended_at: context.now })
  }
  await moveAttendances(context, merging)
  await moveIgnores(context, merging)
  await showAnswered(context, merging.keptId)
}

export const personalVipEvents: PersonalData<'vipEvents'> = {
  archive: async (context, { userId }) => ({ vipEvents: await archiveAnswers(context, userId) }),
  erase: eraseAnswers,
  async hold(context, { keptId, goneId }) {
    for (const id of [keptId, goneId].toSorted()) await lockAnswers(context, id)
  },
  async obstacles(context, merging) {
    const twice = (await listAnswersOfBoth(context, merging)).filter(({ has_waiting }) => !has_waiting)
    return Promise.all(
      twice.map(async (row) => ({
        kind: 'vip-event' as const,
        editionId: row.edition_id,
        what: await nameOf(context, row),
      })),
    )
  },
  merge: mergeAnswers,
}
