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
  id: 'train-tickets.listTrainTickets',
  method: 'GET',
  path: '/api/train-ticket',
  audience: 'admitted',
})

export const listTrainTicketTypes = endpoint({
  id: 'train-tickets.listTrainTicketTypes',
  method: 'GET',
  path: '/api/train-ticket/type',
  audience: 'anyone',
})

export const chooseTrainTicket = endpoint({
  id: 'train-tickets.chooseTrainTicket',
  method: 'PUT',
  path: '/api/order/current/train-ticket',
  audience: 'admitted',
})

export const removeTrainTicket = endpoint({
  id: 'train-tickets.removeTrainTicket',
  method: 'DELETE',
  path: '/api/order/current/train-ticket',
  audience: 'admitted',
})

export const cancelTrainTicket = endpoint({
  id: 'train-tickets.cancelTrainTicket',
  method: 'DELETE',
  path: '/api/train-ticket/:id',
  audience: 'admitted',
})

export const readTrainTicketPdf = endpoint({
  id: 'train-tickets.readTrainTicketPdf',
  method: 'GET',
  path: '/api/train-ticket/:id/pdf',
  audience: 'admitted',
})
