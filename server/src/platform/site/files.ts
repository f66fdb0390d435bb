import type { Context } from '#platform/context'
import { uuidV7 } from '#platform/ground/uuid'

export interface KeptFile {
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Keeps bytes under a new id. What is kept is never changed: another content is another file. */
export async function keepFile(
  context: Pick<Context, 'db' | 'now'>,
  contentType: string,
  bytes: Uint8Array,
): Promise<string> {
  const id = uuidV7(context.now)
  await context.db
    .insertInto('files')
    .values({ id, content_type: contentType, bytes, created_at: context.now })
    .execute()
  return id
}

export async function findFile(context: Pick<Context, 'db'>, id: string): Promise<KeptFile | null> {
  const row = await context.db
    .selectFrom('files')
    .select(['content_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : { contentType: row.content_type, bytes: row.bytes }
}

/** Forgets a file. Whoever points at it points elsewhere by then. */
export async function deleteFile(context: Pick<Context, 'db'>, id: string): Promise<void> {
  await context.db.deleteFrom('files').where('id', '=', id).execute()
}
