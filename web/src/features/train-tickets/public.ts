export { HomeTrainLead, HomeTrainTicket } from './attendee/home-train-ticket.tsx'
export { RemoveTrainTicket } from './attendee/remove-train-ticket.tsx'
export { TrainTicketOffer } from './attendee/train-ticket-offer.tsx'
export { trainTicketsQuery } from './attendee/train-ticket-reads.ts'
