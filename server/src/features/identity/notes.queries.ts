import type { Context } from '#platform/context'
import { uuidV7 } from '#platform/ground/uuid'
import { fullNameOf } from './staff.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'person_notes'>()

interface Note {
  readonly userId: string
  readonly actorId: string
  readonly text: string
  /** The endpoint for whose reason it stands. */
  readonly act?: string
}

/** Writes down something about a person: the audit log keeps everything for ever, and what names somebody has to go with them. */
export const writeNote = (context: Pick<Context, 'db' | 'now'>, { userId, actorId, text, act }: Note) =>
  tables(context)
    .insertInto('person_notes')
    .values({ id: uuidV7(context.now), user_id: userId, actor_id: actorId, at: context.now, act: act ?? null, text })
    .execute()

/** The newest first. */
export const listNotes = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .selectFrom('person_notes')
    .selectAll()
    .select((row) => fullNameOf(row.ref('actor_id')).as('actor_name'))
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()

export const deleteNotes = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context).deleteFrom('person_notes').where('user_id', '=', userId).execute()
