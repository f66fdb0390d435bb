import type { PersonalData } from '#features/identity'
import { archiveBeds, archiveBookings, archiveStayPlans, eraseBookings } from './archive-bookings.ts'
import { moveBookings, moveStayPlans } from './merge-guests.queries.ts'

export const personalBookings: PersonalData<'bookings' | 'guestIn' | 'stayPlans'> = {
  archive: async (context, { userId, email }) => ({
    bookings: await archiveBookings(context, userId),
    guestIn: await archiveBeds(context, userId, email),
    stayPlans: await archiveStayPlans(context, userId),
  }),
  erase: eraseBookings,
  // Whoever has two stays has two: nobody is kept from booking a second.
  obstacles: async () => [],
  async merge(context, merging) {
    await moveBookings(context, merging)
    await moveStayPlans(context, merging)
  },
}
