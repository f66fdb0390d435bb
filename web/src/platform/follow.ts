import type { Answer, CalledEndpoint, EventsOf } from '@foyer/contract/kit/endpoint'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { addressOf, calls } from './api.ts'
import { askedLocale } from './messages/messages.ts'
import { currentToken } from './token.ts'

/** So long somebody waits who could not listen, in milliseconds; after each time in vain twice as long, up to the most. */
const [AGAIN_MS, MOST_AGAIN_MS] = [2000, 30_000]

type Told<E extends CalledEndpoint> = Answer<E> extends EventsOf<infer Data> ? Data : never

interface Ear<E extends CalledEndpoint> {
  hear(data: Told<E>): void
  /** Whether one listens: while nobody does, whoever wants to know asks. */
  listening(is: boolean): void
}

/**
 * Listens to what an endpoint tells, from a place on or else from now on, until the signal; one that is cut off comes back to where it was.
 * Who may not listen any more is left to whoever asks.
 */
export async function follow<E extends CalledEndpoint>(
  endpoint: E,
  from: string,
  { hear, listening }: Ear<E>,
  signal: AbortSignal,
): Promise<void> {
  let place = from
  let wait = AGAIN_MS
  while (!signal.aborted) {
    try {
      const events = await listen(endpoint, place, signal)
      if (events === null) return
      listening(true)
      wait = AGAIN_MS
      for await (const { id, data } of events) {
        place = id ?? place
        hear(JSON.parse(data) as Told<E>)
      }
    } catch {
      // Cut off, or away: what was missed is told by the place.
    }
    if (signal.aborted) return
    listening(false)
    await pause(wait, signal)
    wait = Math.min(wait * 2, MOST_AGAIN_MS)
  }
}

/** @returns null where nobody may listen. @throws where it cannot be reached, or is busy. */
async function listen(endpoint: CalledEndpoint, place: string, signal: AbortSignal) {
  const response = await fetch(addressOf(...calls.prepared(endpoint, {})), {
    headers: {
      accept: 'text/event-stream',
      'accept-language': askedLocale(),
      authorization: `Bearer ${currentToken() ?? ''}`,
      ...(place === '' ? {} : { 'last-event-id': place }),
    },
    cache: 'no-store',
    signal,
  })
  if (response.status === 401 || response.status === 403) return null
  if (!response.ok || response.body === null) throw new Error(`Listening was answered ${response.status}.`)
  return response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
