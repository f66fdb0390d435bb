import type { Insertable, Updateable } from 'kysely'
import type { Context } from '#platform/context'
import type { PassUpgrades } from '#platform/database-types'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'pass_upgrades'>()

export const insertUpgrade = (context: Context, row: Insertable<PassUpgrades>) =>
  tables(context).insertInto('pass_upgrades').values(row).execute()

export const lockUpgrade = (context: Context, id: string) =>
  tables(context).selectFrom('pass_upgrades').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateUpgrade = (context: Context, id: string, set: Updateable<PassUpgrades>) =>
  tables(context).updateTable('pass_upgrades').set(set).where('id', '=', id).execute()

export const findUpgradeUnderWay = (context: Context, passId: string) =>
  tables(context)
    .selectFrom('pass_upgrades')
    .selectAll()
    .where('pass_id', '=', passId)
    .where('state', 'in', ['open', 'held'])
    .executeTakeFirst()

export const listDoneUpgrades = (context: Context, passId: string) =>
  tables(context)
    .selectFrom('pass_upgrades')
    .select('id')
    .where('pass_id', '=', passId)
    .where('state', '=', 'done')
    .orderBy('id')
    .execute()
