import type { Context } from '#platform/context'
import { listBookings } from './bookings.queries.ts'

/** Where somebody sleeps, and until when. */
export interface BookedStay {
  readonly house: string
  readonly address: string
  readonly arrival: string
  readonly departure: string
}

/** Somebody's paid stays in the edition, by arrival: what is only held says nothing yet of where they will be. */
export async function listBookedStays(context: Context, userId: string): Promise<BookedStay[]> {
  const stays = (await listBookings(context, userId)).filter(({ state }) => state === 'booked')
  return stays.map(({ accommodation: { name, address }, arrival, departure }) => ({
    house: name,
    address,
    arrival,
    departure,
  }))
}
