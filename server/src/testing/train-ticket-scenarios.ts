import { attendee, call, cards, pay, place, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'
import {
  chooseTrainTicket,
  newTrainTicketType,
  openTrainTickets,
  trainTickets,
  withTrainTicket,
} from './train-tickets.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

async function held(house: TestHouse) {
  const person = await attendee(house)
  const { body: order } = await chooseTrainTicket(house, person.token, await openTrainTickets(house))
  const [ticket] = await trainTickets(house, person.token)
  return { person, order, id: ticket?.id ?? 'none' }
}

const office = '/api/organiser/train-ticket-type'

/** Of a kind that has ten codes and none sold. */
async function ofNewKind(house: TestHouse, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) {
  const id = await openTrainTickets(house, { capacity: 5 })
  const token = await signInStaff(house, 'organiser')
  return call(house, method, `${office}/${id}${path}`, { token, ...(body === undefined ? {} : { body }) })
}

async function removeFirstCode(house: TestHouse, typeId: string) {
  const token = await signInStaff(house, 'organiser')
  const { body } = await call<{ items: { id: number }[] }>(house, 'GET', `${office}/${typeId}/code`, { token })
  return call(house, 'DELETE', `/api/organiser/train-ticket-code/${body.items[0]?.id}`, { token })
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
  'trainTickets.listOfficeTrainTicketTypes 200': async (house) =>
    call(house, 'GET', office, { token: await signInStaff(house, 'support') }),
  'trainTickets.readOfficeTrainTicketType 200': (house) => ofNewKind(house, 'GET', ''),
  'trainTickets.addTrainTicketType 201': async (house) =>
    call(house, 'POST', office, { token: await signInStaff(house, 'organiser'), body: newTrainTicketType() }),
  'trainTickets.changeTrainTicketType 200': (house) => ofNewKind(house, 'PATCH', '', { version: 1, capacity: 6 }),
  'trainTickets.changeTrainTicketType 409': (house) => ofNewKind(house, 'PATCH', '', { version: 2, capacity: 6 }),
  'trainTickets.previewTrainTicketTypeChange 200': (house) =>
    ofNewKind(house, 'POST', '/preview', { version: 1, capacity: 6 }),
  'trainTickets.previewTrainTicketTypeChange 409': async (house) => {
    const id = await openTrainTickets(house)
    await chooseTrainTicket(house, (await attendee(house)).token, id)
    const token = await signInStaff(house, 'organiser')
    return call(house, 'POST', `${office}/${id}/preview`, { token, body: { version: 1, capacity: 0 } })
  },
  'trainTickets.listTrainTicketCodes 200': (house) => ofNewKind(house, 'GET', '/code'),
  'trainTickets.previewTrainTicketCodes 200': (house) => ofNewKind(house, 'POST', '/code/preview', { lines: ['N-1'] }),
  'trainTickets.addTrainTicketCodes 201': (house) => ofNewKind(house, 'POST', '/code', { lines: ['N-2'] }),
  'trainTickets.removeTrainTicketCode 200': async (house) => removeFirstCode(house, await openTrainTickets(house)),
  'trainTickets.removeTrainTicketCode 409': async (house) => {
    const id = await openTrainTickets(house)
    await withTrainTicket(house, id)
    return removeFirstCode(house, id)
  },
}
