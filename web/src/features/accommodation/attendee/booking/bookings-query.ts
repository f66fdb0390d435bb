import { listBookings } from '@foyer/contract/bookings'
import { query } from '#platform/api.ts'

/** One's bookings with hotel, room, nights and what may be done with them. */
export const bookingsQuery = query(listBookings, { query: { extended: 'true' } })
