import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { agreedIn } from '#features/orders'
import type { Context } from '#platform/context'
import type { BookingChanges, BookingGuests, Bookings } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import type { AccommodationRow } from './accommodation.queries.ts'
import { type BookingEvent, bookingTransitions, type ChangeEvent, changeTransitions } from './booking-state.ts'
import type { BookedRoom } from './present-accommodation.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'bookings' | 'booking_guests' | 'booking_changes'>()

export type BookingRow = Selectable<Bookings>
export type ChangeRow = Selectable<BookingChanges>

/** A booking with everything that is shown of it. */
export interface WholeBooking extends BookingRow {
  readonly guests: readonly Pick<Selectable<BookingGuests>, 'first_name' | 'last_name' | 'email'>[]
  readonly room: BookedRoom
  readonly accommodation: AccommodationRow
  /** Those that it holds or has; none once it has ended. */
  readonly nights: readonly { readonly night: string; readonly price: number }[]
  /** What was agreed with its order about giving it back. */
  readonly cancellation_policy: unknown
  /** The one that waits for its money. */
  readonly change: Pick<ChangeRow, 'order_id' | 'room_id' | 'arrival' | 'departure'> | null
}

// One round trip, whatever the house and the room have become since.
const wholeBookings = sql`
  select b.*, ${agreedIn(sql`b.order_id`)} as cancellation_policy, to_jsonb(r) as room, to_jsonb(a) as accommodation,
    coalesce((
      select jsonb_agg(jsonb_build_object('first_name', g.first_name, 'last_name', g.last_name, 'email', g.email) order by g.id)
      from booking_guests g where g.booking_id = b.id), '[]'::jsonb) as guests,
    coalesce((
      select jsonb_agg(jsonb_build_object('night', v.night, 'price', n.price) order by v.night)
      from booked_nights n join availabilities v on v.id = n.availability_id
      where n.booking_id = b.id and n.change_id is null), '[]'::jsonb) as nights,
    (select to_jsonb(c) from booking_changes c where c.booking_id = b.id and c.state = 'held') as change
  from bookings b join rooms r on r.id = b.room_id join accommodations a on a.id = r.accommodation_id`

export const findBooking = async (
  context: Context,
  where: { readonly id: number; readonly userId: string },
): Promise<WholeBooking | undefined> => {
  const { rows } = await sql<WholeBooking>`${wholeBookings}
    where b.id = ${where.id} and b.user_id = ${where.userId} and b.edition_id = ${context.editionId}`.execute(
    context.db,
  )
  return rows[0]
}

/** Whoever it belongs to: for jobs, which write to that person. */
export const findBookingById = async (context: Context, id: number): Promise<WholeBooking | undefined> => {
  const { rows } =
    await sql<WholeBooking>`${wholeBookings} where b.id = ${id} and b.edition_id = ${context.editionId}`.execute(
      context.db,
    )
  return rows[0]
}

/** As {@link findBookingById}, of one that is known: none is ever deleted. */
export const readBooking = async (context: Context, id: number): Promise<WholeBooking> => {
  const booking = await findBookingById(context, id)
  if (booking === undefined) throw new Error('A booking vanished.')
  return booking
}

/** By arrival; those whose time ran out are left out. */
export const listBookings = async (context: Context, userId: string): Promise<WholeBooking[]> => {
  const { rows } = await sql<WholeBooking>`${wholeBookings}
    where b.user_id = ${userId} and b.edition_id = ${context.editionId} and b.state <> 'expired'
    order by b.arrival, b.id`.execute(context.db)
  return rows
}

/** Where somebody sleeps, and until when. */
export interface BookedStay {
  readonly house: string
  readonly address: string
  readonly arrival: string
  readonly departure: string
}

/**
 * Somebody's paid stays in the edition, by arrival, as part of another feature's own statement: what is only held says
 * nothing yet of where they will be.
 */
export const bookedStaysOf = (editionId: number, userId: string) => sql<BookedStay[]>`coalesce((
  select jsonb_agg(jsonb_build_object('house', a.name, 'address', a.address, 'arrival', b.arrival,
    'departure', b.departure) order by b.arrival, b.id)
  from bookings b join rooms r on r.id = b.room_id join accommodations a on a.id = r.accommodation_id
  where b.user_id = ${userId} and b.edition_id = ${editionId} and b.state = 'booked'), '[]'::jsonb)`

/** Of every edition and in every state, for who asks what is known of them. */
export const listAllBookings = async (context: Context, userId: string): Promise<WholeBooking[]> => {
  const { rows } = await sql<WholeBooking>`${wholeBookings} where b.user_id = ${userId} order by b.id`.execute(
    context.db,
  )
  return rows
}

/** Beds in stays of others for which this address was given, of every edition. */
export const listBedsOf = async (context: Context, userId: string, email: string) => {
  const { rows } = await sql<
    Pick<BookingRow, 'edition_id' | 'arrival' | 'departure'> &
      Pick<AccommodationRow, 'name'> &
      WholeBooking['guests'][number]
  >`
    select b.edition_id, b.arrival, b.departure, a.name, g.first_name, g.last_name, g.email
    from booking_guests g join bookings b on b.id = g.booking_id
      join rooms r on r.id = b.room_id join accommodations a on a.id = r.accommodation_id
    where lower(g.email) = lower(${email}) and b.user_id <> ${userId} order by g.id`.execute(context.db)
  return rows
}

