import type { PersonalData } from '#features/identity'
import { archiveBookings, eraseBookings } from './archive-bookings.ts'
import { moveBookings, moveStayPlans } from './merge-guests.queries.ts'

export const personalBookings: PersonalData<'bookings'> = {
  archive: async (context, { userId }) => ({ bookings: await archiveBookings(context, userId) }),
  erase: eraseBookings,
  // Whoever has two stays has two: nobody is kept from booking a second.
  obstacles: async () => [],
  async merge(context, merging) {
    await moveBookings(context, merging)
    await moveStayPlans(context, merging)
  },
}
