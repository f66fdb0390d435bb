import { endpoint } from './kit/endpoint.ts'

export {
  changeDiffers,
  closedToArrival,
  documentNotThere,
  roomFull,
  stayMoved,
  stayNotPossible,
  stayTooShort,
  tooManyRooms,
} from './bookings.refusals.ts'
export type {
  Booking,
  BookingCancellation,
  BookingChange,
  BookingStatus,
  Guest,
  SeenChange,
} from './bookings.schemas.ts'
export { bookingNotChangeable } from './orders.refusals.ts'

export const listBookings = endpoint({
  id: 'accommodation.listBookings',
  method: 'GET',
  path: '/api/booking',
  audience: 'admitted',
})

export const bookRoom = endpoint({
  id: 'accommodation.bookRoom',
  method: 'POST',
  path: '/api/booking',
  audience: 'admitted',
})

export const addGuest = endpoint({
  id: 'accommodation.addGuest',
  method: 'POST',
  path: '/api/booking/guest',
  audience: 'admitted',
})

export const changeBooking = endpoint({
  id: 'accommodation.changeBooking',
  method: 'PATCH',
  path: '/api/booking/:id',
  audience: 'admitted',
})

export const cancelBooking = endpoint({
  id: 'accommodation.cancelBooking',
  method: 'DELETE',
  path: '/api/booking/:id',
  audience: 'admitted',
})

export const readBookingPdf = endpoint({
  id: 'accommodation.readBookingPdf',
  method: 'GET',
  path: '/api/booking/:id/pdf',
  audience: 'admitted',
})

export const readBookingCalendar = endpoint({
  id: 'accommodation.readBookingCalendar',
  method: 'GET',
  path: '/api/booking/:id/ics',
  audience: 'admitted',
})
