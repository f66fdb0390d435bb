import { endpoint } from './kit/endpoint.ts'

export {
  trainTicketAlreadyThere,
  trainTicketNotIssued,
  trainTicketNotOnSale,
  trainTicketNotReturnable,
} from './train-tickets.refusals.ts'
export type {
  TrainClass,
  TrainTicket,
  TrainTicketCancellation,
  TrainTicketChoice,
  TrainTicketStatus,
  TrainTicketType,
} from './train-tickets.schemas.ts'

export const listTrainTickets = endpoint({
  id: 'trainTickets.listTrainTickets',
  method: 'GET',
  path: '/api/train-ticket',
  audience: 'admitted',
})

export const listTrainTicketTypes = endpoint({
  id: 'trainTickets.listTrainTicketTypes',
  method: 'GET',
  path: '/api/train-ticket/type',
  audience: 'anyone',
})

export const chooseTrainTicket = endpoint({
  id: 'trainTickets.chooseTrainTicket',
  method: 'PUT',
  path: '/api/order/current/train-ticket',
  audience: 'admitted',
})

export const removeTrainTicket = endpoint({
  id: 'trainTickets.removeTrainTicket',
  method: 'DELETE',
  path: '/api/order/current/train-ticket',
  audience: 'admitted',
})

export const cancelTrainTicket = endpoint({
  id: 'trainTickets.cancelTrainTicket',
  method: 'DELETE',
  path: '/api/train-ticket/:id',
  audience: 'admitted',
})

export const readTrainTicketPdf = endpoint({
  id: 'trainTickets.readTrainTicketPdf',
  method: 'GET',
  path: '/api/train-ticket/:id/pdf',
  audience: 'admitted',
})

export const readTrainTicketCalendar = endpoint({
  id: 'trainTickets.readTrainTicketCalendar',
  method: 'GET',
  path: '/api/train-ticket/:id/ics',
  audience: 'admitted',
})
