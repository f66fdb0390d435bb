import type { Context } from '#platform/context'

type Handle = Pick<Context, 'db'>

const tables = (context: Handle) => context.db.$pickTables<'kept_clashes' | 'program_sessions'>()

interface Pair {
  readonly sessionId: number
  readonly otherId: number
}

const inOrder = ({ sessionId, otherId }: Pair) => ({
  session_id: Math.min(sessionId, otherId),
  other_id: Math.max(sessionId, otherId),
})

export const insertKeptClash = (context: Context, userId: string, pair: Pair) =>
  tables(context)
    .insertInto('kept_clashes')
    .values({ user_id: userId, ...inOrder(pair), kept_at: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function deleteKeptClash(context: Context, userId: string, pair: Pair): Promise<void> {
  const { session_id, other_id } = inOrder(pair)
  await tables(context)
    .deleteFrom('kept_clashes')
    .where('user_id', '=', userId)
    .where('session_id', '=', session_id)
    .where('other_id', '=', other_id)
    .execute()
}

/** Of a session that is no longer somebody's. */
export const deleteKeptClashesOf = (context: Context, userId: string, sessionId: number) =>
  tables(context)
    .deleteFrom('kept_clashes')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('session_id', '=', sessionId), row('other_id', '=', sessionId)]))
    .execute()

/** Of all editions. */
export async function listAllKeptClashes(context: Handle, userId: string) {
  const rows = await tables(context)
    .selectFrom('kept_clashes')
    .innerJoin('program_sessions as one', 'one.id', 'kept_clashes.session_id')
    .innerJoin('program_sessions as other', 'other.id', 'kept_clashes.other_id')
    .select(['one.edition_id', 'one.title as one_title', 'other.title as other_title', 'kept_clashes.kept_at'])
    .where('kept_clashes.user_id', '=', userId)
    .orderBy('one.starts_at')
    .execute()
  return rows.map(({ one_title, other_title, ...row }) => ({ ...row, titles: [one_title, other_title] }))
}

export const deleteAllKeptClashes = (context: Handle, userId: string) =>
  tables(context).deleteFrom('kept_clashes').where('user_id', '=', userId).execute()
