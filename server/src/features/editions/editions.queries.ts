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
