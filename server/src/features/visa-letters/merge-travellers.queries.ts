import type { Merging } from '#features/identity'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'visa_letters'>()

/** Editions in which both have a letter. */
export const listLettersOfBoth = (context: Context, { keptId, goneId }: Merging) =>
  tables(context)
    .selectFrom('visa_letters')
    .innerJoin('visa_letters as other', 'other.edition_id', 'visa_letters.edition_id')
    .select('visa_letters.edition_id')
    .where('visa_letters.user_id', '=', keptId)
    .where('visa_letters.state', '=', 'issued')
    .where('other.user_id', '=', goneId)
    .where('other.state', '=', 'issued')
    .orderBy('visa_letters.edition_id')
    .execute()

export const moveLetters = (context: Context, { keptId, goneId }: Merging) =>
  tables(context).updateTable('visa_letters').set({ user_id: keptId }).where('user_id', '=', goneId).execute()