export const insertBooking = async (context: Context, row: Insertable<Bookings>): Promise<BookingRow> =>
  tables(context).insertInto('bookings').values(row).returningAll().executeTakeFirstOrThrow()

export const lockBooking = (context: Context, id: number): Promise<BookingRow | undefined> =>
  tables(context).selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The booked stays of one person are another's from now on; their ids. */
export const moveBookings = async (context: Context, from: string, to: string): Promise<number[]> =>
  (
    await tables(context)
      .updateTable('bookings')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .where('edition_id', '=', context.editionId)
      .where('state', '=', 'booked')
      .returning('id')
      .execute()
  ).map(({ id }) => id)

/** The one who is named first leads; whoever comes with them stays. */
export const renameLeadGuest = (
  context: Context,
  bookingId: number,
  guest: Pick<Selectable<BookingGuests>, 'first_name' | 'last_name' | 'email'>,
) =>
  tables(context)
    .updateTable('booking_guests')
    .set(guest)
    .where('id', '=', (of) =>
      of
        .selectFrom('booking_guests as g')
        .select(({ fn }) => fn.min('g.id').as('id'))
        .where('g.booking_id', '=', bookingId),
    )
    .executeTakeFirstOrThrow()
    .then(({ numUpdatedRows }) => numUpdatedRows === 1n)

export const updateBooking = (context: Context, id: number, set: Omit<Updateable<Bookings>, 'state'>) =>
  tables(context).updateTable('bookings').set(set).where('id', '=', id).execute()

/**
 * The one way in which the state of a stay changes.
 * @throws ImpossibleTransition, StateLeft
 */
export const advanceBooking = (
  context: Context,
  booking: Pick<BookingRow, 'id' | 'state'>,
  event: BookingEvent,
  set: Omit<Updateable<Bookings>, 'state'>,
) => {
  const state = nextState('A stay', bookingTransitions, booking.state, event)
  return tables(context)
    .updateTable('bookings')
    .set({ ...set, state })
    .where('id', '=', booking.id)
    .where('state', '=', booking.state)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('A stay', booking.state))
}

export const insertGuests = (context: Context, rows: readonly Insertable<BookingGuests>[]) =>
  tables(context).insertInto('booking_guests').values(rows).execute()

export const countGuests = async (context: Context, bookingId: number): Promise<number> =>
  (
    await tables(context)
      .selectFrom('booking_guests')
      .select((guest) => guest.fn.countAll<number>().as('count'))
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow()
  ).count

/** The persons stay in the count, and nobody can be told from another. */
export const eraseGuestsOf = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .updateTable('booking_guests')
    .set({ first_name: 'Erased', last_name: 'Erased', email: null })
    .where('booking_id', 'in', (of) => of.selectFrom('bookings').select('id').where('user_id', '=', userId))
    .execute()

/** Takes an address out of everybody's bookings. */
export const eraseGuestAddress = (context: Pick<Context, 'db'>, email: string) =>
  tables(context)
    .updateTable('booking_guests')
    .set({ email: null })
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute()

export const insertChange = (context: Context, row: Insertable<BookingChanges>) =>
  tables(context).insertInto('booking_changes').values(row).execute()

export const lockChange = (context: Context, id: string): Promise<ChangeRow | undefined> =>
  tables(context).selectFrom('booking_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateChange = (context: Context, id: string, set: Omit<Updateable<BookingChanges>, 'state'>) =>
  tables(context).updateTable('booking_changes').set(set).where('id', '=', id).execute()

/**
 * The one way in which the state of a stay's change changes.
 * @throws ImpossibleTransition, StateLeft
 */
export const advanceChange = (
  context: Context,
  change: Pick<ChangeRow, 'id' | 'state'>,
  event: ChangeEvent,
  set: Omit<Updateable<BookingChanges>, 'state'> = {},
) => {
  const state = nextState('A change of a stay', changeTransitions, change.state, event)
  return tables(context)
    .updateTable('booking_changes')
    .set({ ...set, state })
    .where('id', '=', change.id)
    .where('state', '=', change.state)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('A change of a stay', change.state))
}

export const findChangeUnderWay = (context: Context, bookingId: number): Promise<ChangeRow | undefined> =>
  tables(context)
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .executeTakeFirst()

export const listDoneChanges = (context: Context, bookingId: number) =>
  tables(context)
    .selectFrom('booking_changes')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'done')
    .orderBy('created_at')
    .execute()

/** Those of these stays that are other ones by now than those that were booked. */
export const listChangedStays = (context: Context, ids: readonly number[]) =>
  tables(context)
    .selectFrom('booking_changes')
    .select('booking_id')
    .distinct()
    .where('booking_id', 'in', [...ids])
    .where('state', '=', 'done')
    .execute()

/** Whether the booking was changed after this change was asked for. */
export const hasLaterChange = async (context: Context, change: ChangeRow): Promise<boolean> =>
  (await tables(context)
    .selectFrom('booking_changes')
    .select('id')
    .where('booking_id', '=', change.booking_id)
    .where('id', '>', change.id)
    .where('state', '<>', 'released')
    .executeTakeFirst()) !== undefined
