import { outsideMessage } from '@foyer/contract/new-exhibitors.schemas'
import type {
  addHall as adding,
  arrangeHalls as arranging,
  HallEntries as Entries,
  changeHall as endpoint,
  OfficeHall,
  removeHall as removing,
} from '@foyer/contract/office-halls'
import { reachesOthers } from '@foyer/contract/office-halls.refusals'
import {
  HallEntries,
  notAllHallsMessage,
  standsOutsideMessage,
  takenHallMessage,
  takenRoomMessage,
} from '@foyer/contract/office-halls.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { holdNewCodes } from '#platform/database/new-codes'
import { Audited, audited } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { centimetres, groundOf, liesWithin } from './ground.ts'
import { getOfficeHall, hallEntriesOf, hallOrderRecord, hallRecord, holdHall, presentHallLine } from './office-hall.ts'
import {
  deleteHall,
  listHallLineRows,
  listOtherRoomCodes,
  nextHallPosition,
  placeHalls,
  replaceInside,
  updateHall,
} from './office-halls.queries.ts'
import { touchWays } from './office-ways.queries.ts'
import { insertHalls } from './plan.queries.ts'
import { areSeen, holdersOf, noteStands } from './stand-holders.ts'

const cornersOf = ({ outline }: Pick<Entries, 'outline'>) =>
  outline.map(([x, y]): [number, number] => [centimetres(x), centimetres(y)])

/** What of the entries of a hall cannot be, beside what is in it and around it. */
async function faultsOf(context: OfficeContext, entries: Entries, hall: OfficeHall | null) {
  const corners = cornersOf(entries)
  const others = await listOtherRoomCodes(context, hall?.id ?? 0)
  const isTaken = (code: string, nth: number) =>
    others.has(code) || entries.rooms.findIndex((room) => room.code === code) !== nth
  const isHallTaken = (await listHallLineRows(context)).some(({ id, code }) => code === entries.code && id !== hall?.id)
  return [
    ...(isHallTaken ? [{ path: 'code', message: takenHallMessage }] : []),
    ...(hall?.stands.every(({ area }) => liesWithin(groundOf(area), corners)) === false
      ? [{ path: 'outline', message: standsOutsideMessage }]
      : []),
    ...entries.rooms.flatMap(({ code, area }, nth) => [
      ...(isTaken(code, nth) ? [{ path: `rooms.${nth}.code`, message: takenRoomMessage }] : []),
      ...(liesWithin(groundOf(area), corners) ? [] : [{ path: `rooms.${nth}.area`, message: outsideMessage }]),
    ]),
  ]
}

async function accept(context: OfficeContext, entered: Entries, hall: OfficeHall | null): Promise<Entries> {
  const entries = await acceptContent(context, HallEntries, entered)
  const faults = await faultsOf(context, entries, hall)
  if (faults.length > 0) throw new InvalidInput(faults)
  return entries
}

const valuesOf = (entries: Entries) => ({
  code: entries.code,
  name: JSON.stringify(entries.name),
  outline: JSON.stringify(cornersOf(entries)),
})

async function putInside(context: OfficeContext, hall_id: number, { rooms, facilities }: Entries): Promise<void> {
  const of = { edition_id: context.editionId, hall_id }
  await replaceInside(
    context,
    hall_id,
    rooms.map(({ code, name, kind, area }) => ({ ...of, code, name: JSON.stringify(name), kind, ...groundOf(area) })),
    facilities.map(({ kind, at: [x, y] }, position) => ({
      ...{ ...of, kind, position },
      x: centimetres(x),
      y: centimetres(y),
    })),
  )
}

/** Adds a hall behind the others. @throws InvalidInput */
export const addHall: UseCase<typeof adding> = async (context, { body }) => {
  await holdNewCodes(context)
  const entries = await accept(context, body, null)
  const position = await nextHallPosition(context)
  const inserted = await insertHalls(context, [{ edition_id: context.editionId, position, ...valuesOf(entries) }])
  const id = inserted[0]?.id ?? 0
  await putInside(context, id, entries)
  return audited(hallRecord.created(id, entries), await getOfficeHall(context, id))
}

/** Changes what is written of a hall. @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`. */
export const changeHall: UseCase<typeof endpoint> = async (context, { params: { id }, body }) => {
  const { version: _version, ...entered } = body
  const before = await holdHall(context, id, body)
  const entries = await accept(context, entered, before)
  // Under another code, all of its stands are called otherwise.
  const renamed = entries.code === before.code ? [] : holdersOf(before.stands)
  const acts = await noteStands(context, renamed, () => updateHall(context, id, valuesOf(entries)))
  // Ways name their hall by its code.
  if (entries.code !== before.code) await touchWays(context)
  await putInside(context, id, entries)
  const after = await getOfficeHall(context, id)
  return new Audited([hallRecord.changed(id, hallEntriesOf(before), hallEntriesOf(after)), ...acts], after)
}

/** Puts all halls into this order. @throws InvalidInput where others are there by now. */
export const arrangeHalls: UseCase<typeof arranging> = async (context, { body: { ids } }) => {
  await holdNewCodes(context)
  const before = await listHallLineRows(context)
  if (ids.length !== before.length || before.some(({ id }) => !ids.includes(id)))
    throw new InvalidInput([{ path: 'ids', message: notAllHallsMessage }])
  await placeHalls(context, ids)
  const after = await listHallLineRows(context)
  const codes = (rows: typeof before) => ({ codes: rows.map(({ code }) => code) })
  return audited(hallOrderRecord.changed(context.editionId, codes(before), codes(after)), after.map(presentHallLine))
}

/**
 * Removes a hall with its stands, rooms and ways. Exhibitors stay, without these stands.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `exhibitors/reaches-others`.
 */
export const removeHall: UseCase<typeof removing> = async (context, { params: { id }, body }) => {
  const hall = await holdHall(context, id, { version: body.version })
  const reached = holdersOf(hall.stands)
  if (!areSeen(reached, body.reached)) throw refuse(reachesOthers)
  const acts = await noteStands(context, reached, () => deleteHall(context, id))
  if (hall.ways > 0) await touchWays(context)
  const stands = hall.stands.map(({ code }) => code)
  return new Audited([hallRecord.removed(id, { ...hallEntriesOf(hall), stands }), ...acts], undefined)
}
