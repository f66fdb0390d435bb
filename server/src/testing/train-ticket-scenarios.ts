import { attendee, call, cards, pay, place, type Reply } from './people.ts'
import type { TestHouse } from './test-house.ts'
import { chooseTrainTicket, openTrainTickets, trainTickets, withTrainTicket } from './train-tickets.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

async function held(house: TestHouse) {
  const person = await attendee(house)
  const { body: order } = await chooseTrainTicket(house, person.token, await openTrainTickets(house))
  const [ticket] = await trainTickets(house, person.token)
  return { person, order, id: ticket?.id ?? 'none' }
}

/** How the answers about train tickets come about; see `scenarios`. */
export const trainTicketScenarios: Readonly<Record<string, Scenario>> = {
  'trainTickets.chooseTrainTicket 200': async (house) =>
    chooseTrainTicket(house, (await attendee(house)).token, await openTrainTickets(house)),
  'trainTickets.chooseTrainTicket 409': async (house) =>
    chooseTrainTicket(house, (await attendee(house)).token, await openTrainTickets(house, { capacity: 0 })),
  'trainTickets.removeTrainTicket 409': async (house) => {
    const { person, order } = await held(house)
    await place(house, order, person.token)
    await pay(house, order, person.token, cards.late)
    return call(house, 'DELETE', '/api/order/current/train-ticket', person)
  },
  'trainTickets.cancelTrainTicket 200': async (house) => {
    const { person, id } = await held(house)
    return call(house, 'DELETE', `/api/train-ticket/${id}`, person)
  },
  'trainTickets.cancelTrainTicket 409': async (house) => {
    const { person, ticket } = await withTrainTicket(house, await openTrainTickets(house, { cancelBefore: null }))
    return call(house, 'DELETE', `/api/train-ticket/${ticket.id}`, person)
  },
  'trainTickets.readTrainTicketPdf 200': async (house) => {
    const { person, ticket } = await withTrainTicket(house, await openTrainTickets(house))
    return call(house, 'GET', `/api/train-ticket/${ticket.id}/pdf`, person)
  },
  'trainTickets.readTrainTicketPdf 409': async (house) => {
    const { person, id } = await held(house)
    return call(house, 'GET', `/api/train-ticket/${id}/pdf`, person)
  },
  'trainTickets.readTrainTicketCalendar 200': async (house) => {
    const { person, ticket } = await withTrainTicket(house, await openTrainTickets(house))
    return call(house, 'GET', `/api/train-ticket/${ticket.id}/ics`, person)
  },
  'trainTickets.readTrainTicketCalendar 409': async (house) => {
    const { person, id } = await held(house)
    return call(house, 'GET', `/api/train-ticket/${id}/ics`, person)
  },
}
