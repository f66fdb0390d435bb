import type { Insertable } from 'kysely'
import type { OfficeContext } from '#platform/context'
import type { Accommodations, Availabilities, Rooms } from '#platform/database/database-types'

const tables = (context: Pick<OfficeContext, 'db'>) =>
  context.db.$pickTables<'accommodations' | 'rooms' | 'availabilities'>()

export const insertAccommodation = async (
  context: OfficeContext,
  row: Omit<Insertable<Accommodations>, 'edition_id'>,
) => {
  const inserted = await tables(context)
    .insertInto('accommodations')
    .values({ ...row, edition_id: context.editionId })
    .returning('id')
    .executeTakeFirstOrThrow()
  context.changed('rooms')
  return inserted
}

export const insertRoom = async (context: OfficeContext, row: Insertable<Rooms>) => {
  const inserted = await tables(context).insertInto('rooms').values(row).returning('id').executeTakeFirstOrThrow()
  context.changed('rooms')
  return inserted
}

export const hasAccommodation = async (context: OfficeContext, id: number): Promise<boolean> =>
  (await tables(context)
    .selectFrom('accommodations')
    .select('id')
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .executeTakeFirst()) !== undefined

export const hasRoom = async (context: OfficeContext, id: number): Promise<boolean> =>
  (await tables(context)
    .selectFrom('rooms')
    .innerJoin('accommodations', 'accommodations.id', 'rooms.accommodation_id')
    .select('rooms.id')
    .where('rooms.id', '=', id)
    .where('accommodations.edition_id', '=', context.editionId)
    .executeTakeFirst()) !== undefined

/** Those that are offered already stay as they are: what is left of them is a promise to somebody. */
export const insertNights = async (
  context: OfficeContext,
  rows: readonly Insertable<Availabilities>[],
): Promise<void> => {
  await tables(context)
    .insertInto('availabilities')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['room_id', 'night']).doNothing())
    .execute()
  context.changed('rooms')
}
