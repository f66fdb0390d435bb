import type { Context } from '#platform/context'
import { guestRow } from './book-room.ts'
import { type BookedStay, bookedStaysOf, insertGuests, moveBookings, renameLeadGuest } from './bookings.queries.ts'
import { nightsBetween } from './stay.ts'

/** Stays that go along where a pass is given to a colleague. */
export async function listStaysToMove({ db, editionId }: Pick<Context, 'db' | 'editionId'>, userId: string) {
  const { stays } = await db.selectNoFrom(bookedStaysOf(editionId, userId).as('stays')).executeTakeFirstOrThrow()
  return presentStaysToMove(stays)
}

/** The same, where they were read along with something else. */
export const presentStaysToMove = (stays: readonly BookedStay[]) =>
  stays.map(({ house, arrival, departure }) => ({
    accommodation: house,
    arrival,
    departure,
    nights: nightsBetween(arrival, departure),
  }))

/**
 * Gives one person's booked stays to another, who leads the guests from now on and is sent the confirmation. What was
 * paid stays paid by who paid: what goes back goes back to them.
 */
export async function handStaysOver(
  context: Context,
  from: string,
  to: { readonly userId: string; readonly firstName: string; readonly lastName: string; readonly email: string },
): Promise<void> {
  const { firstName, lastName, email } = to
  for (const id of await moveBookings(context, from, to.userId)) {
    if (!(await renameLeadGuest(context, id, { first_name: firstName, last_name: lastName, email })))
      await insertGuests(context, [guestRow(context, id, { firstName, lastName, email })])
    await context.enqueue('mail-stay', { bookingId: String(id) })
  }
}
