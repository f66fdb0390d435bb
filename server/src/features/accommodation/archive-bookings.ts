import type { Archive } from '@foyer/contract/archive'
import { getEdition } from '#features/editions'
import { afterKeptWords } from '#features/identity'
import { type Context, inEdition } from '#platform/context'
import { eraseGuestAddress, eraseGuestsOf, listAllBookings } from './bookings.queries.ts'
import { deleteStayPlans } from './merge-guests.queries.ts'
import { presentGuest } from './present-booking.ts'
import { eraseGivenNames, eraseListedNames } from './rooming-lists.queries.ts'

/** Everything known of a person's stays. */
export async function archiveBookings(context: Context, userId: string): Promise<Archive['bookings']> {
  const archived: Archive['bookings'] = []
  for (const booking of await listAllBookings(context, userId))
    archived.push({
      bookingId: booking.id,
      editionId: booking.edition_id,
      accommodation: booking.accommodation.name,
      address: booking.accommodation.address,
      arrival: booking.arrival,
      departure: booking.departure,
      status: booking.state,
      guests: booking.guests.map(presentGuest),
      price: { amount: booking.price, currency: (await getEdition(inEdition(context, booking.edition_id))).currency },
      createdAt: booking.created_at.toISOString(),
    })
  return archived
}

/**
 * Takes the names of guests out of a person's stays: who paid for a bed keeps it, and what was only held went with its
 * order. Where the person is a guest in somebody else's room, their address goes; the name is the booker's to change
 * (docs/decisions/010-what-erasure-leaves.md).
 */
export async function eraseBookings(
  context: Context,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  // A rooming list that is being sent has read their names.
  await afterKeptWords(context)
  await eraseGuestsOf(context, userId)
  await eraseGuestAddress(context, email)
  await eraseListedNames(context, userId)
  await eraseGivenNames(context, userId)
  await deleteStayPlans(context, userId)
}
