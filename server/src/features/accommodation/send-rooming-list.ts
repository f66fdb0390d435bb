import { type sendRoomingList as endpoint, listSentMeanwhile, type RoomingList } from '@foyer/contract/rooming-lists'
import { keepWords } from '#features/identity'
import type { CallerContext, Person } from '#platform/context'
import { type Audited, audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { uuidV7 } from '#platform/ground/uuid'
import { countLines } from './compare-lists.ts'
import { roomingListRecord } from './house-record.ts'
import { getListedHouse, listNow, readRoomingList } from './rooming-list.ts'
import { findSentList, insertLines, insertList, listRoomNames } from './rooming-lists.queries.ts'

/**
 * Sends a house its list with the next number, marked against the last. It is kept as it was sent; the mail leaves after.
 * @throws Refused `requests/not-found`, `accommodation/list-sent-meanwhile`.
 */
export async function sendRoomingList(
  context: CallerContext<Person>,
  { params, body }: Parameters<UseCase<typeof endpoint>>[1],
): Promise<Audited<RoomingList>> {
  // Names are read and kept: whoever is forgotten meanwhile is forgotten on the list too.
  await keepWords(context)
  const house = await getListedHouse(context, params.id)
  const last = (await findSentList(context, house.id))?.number ?? 0
  const list = {
    id: uuidV7(context.now),
    accommodation_id: house.id,
    number: body.after + 1,
    sent_by: context.caller.userId,
    sent_to: body.email,
    house_name: house.name,
    house_address: house.address,
    rooms: await listRoomNames(context, house.id),
  }
  if (last !== body.after) throw refuse(listSentMeanwhile)
  const lines = await listNow(context, house.id)
  if (!(await insertList(context, list))) throw refuse(listSentMeanwhile)
  await insertLines(context, list.id, lines)
  await context.enqueue('mail-rooming-list', { listId: list.id })
  const { number } = list
  return audited(
    roomingListRecord.created(house.id, { number, email: body.email, ...countLines(lines) }),
    await readRoomingList(context, house.id),
  )
}
