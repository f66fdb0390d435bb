import { Readable } from 'node:stream'
import { foreignCursorMessage } from '@foyer/contract/kit/paging.schemas'
import { requests } from '@foyer/contract/kit/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Feeds, Listener } from './feeds.ts'
import { InvalidInput } from './problem.ts'
import { refuse } from './refused.ts'

/** How long a client waits until it comes back, in milliseconds. */
const AGAIN_MS = 2000
/** So many events are read at a time. */
const MOST_AT_ONCE = 100

/** What one can listen to. */
export interface Feed<Data> {
  /** The place behind everything that has happened. */
  newest(): Promise<string>
  /** What happened behind a place, in its order, each with its own place; at most so many. */
  after(place: string, most: number): Promise<readonly { readonly place: string; readonly data: Data }[]>
}

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly schema: z.ZodMiniType
  /** @throws Refused where who listens may not any more. */
  assertAllowed(): Promise<void>
}

/**
 * Sends what happens as it happens (server-sent events), from the place that the client names in `Last-Event-ID`, or
 * from now on. It ends where the client goes away, may not listen any more, or the house closes; the client comes back
 * to where it was. One that does not say that it takes `text/event-stream` gets what there is, and the end.
 * @throws InvalidInput, Refused `requests/busy`, `requests/not-found`.
 */
export async function sendEvents(feeds: Feeds, feed: Feed<unknown>, asked: Asked): Promise<FastifyReply> {
  const { request, reply } = asked
  // Nobody opens by a one-time address what has no end.
  if (request.headers['x-foyer-download'] !== undefined) throw refuse(requests.notFound)
  const from = request.headers['last-event-id'] ?? (await feed.newest())
  if (typeof from !== 'string' || !/^\d{1,15}$/.test(from))
    throw new InvalidInput([{ path: 'Last-Event-ID', message: foreignCursorMessage }])
  reply.code(200).header('cache-control', 'no-store').header('x-accel-buffering', 'no').type('text/event-stream')
  if (request.method === 'HEAD') return reply.send('')
  const stays = (request.headers.accept ?? '').includes('text/event-stream')
  const listener = stays ? feeds.join() : null
  if (stays && listener === null) throw refuse(requests.busy)
  // What ends with this answer is over: a house that closes waits for nobody who might ask on.
  if (stays) reply.header('connection', 'close')
  reply.raw.once('close', () => listener?.leave())
  return reply.send(Readable.from(tell(feed, from, listener, asked), { objectMode: false }))
}

async function* tell(
  feed: Feed<unknown>,
  from: string,
  listener: Listener | null,
  { schema, assertAllowed }: Asked,
): AsyncGenerator<string> {
  try {
    yield `retry: ${AGAIN_MS}\n\n`
    for (let at = from; ; ) {
      const found = await feed.after(at, MOST_AT_ONCE)
      // Behind what was read: nothing is told that happened when they might not listen any more.
      const isAllowed = await assertAllowed().then(
        () => true,
        () => false,
      )
      if (!isAllowed) return
      for (const { place, data } of found) yield `id: ${place}\ndata: ${JSON.stringify(z.parse(schema, data))}\n\n`
      at = found.at(-1)?.place ?? at
      if (found.length === MOST_AT_ONCE) continue
      const why = listener === null ? 'closing' : await listener.wait()
      if (why === 'closing') return
      if (why === 'beat') yield ':\n\n'
    }
  } finally {
    listener?.leave()
  }
}
