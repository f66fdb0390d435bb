import { allEndpoints } from '@foyer/contract/all'
import { requests } from '@foyer/contract/kit/refusal'
import * as contract from '@foyer/contract/platform'
import type { Context } from '#platform/context'
import { BinaryAnswer } from '#platform/door/answers'
import { refuse } from '#platform/door/refused'
import { assertSecondFactor } from '#platform/door/second-factor'
import { hashSecret, newSecret } from '#platform/door/secrets'
import { type Door, serve } from '#platform/door/serve'

/** A one-time address works this long, in milliseconds. */
const DOWNLOAD_MS = 60_000

/** One-time addresses, for what a browser must open by itself. */
export function openDownloads(door: Door): void {
  serve(door, contract.createDownload, async (context, { body }) => {
    // Said here, where somebody can be asked: what leads there answers a browser that shows nothing of it.
    const leadsTo = endpointAt(body.path)
    if (leadsTo !== undefined) assertSecondFactor(leadsTo, context.caller, context.now)
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
      payloadAsStream: true,
    })
    const bytes = answer.stream()
    // What is read no further is made no further.
    const type = String(answer.headers['content-type'] ?? '')
    if (answer.statusCode !== 200 || type.startsWith('application/problem')) {
      bytes.destroy()
      throw refuse(requests.notFound)
    }
    const named = /filename="([^"]+)"/.exec(String(answer.headers['content-disposition'] ?? ''))?.[1]
    return new BinaryAnswer(type, bytes, { fileName: named ?? 'download' })
  })
}

const readable = allEndpoints
  .filter(({ method }) => method === 'GET')
  .map(
    (endpoint) => [new RegExp(`^${endpoint.path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`), endpoint] as const,
  )

/** What is read at a path. */
const endpointAt = (path: string) => readable.find(([pattern]) => pattern.test(path.split('?')[0] ?? ''))?.[1]

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
