import { sql } from 'kysely'
import { fullNameOf } from '#features/identity'
import { orderIdsOf } from '#features/orders'
import type { Context } from '#platform/context'
import type { ListedStay, ListLine } from './compare-lists.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<
    'accommodations' | 'house_contracts' | 'rooms' | 'bookings' | 'rooming_lists' | 'rooming_list_lines'
  >()

/** What a room is called, in each language. */
export interface NamedRoom {
  readonly id: number
  readonly name: unknown
}

/** A house of the edition, with where its lists go. */
export const findListedHouse = (context: Context, id: number) =>
  tables(context)
    .selectFrom('accommodations')
    .leftJoin('house_contracts', 'house_contracts.accommodation_id', 'accommodations.id')
    .select(['accommodations.id', 'accommodations.name', 'accommodations.address', 'house_contracts.email'])
    .where('accommodations.id', '=', id)
    .where('accommodations.edition_id', '=', context.editionId)
    .executeTakeFirst()

/** Every stay that is booked in a house: by arrival, then as they were booked. */
export const listBookedStays = (context: Context, houseId: number): Promise<ListedStay[]> =>
  tables(context)
    .selectFrom('bookings')
    .innerJoin('rooms', 'rooms.id', 'bookings.room_id')
    .select(['bookings.id as bookingId', 'room_id as roomId', 'arrival', 'departure', 'occupancy'])
    .select(
      sql<string[]>`coalesce((
        select array_agg(concat_ws(' ', g.first_name, g.last_name) order by g.id)
        from booking_guests g where g.booking_id = bookings.id), '{}')`.as('guests'),
    )
    .select(({ ref }) => fullNameOf(ref('bookings.user_id')).as('bookedBy'))
    .where('rooms.accommodation_id', '=', houseId)
    .where('bookings.state', '=', 'booked')
    .orderBy('arrival')
    .orderBy('bookings.id')
    .execute()

/** The lists of a house that were sent, the newest first. */
export const listSentLists = (context: Context, houseId: number) =>
  tables(context)
    .selectFrom('rooming_lists')
    .select(['id', 'number', 'sent_at', 'sent_to'])
    .select(({ ref }) => fullNameOf(ref('rooming_lists.sent_by')).as('sent_by_name'))
    .select(
      sql<{ change: ListLine['change']; stays: number; people: number }[]>`(
        select coalesce(jsonb_agg(to_jsonb(c)), '[]'::jsonb) from (
          select l.change, count(*) as stays, sum(l.occupancy) as people
          from rooming_list_lines l where l.list_id = rooming_lists.id group by l.change) c)`.as('counts'),
    )
    .where('accommodation_id', '=', houseId)
    .orderBy('number', 'desc')
    .execute()

/** A list as it was sent, with what house and rooms were called then. */
const sentLists = (context: Context) =>
  tables(context)
    .selectFrom('rooming_lists')
    .select(['id', 'accommodation_id', 'number', 'sent_at', 'sent_to', 'house_name', 'house_address'])
    .select(({ ref }) => sql<NamedRoom[]>`${ref('rooms')}`.as('rooms'))

/** A list that was sent; the last one where no number is asked for. */
export const findSentList = (context: Context, houseId: number, number?: number) =>
  sentLists(context)
    .where('accommodation_id', '=', houseId)
    .$if(number !== undefined, (some) => some.where('number', '=', number ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findListById = (context: Context, id: string) => sentLists(context).where('id', '=', id).executeTakeFirst()

/** What a list said: those that were there, by arrival, and those that were cancelled behind them. */
export const listLinesOf = (context: Context, listId: string): Promise<ListLine[]> =>
  tables(context)
    .selectFrom('rooming_list_lines')
    .select(['booking_id as bookingId', 'room_id as roomId', 'arrival', 'departure', 'occupancy', 'guests'])
    .select(['booked_by as bookedBy', 'change'])
    .where('list_id', '=', listId)
    .orderBy(sql`change = 'cancelled'`)
    .orderBy('arrival')
    .orderBy('booking_id')
    .execute()

interface NewList {
  readonly id: string
  readonly accommodation_id: number
  readonly number: number
  readonly sent_by: string
  readonly sent_to: string
  readonly house_name: string
  readonly house_address: string
  readonly rooms: readonly NamedRoom[]
}

/** @returns false where a list of this number was sent already. */
export const insertList = async (context: Context, { rooms, ...list }: NewList): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tables(context)
    .insertInto('rooming_lists')
    .values({ ...list, rooms: JSON.stringify(rooms), sent_at: context.now })
    .onConflict((conflict) => conflict.constraint('each_list_once').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const insertLines = async (context: Context, listId: string, lines: readonly ListLine[]): Promise<void> => {
  const rows = lines.map((line) => ({
    booking_id: line.bookingId,
    change: line.change,
    room_id: line.roomId,
    arrival: line.arrival,
    departure: line.departure,
    occupancy: line.occupancy,
    guests: line.guests,
    booked_by: line.bookedBy,
  }))
  // As one value, however many there are.
  await sql`
    insert into rooming_list_lines
      (list_id, booking_id, change, room_id, arrival, departure, occupancy, guests, booked_by)
    select ${listId}::uuid, l.booking_id, l.change, l.room_id, l.arrival, l.departure, l.occupancy, l.guests, l.booked_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) l(booking_id int, change text, room_id int, arrival date,
      departure date, occupancy int, guests text[], booked_by text)`.execute(context.db)
}

/** The rooms of a house, as they are called. */
export const listRoomNames = (context: Context, houseId: number): Promise<NamedRoom[]> =>
  tables(context).selectFrom('rooms').select(['id', 'name']).where('accommodation_id', '=', houseId).execute()

/** What lists said of a person's stays, each time. */
export const listLinesAbout = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .selectFrom('rooming_list_lines')
    .innerJoin('rooming_lists', 'rooming_lists.id', 'rooming_list_lines.list_id')
    .innerJoin('bookings', 'bookings.id', 'rooming_list_lines.booking_id')
    .select(['booking_id', 'sent_at', 'guests', 'booked_by'])
    .where('bookings.user_id', '=', userId)
    .orderBy('sent_at')
    .execute()

/** Takes the names out of what lists said of a person's stays. */
export const eraseListedNames = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .updateTable('rooming_list_lines')
    .set({ guests: null, booked_by: null })
    .where('booking_id', 'in', (of) => of.selectFrom('bookings').select('id').where('user_id', '=', userId))
    .execute()

/** The same of stays that they ordered and gave to a colleague: lists that were sent since then name that one. */
export const eraseGivenNames = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .updateTable('rooming_list_lines')
    .set({ guests: null, booked_by: null })
    .where('booking_id', 'in', (of) =>
      of.selectFrom('bookings').select('id').where('order_id', 'in', orderIdsOf(userId)),
    )
    .where((line) => line('booked_by', '=', fullNameOf(line.val(userId))))
    .execute()

/** Takes the names out of lists of stays that ended before a day. */
export const forgetListedNames = async (context: Pick<Context, 'db'>, before: Date): Promise<void> => {
  await tables(context)
    .updateTable('rooming_list_lines')
    .set({ guests: null, booked_by: null })
    .where('departure', '<', sql<string>`${before}::timestamptz::date`)
    .where((line) => line.or([line('guests', 'is not', null), line('booked_by', 'is not', null)]))
    .execute()
}
