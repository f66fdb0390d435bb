import { type Insertable, sql } from 'kysely'
import type { Context, OfficeContext } from '#platform/context'
import type { PassTypes } from '#platform/database/database-types'

const tables = (context: Pick<OfficeContext, 'db'>) => context.db.$pickTables<'pass_types' | 'pass_type_upgrades'>()

/** Behind all that are there. */
export const insertPassType = async (
  context: OfficeContext,
  row: Omit<Insertable<PassTypes>, 'edition_id' | 'position'>,
) => {
  const inserted = await tables(context)
    .insertInto('pass_types')
    .values({
      ...row,
      edition_id: context.editionId,
      position: sql<number>`(select coalesce(max(t.position), 0) + 1 from pass_types t where t.edition_id = ${context.editionId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  context.changed('passes')
  return inserted
}

export const insertUpgrades = async (
  context: OfficeContext,
  passTypeId: number,
  from: readonly number[],
): Promise<void> => {
  await tables(context)
    .insertInto('pass_type_upgrades')
    .values(from.map((id) => ({ pass_type_id: passTypeId, upgradeable_by: id })))
    .execute()
  context.changed('passes')
}

export async function replaceUpgrades(context: Context, passTypeId: number, from: readonly number[]): Promise<void> {
  await tables(context).deleteFrom('pass_type_upgrades').where('pass_type_id', '=', passTypeId).execute()
  if (from.length > 0) await insertUpgrades(context, passTypeId, from)
  context.changed('passes')
}

/** Which lists those of these types stand in that belong to the edition. */
export const listPassTypeLists = (context: OfficeContext, ids: readonly number[]) =>
  tables(context)
    .selectFrom('pass_types')
    .select(['id', 'list'])
    .where('edition_id', '=', context.editionId)
    .where('id', 'in', ids)
    .execute()
