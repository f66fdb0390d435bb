export { MiniTicket } from './attendee/mini-ticket.tsx'
