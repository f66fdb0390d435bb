import { imageSizesMessage, isListedImageSize } from '@foyer/contract/image-sizes'
import { requests } from '@foyer/contract/kit/refusal'
import * as contract from '@foyer/contract/platform'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Database } from '#platform/database/database'
import { BinaryAnswer } from '#platform/door/answers'
import type { OpenApiDocument } from '#platform/door/open-api'
import { refuse } from '#platform/door/refused'
import { hashSecret, newSecret } from '#platform/door/secrets'
import { type Door, serve } from '#platform/door/serve'
import { countReport } from './client-reports.ts'
import { readVariant } from './images/image-variants.ts'

/** A one-time address works this long, in milliseconds. */
const DOWNLOAD_MS = 60_000

export interface ProgramFacts {
  readonly version: string
  /** The OpenAPI document. */
  readonly document: OpenApiDocument
}

/** So long health waits for a connection, in milliseconds: whoever signs up would be waiting as well. */
const HEALTH_MS = 3_000

/**
 * The way that a sign-up goes: with a connection for itself. A read may get through where nobody can write any more.
 * @throws Refused `requests/unavailable`.
 */
async function askDatabase(database: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refuse(requests.unavailable)), HEALTH_MS)
  })
  const asked = database.transaction((db) => sql`select 1`.execute(db))
  try {
    await Promise.race([asked, tooLong])
  } finally {
    clearTimeout(timer)
    asked.catch(() => undefined)
  }
}

/** What the program answers whatever the event: health, pictures and one-time downloads. */
export function openPlatform(door: Door, facts: ProgramFacts): void {
  serve(door, contract.readHealth, async () => {
    await askDatabase(door.database)
    return {
      status: 'ok' as const,
      database: door.database.engine,
      demo: door.world.ports.demo,
      version: facts.version,
    }
  })

  serve(door, contract.readOpenApi, async () => facts.document)

  serve(door, contract.readImage, async (context, { params, query }) => {
    const { w = 512, h = w, dpr = 1 } = query
    if (!isListedImageSize(w, h))
      throw refuse(requests.invalid, { errors: [{ path: 'w', message: imageSizesMessage }] })
    const bytes = await readVariant(context, params.id, { w, h, fit: 'crop', dpr })
    if (bytes === null) throw refuse(requests.notFound)
    return new BinaryAnswer('image/webp', bytes, { isImmutable: true })
  })

  serve(door, contract.reportFailure, async (context, { body }) => {
    door.http.log.warn(body, 'a browser could not read something')
    await countReport(context, body)
    return undefined
  })

  serve(door, contract.createDownload, async (context, { body }) => {
    const token = newSecret()
    await context.db
      .insertInto('downloads')
      .values({
        // The path is followed with the rights of the session that asked for it, so the session is what is kept.
        token_hash: hashSecret(token),
        path: body.path,
        user_id: context.caller.userId,
        session_id: context.caller.sessionId,
        expires_at: new Date(context.now.getTime() + DOWNLOAD_MS),
      })
      .execute()
    return { url: `/api/download/${token}` }
  })

  serve(door, contract.readDownload, async (context, { params }) => {
    const taken = await context.inTransaction((inner) => openDownload(inner, params.token, context.request.isHead))
    if (taken === undefined) throw refuse(requests.notFound)
    const answer = await door.http.inject({
      method: 'GET',
      url: taken.path,
      headers: { 'x-foyer-download': door.downloadPass(taken.session_id) },
    })
    const type = String(answer.headers['content-type'] ?? '')
    if (answer.statusCode !== 200 || type.startsWith('application/problem')) throw refuse(requests.notFound)
    const named = /filename="([^"]+)"/.exec(String(answer.headers['content-disposition'] ?? ''))?.[1]
    return new BinaryAnswer(type, answer.rawPayload, { fileName: named ?? 'download' })
  })
}

/** Where a one-time address leads. It works once; whoever asks for its headers alone does not use it up. */
function openDownload({ db, now }: Context, token: string, isHead: boolean) {
  const tokenHash = hashSecret(token)
  if (isHead)
    return db
      .selectFrom('downloads')
      .select(['path', 'session_id'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  return db
    .deleteFrom('downloads')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['path', 'session_id'])
    .executeTakeFirst()
}
