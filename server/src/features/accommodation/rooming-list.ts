import { requests } from '@foyer/contract/kit/refusal'
import type { RoomingList } from '@foyer/contract/rooming-lists'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { compareLists, countLines, type ListLine } from './compare-lists.ts'
import type { ListToWrite } from './present-rooming-list.ts'
import {
  findListedHouse,
  findSentList,
  listBookedStays,
  listLinesOf,
  listRoomNames,
  listSentLists,
} from './rooming-lists.queries.ts'

/** A house of the context's edition. @throws Refused `requests/not-found`. */
export async function getListedHouse(context: Context, id: number) {
  const house = await findListedHouse(context, id)
  if (house === undefined) throw refuse(requests.notFound)
  return house
}

/** What a list would say now, with what it is to the last that was sent. */
export async function listNow(context: Context, houseId: number): Promise<ListLine[]> {
  const last = await findSentList(context, houseId)
  return compareLists(
    last === undefined ? null : await listLinesOf(context, last.id),
    await listBookedStays(context, houseId),
  )
}

/** A list of a house: as one was sent, or as it is now. @throws Refused `requests/not-found`. */
export async function getList(context: Context, houseId: number, number: number | undefined): Promise<ListToWrite> {
  const house = await getListedHouse(context, houseId)
  if (number === undefined) {
    const rooms = await listRoomNames(context, houseId)
    return { house, rooms, number: null, at: context.now, lines: await listNow(context, houseId) }
  }
  const sent = await findSentList(context, houseId, number)
  if (sent === undefined) throw refuse(requests.notFound)
  return asSent(context, sent)
}

/** A document: whatever was renamed since, it says what it said. */
export const asSent = async (
  context: Context,
  sent: NonNullable<Awaited<ReturnType<typeof findSentList>>>,
): Promise<ListToWrite> => ({
  house: { name: sent.house_name, address: sent.house_address },
  rooms: sent.rooms,
  number: sent.number,
  at: sent.sent_at,
  lines: await listLinesOf(context, sent.id),
})

/** What the list of a house would say now, and what was sent to whom. @throws Refused `requests/not-found`. */
export async function readRoomingList(context: Context, houseId: number): Promise<RoomingList> {
  const house = await getListedHouse(context, houseId)
  const [now, sent] = [await listNow(context, houseId), await listSentLists(context, houseId)]
  return {
    name: house.name,
    email: house.email,
    now: countLines(now),
    sent: sent.map(({ number, sent_at, sent_to, sent_by_name, counts }) => {
      const of = (change: ListLine['change']) => counts.find((count) => count.change === change)?.stays ?? 0
      const there = counts.filter(({ change }) => change !== 'cancelled')
      return {
        number,
        sentAt: sent_at.toISOString(),
        sentBy: sent_by_name,
        sentTo: sent_to,
        stays: there.reduce((sum, { stays }) => sum + stays, 0),
        people: there.reduce((sum, { people }) => sum + people, 0),
        added: of('added'),
        changed: of('changed'),
        cancelled: of('cancelled'),
      }
    }),
  }
}
