import { sql } from 'kysely'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'accommodations' | 'house_contracts'>()

export interface ContractRow {
  readonly room_nights: number
  readonly cut_off_on: string
  readonly attrition_percent: number
  readonly rate: number
  readonly email: string | null
  readonly saved_by: string
}

export const insertContract = async (
  context: Pick<Context, 'db'>,
  houseId: number,
  row: ContractRow,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tables(context)
    .insertInto('house_contracts')
    .values({ accommodation_id: houseId, ...row })
    .onConflict((conflict) => conflict.column('accommodation_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Changes a contract that is still as whoever changes it saw it. With another date its rooms go back anew. */
export const changeContract = async (
  context: Context,
  houseId: number,
  version: number,
  row: ContractRow,
): Promise<boolean> => {
  const isSameDay = sql<boolean>`cut_off_on = ${row.cut_off_on}::date`
  const { numUpdatedRows } = await tables(context)
    .updateTable('house_contracts')
    .set((contract) => ({
      ...row,
      version: contract('version', '+', 1),
      released_at: sql`case when ${isSameDay} then released_at end`,
      released_nights: sql`case when ${isSameDay} then released_nights end`,
    }))
    .where('accommodation_id', '=', houseId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Houses whose date may be over and whose rooms have not gone back, of every edition: where a day ends first. */
export const listDueReleases = async (context: Pick<Context, 'db' | 'now'>) =>
  (
    await sql<{ houseId: number; editionId: number }>`
      select c.accommodation_id as "houseId", a.edition_id as "editionId"
      from house_contracts c join accommodations a on a.id = c.accommodation_id
      where c.released_at is null
        and c.cut_off_on < (${context.now}::timestamptz at time zone 'Pacific/Kiritimati')::date
      order by c.accommodation_id`.execute(context.db)
  ).rows

/** Whoever changes the nights of the house waits from here on, and sees that they are others now. */
export const countNightsChange = async (context: Context, houseId: number): Promise<void> => {
  await tables(context)
    .updateTable('accommodations')
    .set((row) => ({ nights_version: row('nights_version', '+', 1) }))
    .where('id', '=', houseId)
    .execute()
  context.changed('rooms')
}

/** @returns what was decided of the release that is ours now; undefined where another had it, or the date was moved. */
export const takeRelease = (context: Context, houseId: number, today: string) =>
  tables(context)
    .updateTable('house_contracts')
    .set({ released_at: context.now, released_nights: 0 })
    .where('accommodation_id', '=', houseId)
    .where('released_at', 'is', null)
    .where('cut_off_on', '<', today)
    .returning(['cut_off_on', 'saved_by'])
    .executeTakeFirst()

/**
 * Takes the rooms out of each night of a house that nobody has booked or holds, in the order in which stays lock
 * nights. Rooms for the organiser's own people are nobody's to give back.
 * @returns how many there were and are now, by room and night.
 */
export const giveUnsoldBack = async (context: Context, houseId: number) => {
  const { rows } = await sql<{ room_id: number; night: string; before: number; after: number }>`
    with unsold as (
      select v.id, v.allotment as before from availabilities v join rooms r on r.id = v.room_id
      where r.accommodation_id = ${houseId} and not r.is_internal
      order by v.room_id, v.night for update of v
    )
    update availabilities v set allotment = v.held + v.booked from unsold
    where v.id = unsold.id and v.held + v.booked < v.allotment
    returning v.room_id, v.night, unsold.before, v.allotment as after`.execute(context.db)
  context.changed('rooms')
  return rows
}

export const noteReleased = async (context: Context, houseId: number, nights: number): Promise<void> => {
  await tables(context)
    .updateTable('house_contracts')
    .set((row) => ({ released_nights: nights, version: row('version', '+', 1) }))
    .where('accommodation_id', '=', houseId)
    .execute()
}
