import { endpoint } from './kit/endpoint.ts'

export { passNeeded, sessionBegun, sessionCancelled } from './reservations.refusals.ts'
export type { Reservation, ReservationStatus, SessionSeats } from './reservations.schemas.ts'

export const listReservations = endpoint({
  id: 'program.listReservations',
  method: 'GET',
  path: '/api/agenda/reservation',
  audience: 'signed-in',
})

export const readReservation = endpoint({
  id: 'program.readReservation',
  method: 'GET',
  path: '/api/agenda/:sessionId/reservation',
  audience: 'signed-in',
})

export const reserveSeat = endpoint({
  id: 'program.reserveSeat',
  method: 'PUT',
  path: '/api/agenda/:sessionId/reservation',
  audience: 'admitted',
})

export const giveSeatBack = endpoint({
  id: 'program.giveSeatBack',
  method: 'DELETE',
  path: '/api/agenda/:sessionId/reservation',
  audience: 'admitted',
})
