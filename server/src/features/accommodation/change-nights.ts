import { isDeepStrictEqual } from 'node:util'
import { requests } from '@foyer/contract/kit/refusal'
import {
  allotmentBelowTaken,
  type changeNights as changeEndpoint,
  type NightGrid,
  type NightsPreview,
  type PlannedNights,
  type previewNights as previewEndpoint,
} from '@foyer/contract/office-nights'
import {
  lastNightFirstMessage,
  MOST_NIGHTS,
  newNightsNeedBothMessage,
  nothingChangedMessage,
  tooManyNightsMessage,
  unknownRoomsMessage,
} from '@foyer/contract/office-nights.schemas'
import { getEdition } from '#features/editions'
import type { CallerContext, Context, Person } from '#platform/context'
import { type Audited, audited } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import {
  addNights,
  countStaysIn,
  listNightsAsTheyAre,
  listRoomIdsOf,
  type NightAsIs,
  type NightsSet,
  setNights,
  takeNightsVersion,
} from './change-nights.queries.ts'
import { houseRecord } from './house-record.ts'
import { namesOfRooms, nightLines } from './night-lines.ts'
import { findHouseWithNights } from './office-nights.queries.ts'
import { presentNightGrid } from './present-night-grid.ts'
import { moveDay, nightsBetween, nightsOf } from './stay.ts'

/** A house of the context's edition with every night. @throws Refused `requests/not-found`. */
export async function getNightGrid(context: Context, id: number): Promise<NightGrid> {
  const row = await findHouseWithNights(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  const { timeZone } = await getEdition(context)
  return presentNightGrid(row, { now: context.now, timeZone })
}

/** What is asked for, as far as it can be done. @throws InvalidInput */
async function readSet(context: Context, houseId: number, planned: PlannedNights): Promise<NightsSet> {
  const { first, last, roomIds, allotment, price, minimumStay, closedToArrival } = planned
  const wrong = (path: string, message: string) => new InvalidInput([{ path, message }])
  if (last < first) throw wrong('last', lastNightFirstMessage)
  if (nightsBetween(first, last) >= MOST_NIGHTS) throw wrong('last', tooManyNightsMessage)
  if ([allotment, price, minimumStay, closedToArrival].every((value) => value === undefined))
    throw wrong('allotment', nothingChangedMessage)
  const asked = [...new Set(roomIds)]
  const known = await listRoomIdsOf(context, houseId, asked)
  if (known.length < asked.length) throw wrong('roomIds', unknownRoomsMessage)
  const nights = nightsOf({ arrival: first, departure: moveDay(last, 1) })
  return { roomIds: known, nights, allotment, price, minimumStay, closedToArrival }
}

/** A night as it would be. @throws InvalidInput where it is not offered yet, and too little is said of it. */
function asItWouldBe(night: NightAsIs, set: NightsSet) {
  const allotment = set.allotment ?? night.allotment
  const price = set.price ?? night.price
  if (allotment === null || price === null)
    throw new InvalidInput([
      { path: set.price === undefined ? 'price' : 'allotment', message: newNightsNeedBothMessage },
    ])
  return {
    allotment,
    price,
    minimumStay: set.minimumStay ?? night.minimum_stay ?? 1,
    closedToArrival: set.closedToArrival ?? night.is_closed_to_arrival ?? false,
  }
}

const belowTaken = (nights: readonly NightAsIs[], set: NightsSet) =>
  nights
    .filter(({ taken }) => set.allotment !== undefined && taken > set.allotment)
    .map(({ room_id, night, taken }) => ({ roomId: room_id, night, taken }))

/**
 * What a change of nights would do, nothing changed.
 * @throws InvalidInput; Refused `requests/not-found`.
 */
export async function previewNights(
  context: Context,
  { params: { id }, body }: Parameters<UseCase<typeof previewEndpoint>>[1],
): Promise<NightsPreview> {
  const { version } = await getNightGrid(context, id)
  const set = await readSet(context, id, body)
  const nights = await listNightsAsTheyAre(context, set)
  const sum = (of: (night: NightAsIs) => number) => nights.reduce((all, night) => all + of(night), 0)
  return {
    version,
    changed: nights.filter((night) => !isDeepStrictEqual(presentAsIs(night), asItWouldBe(night, set))).length,
    added: nights.filter((night) => night.id === null).length,
    allotment: {
      before: sum(({ allotment }) => allotment ?? 0),
      after: sum((night) => asItWouldBe(night, set).allotment),
    },
    stays: await countStaysIn(context, set),
    below: belowTaken(nights, set),
  }
}

/**
 * Changes nights of rooms that are still as whoever changes them saw them, and offers those that are not offered yet.
 * What is booked or held of them keeps its nights and its price; there are never fewer than that.
 * @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`,
 * `accommodation/allotment-below-taken`, naming the nights.
 */
export async function changeNights(
  context: CallerContext<Person>,
  { params: { id }, body }: Parameters<UseCase<typeof changeEndpoint>>[1],
): Promise<Audited<NightGrid>> {
  const grid = await getNightGrid(context, id)
  if (grid.version !== body.version || !(await takeNightsVersion(context, id, body.version)))
    throw refuseChangedMeanwhile(body, await getNightGrid(context, id))
  const set = await readSet(context, id, body)
  // Whoever changes nights of this house waits for us from here on, so none is added or changed but by what is sold.
  const before = await listNightsAsTheyAre(context, set)
  const after = before.map((night) => asItWouldBe(night, set))
  const offered = before.filter((night) => night.id !== null)
  if ((await setNights(context, set)) < offered.length)
    throw refuse(allotmentBelowTaken, { nights: belowTaken(await listNightsAsTheyAre(context, set), set) })
  const { allotment, price } = set
  if (offered.length < before.length && allotment !== undefined && price !== undefined)
    await addNights(context, { ...set, allotment, price })
  const names = await namesOfRooms(context, id)
  return audited(
    houseRecord.changed(id, logged(before, before.map(presentAsIs), names), logged(before, after, names)),
    await getNightGrid(context, id),
  )
}

const presentAsIs = (night: NightAsIs) => ({
  allotment: night.allotment,
  price: night.price,
  minimumStay: night.minimum_stay,
  closedToArrival: night.is_closed_to_arrival,
})

/** Each field by room and night, as the log has it. */
function logged(
  nights: readonly NightAsIs[],
  values: readonly ReturnType<typeof presentAsIs>[],
  names: ReadonlyMap<number, string>,
) {
  const linesOf = (field: keyof ReturnType<typeof presentAsIs>) =>
    nightLines(
      nights.map(({ room_id: room, night }, at) => ({ room, night, is: values[at]?.[field] ?? null })),
      names,
    )
  return {
    allotment: linesOf('allotment'),
    price: linesOf('price'),
    minimumStay: linesOf('minimumStay'),
    closedToArrival: linesOf('closedToArrival'),
  }
}
