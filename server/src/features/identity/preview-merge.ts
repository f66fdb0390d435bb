import type { Archive } from '@foyer/contract/archive'
import { requests } from '@foyer/contract/kit/refusal'
import { isStaff } from '@foyer/contract/kit/scopes'
import {
  type MergePreview,
  type MergeSide,
  type Obstacle,
  type previewMerge as previews,
  sameAccount,
} from '@foyer/contract/merge-people'
import type { Holdings } from '@foyer/contract/merge-people.schemas'
import { getEdition } from '#features/editions'
import { type Context, inEdition } from '#platform/context'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { archiveOf } from './archive-user.ts'
import { findUser, type UserRow } from './identity.queries.ts'
import type { FoundObstacle, Merging, PersonalData } from './personal-data.ts'
import { presentAccount } from './present-account.ts'

const among =
  <Status extends string>(...living: readonly Status[]) =>
  ({ status }: { readonly status: string }): boolean =>
    (living as readonly string[]).includes(status)

const holdingsOf = (archive: Archive): Holdings => ({
  passes: archive.passes.filter(among('pending', 'approved')).length,
  orders: archive.orders.length,
  stays: archive.bookings.filter(among('held', 'booked')).length,
  trainTickets: archive.trainTickets.filter(among('held', 'issued')).length,
  vipEvents: archive.vipEvents.answers.filter(among('waiting', 'offered', 'held', 'attending')).length,
  seats: archive.agenda.reservations.filter(among('waiting', 'offered', 'reserved')).length,
  favourites: archive.agenda.favourites.length,
  surveyAnswers: archive.survey.answers.length,
  visaLetters: archive.visaLetters.filter(among('issued')).length,
  waits: archive.waits.filter(({ toldAt }) => toldAt === null).length,
  notes: archive.notes.length,
  mails: archive.mails.length,
})

async function sideOf(context: Context, user: UserRow, archive: Archive): Promise<MergeSide> {
  const { person, version, devices } = await presentAccount(context, user)
  return { person, version, devices, addresses: archive.addresses, has: holdingsOf(archive) }
}

/** Both, locked or not. @throws Refused `requests/not-found`, `identity/same-account`. */
export async function findBoth(context: Context, { keptId, goneId }: Merging): Promise<[kept: UserRow, gone: UserRow]> {
  const [kept, gone] = [await findUser(context, keptId), await findUser(context, goneId)]
  if (kept === undefined || gone === undefined) throw refuse(requests.notFound)
  if (keptId === goneId) throw refuse(sameAccount)
  return [kept, gone]
}

/** What stands against two accounts becoming one, of whichever feature. */
export async function obstaclesBetween(
  context: Context,
  [kept, gone]: readonly [UserRow, UserRow],
  elsewhere: readonly PersonalData[],
): Promise<Obstacle[]> {
  const found: FoundObstacle[] = [kept, gone]
    .filter(({ scopes }) => isStaff(scopes))
    .map(({ email }) => ({ kind: 'works-here', editionId: null, what: email }))
  for (const { obstacles } of elsewhere) found.push(...(await obstacles(context, { keptId: kept.id, goneId: gone.id })))
  const named: Obstacle[] = []
  for (const { editionId, ...obstacle } of found) {
    const edition = editionId === null ? null : await getEdition(inEdition(context, editionId))
    named.push({ ...obstacle, edition: edition === null ? null : `${edition.product} ${edition.year}` })
  }
  return named
}

/** @throws Refused `requests/not-found`, `identity/same-account`. */
export const previewMerge =
  (elsewhere: readonly PersonalData[]): UseCase<typeof previews> =>
  (context, { params: { uuid, other } }) =>
    presentMerge(context, { keptId: uuid, goneId: other }, elsewhere)

/** Two accounts beside each other. @throws Refused `requests/not-found`, `identity/same-account`. */
export async function presentMerge(
  context: Context,
  merging: Merging,
  elsewhere: readonly PersonalData[],
): Promise<MergePreview> {
  const both = await findBoth(context, merging)
  const [kept, gone] = both
  const archives = [await archiveOf(context, kept, elsewhere), await archiveOf(context, gone, elsewhere)] as const
  const [ofKept, ofGone] = archives.map(({ survey }) => new Set(survey.answers.map(({ editionId }) => editionId)))
  return {
    kept: await sideOf(context, kept, archives[0]),
    gone: await sideOf(context, gone, archives[1]),
    surveyTwice: [...(ofKept ?? [])].some((editionId) => ofGone?.has(editionId)),
    obstacles: await obstaclesBetween(context, both, elsewhere),
  }
}
