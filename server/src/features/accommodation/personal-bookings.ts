import type { PersonalData } from '#features/identity'
import { archiveBookings, eraseBookings } from './archive-bookings.ts'

export const personalBookings: PersonalData<'bookings'> = {
  archive: async (context, { userId }) => ({ bookings: await archiveBookings(context, userId) }),
  erase: eraseBookings,
}
