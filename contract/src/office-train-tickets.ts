import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { codeIsGiven, codeIsNeeded, fewerThanOut, ticketWasPromised } from './office-train-tickets.refusals.ts'
export type {
  CodeLine,
  CodesPreview,
  OfficeTrainTicketType,
  TrainTicketTypeChange,
  TrainTicketTypePreview,
} from './office-train-tickets.schemas.ts'

export const listOfficeTrainTicketTypes = endpoint({
  id: 'trainTickets.listOfficeTrainTicketTypes',
  method: 'GET',
  path: '/api/organiser/train-ticket-type',
  audience: duties.seeOffer,
})

export const readOfficeTrainTicketType = endpoint({
  id: 'trainTickets.readOfficeTrainTicketType',
  method: 'GET',
  path: '/api/organiser/train-ticket-type/:id',
  audience: duties.seeOffer,
})

export const addTrainTicketType = endpoint({
  id: 'trainTickets.addTrainTicketType',
  method: 'POST',
  path: '/api/organiser/train-ticket-type',
  audience: duties.editOffer,
})

export const changeTrainTicketType = endpoint({
  id: 'trainTickets.changeTrainTicketType',
  method: 'PATCH',
  path: '/api/organiser/train-ticket-type/:id',
  audience: duties.editOffer,
})

export const previewTrainTicketTypeChange = endpoint({
  id: 'trainTickets.previewTrainTicketTypeChange',
  method: 'POST',
  path: '/api/organiser/train-ticket-type/:id/preview',
  audience: duties.editOffer,
})

export const listTrainTicketCodes = endpoint({
  id: 'trainTickets.listTrainTicketCodes',
  method: 'GET',
  path: '/api/organiser/train-ticket-type/:id/code',
  audience: duties.editOffer,
})

export const previewTrainTicketCodes = endpoint({
  id: 'trainTickets.previewTrainTicketCodes',
  method: 'POST',
  path: '/api/organiser/train-ticket-type/:id/code/preview',
  audience: duties.editOffer,
})

export const addTrainTicketCodes = endpoint({
  id: 'trainTickets.addTrainTicketCodes',
  method: 'POST',
  path: '/api/organiser/train-ticket-type/:id/code',
  audience: duties.editOffer,
})

export const removeTrainTicketCode = endpoint({
  id: 'trainTickets.removeTrainTicketCode',
  method: 'DELETE',
  path: '/api/organiser/train-ticket-code/:id',
  audience: duties.editOffer,
})
