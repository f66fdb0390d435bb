import * as contract from '@foyer/contract/accommodation'
import { AccommodationOrder } from '@foyer/contract/accommodation.schemas'
import { requests } from '@foyer/contract/kit/refusal'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import { holdOwnAccount } from '#features/identity'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import {
  findAccommodation,
  findAvailability,
  findNightsOnOffer,
  findRoom,
  findStayPlan,
  listAccommodationRows,
  listRoomRows,
  saveStayPlan,
} from './accommodation.queries.ts'
import { presentAvailability, presentDetail, presentListed, presentRoom } from './present-accommodation.ts'
import { readStaySearch, type StayQuery } from './search.ts'
import { nightStripOf } from './stay.ts'

async function search(context: Context, query: StayQuery) {
  const edition = await getEdition(context)
  return { edition, ...readStaySearch(edition, query) }
}

/** Houses, their rooms and what is left of them: what anybody may read. */
export function openAccommodation(door: Door): void {
  serve(door, contract.listAccommodations, async (context, { query }) => {
    const { edition, ...wanted } = await search(context, query)
    const usual = edition.accommodationSearch
    const strip = nightStripOf(wanted.stay, edition)
    const rows = await listAccommodationRows(
      context,
      {
        ...wanted,
        isBookable: query.roomIsBookable === undefined ? usual.roomIsBookable : query.roomIsBookable,
        order: query.order ?? z.parse(AccommodationOrder, usual.order),
      },
      strip,
    )
    return rows.map((row) => presentListed(row, strip, edition, context.locale))
  })
  serve(door, contract.readAccommodation, async (context, { params, query }) => {
    const { edition, ...wanted } = await search(context, query)
    const row = await findAccommodation(context, params.id, wanted)
    if (row === undefined) throw refuse(requests.notFound)
    return presentDetail(row, edition, context.locale)
  })
  serve(door, contract.listRooms, async (context, { params, query }) => {
    const { edition, ...wanted } = await search(context, query)
    const strip = nightStripOf(wanted.stay, edition)
    const rows = await listRoomRows(context, params.id, wanted, strip)
    if (rows === undefined) throw refuse(requests.notFound)
    // Nobody here may see those kept for others, so whoever asks for them gets none.
    if (query.roomActive === false || query.roomInternal === true) return []
    return rows.map((row) => presentRoom(row, { count: wanted.nights, strip }, edition, context.locale))
  })
  serve(door, contract.readRoom, async (context, { params, query }) => {
    const { edition, ...wanted } = await search(context, query)
    const strip = nightStripOf(wanted.stay, edition)
    const row = await findRoom(context, params.id, params.roomId, wanted, strip)
    if (row === undefined) throw refuse(requests.notFound)
    return presentRoom(row, { count: wanted.nights, strip }, edition, context.locale)
  })
  serve(door, contract.readAvailability, async (context, { params }) => {
    const row = await findAvailability(context, {
      accommodationId: params.id,
      roomId: params.roomId,
      id: params.availabilityId,
    })
    if (row === undefined) throw refuse(requests.notFound)
    return presentAvailability(row, await getEdition(context))
  })
  serve(door, contract.readStayNights, findNightsOnOffer)
  serve(door, contract.readStayPlan, async (context) => ({ plan: await findStayPlan(context, context.caller.userId) }))
  serve(door, contract.saveStayPlan, async (context, { body }) => {
    await holdOwnAccount(context)
    await saveStayPlan(context, context.caller.userId, body.plan)
    return { plan: body.plan }
  })
}
