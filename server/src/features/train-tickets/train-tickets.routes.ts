import * as contract from '@foyer/contract/train-tickets'
import { getEdition } from '#features/editions'
import { showOrder } from '#features/orders'
import { BinaryAnswer } from '#platform/door/answers'
import { type Door, serve } from '#platform/door/serve'
import { dayIn } from '#platform/ground/days'
import { readerOf } from '#platform/ground/texts'
import { CALENDAR_TYPE } from '#platform/papers/calendar'
import { cancelTrainTicket } from './cancel-train-ticket.ts'
import { chooseTrainTicket } from './choose-train-ticket.ts'
import { presentTrainTicket, presentTrainTicketType } from './present-train-ticket.ts'
import { removeTrainTicket } from './remove-train-ticket.ts'
import { writeTrainTicketCalendar } from './train-ticket-calendar.ts'
import { drawOwnTrainTicket } from './train-ticket-document.ts'
import { listTrainTickets, listTrainTicketTypes } from './train-tickets.queries.ts'

/** Train tickets: what is sold, and one's own. */
export function openTrainTickets(door: Door): void {
  serve(door, contract.listTrainTicketTypes, async (context) => {
    const edition = await getEdition(context)
    const today = dayIn(edition.timeZone, context.now)
    const types = (await listTrainTicketTypes(context)).filter((type) => type.valid_to >= today)
    return types.map((type) => presentTrainTicketType(type, edition, readerOf(edition, context.locale)))
  })
  serve(door, contract.listTrainTickets, async (context) => {
    const shown: contract.TrainTicket[] = []
    for (const ticket of await listTrainTickets(context, context.caller.userId))
      shown.push(await presentTrainTicket(context, ticket))
    return shown
  })
  serve(door, contract.chooseTrainTicket, async (context, input) =>
    showOrder(context, await chooseTrainTicket(context, input)),
  )
  serve(door, contract.removeTrainTicket, async (context) => {
    const order = await removeTrainTicket(context)
    return order === null ? null : showOrder(context, order)
  })
  serve(door, contract.cancelTrainTicket, async (context, input) => {
    const { ticket, refunded } = await cancelTrainTicket(context, input)
    const { currency } = await getEdition(context)
    return { ticket: await presentTrainTicket(context, ticket), refunded: { amount: refunded, currency } }
  })
  serve(
    door,
    contract.readTrainTicketPdf,
    async (context, { params }) =>
      new BinaryAnswer('application/pdf', await drawOwnTrainTicket(context, params.id), {
        fileName: 'train-ticket.pdf',
      }),
  )
  serve(
    door,
    contract.readTrainTicketCalendar,
    async (context, { params }) =>
      new BinaryAnswer(CALENDAR_TYPE, await writeTrainTicketCalendar(context, params.id), {
        fileName: 'train-ticket.ics',
      }),
  )
}
