import type { Archive } from '@foyer/contract/archive'
import { getEdition } from '#features/editions'
import { afterKeptWords } from '#features/identity'
import { type Context, inEdition } from '#platform/context'
import { eraseGuestAddress, eraseGuestsOf, listAllBookings, listBedsOf } from './bookings.queries.ts'
import { deleteStayPlans, listStayPlans } from './merge-guests.queries.ts'
import { presentGuest } from './present-booking.ts'
import { eraseGivenNames, eraseListedNames, listLinesAbout } from './rooming-lists.queries.ts'

type Stay = Omit<Archive['bookings'][number], 'toldTheHouse'>

/** Everything known of a person's stays. */
export async function archiveBookings(context: Context, userId: string): Promise<Archive['bookings']> {
  const told = Map.groupBy(await listLinesAbout(context, userId), ({ booking_id }) => booking_id)
  return (await archiveStays(context, userId)).map((stay) => ({
    ...stay,
    toldTheHouse: (told.get(stay.bookingId) ?? []).map(({ sent_at, guests, booked_by }) => ({
      sentAt: sent_at.toISOString(),
      guests,
      bookedBy: booked_by,
    })),
  }))
}

/** The stays alone. */
export async function archiveStays(context: Context, userId: string): Promise<Stay[]> {
  const archived: Stay[] = []
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

/** Where somebody else booked a bed for them, and said so by their address. */
export async function archiveBeds(context: Context, userId: string, email: string): Promise<Archive['guestIn']> {
  return (await listBedsOf(context, userId, email)).map((row) => ({
    editionId: row.edition_id,
    accommodation: row.name,
    arrival: row.arrival,
    departure: row.departure,
    guest: presentGuest(row),
  }))
}

export async function archiveStayPlans(context: Context, userId: string): Promise<Archive['stayPlans']> {
  return (await listStayPlans(context, userId)).map(({ edition_id, plan, changed_at }) => ({
    editionId: edition_id,
    plan,
    changedAt: changed_at.toISOString(),
  }))
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
