import { type Expression, sql } from 'kysely'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'editions' | 'countdown_phases' | 'countries'>()

export const findCurrentEditionId = (context: Pick<Context, 'db'>) =>
  tables(context).selectFrom('editions').select('id').where('is_current', '=', true).executeTakeFirst()

export const getEditionRow = (context: Pick<Context, 'db'>, editionId: number) =>
  tables(context).selectFrom('editions').selectAll().where('id', '=', editionId).executeTakeFirstOrThrow()

export const listPhaseRows = (context: Context) =>
  tables(context)
    .selectFrom('countdown_phases')
    .selectAll()
    .where('edition_id', '=', context.editionId)
    .orderBy('starts_at')
    .execute()

export const listCountryRows = (context: Context) =>
  tables(context).selectFrom('countries').selectAll().orderBy('name').execute()

export const findCountryRow = (context: Context, id: number) =>
  tables(context).selectFrom('countries').selectAll().where('id', '=', id).executeTakeFirst()

/** How long an order of this edition that nobody places stays open, as part of another feature's own statement. */
export const openOrderTimeOf = (editionId: Expression<number>) =>
  sql`(select make_interval(days => e.open_order_days) from editions e where e.id = ${editionId})`

/** The last day of this edition, as part of another feature's own statement. */
export const lastDayOf = (editionId: Expression<number>) =>
  sql<string>`(select e.ends_on from editions e where e.id = ${editionId})`
