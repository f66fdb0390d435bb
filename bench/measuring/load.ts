import { KeepAliveClient, type RawRequest, requestBytes } from './keep-alive-client.ts'
import { percentile } from './statistics.ts'

export interface Load {
  readonly perSecond: number
  /** Each request's time, in milliseconds. */
  readonly times: readonly number[]
}

export const p50 = (load: Load): number => percentile(load.times, 0.5)

/**
 * Does the same again and again, over so many connections at once.
 * @param at the port of a server, or those of several, which share the connections in turn.
 * @param once one piece of work over a connection; it throws where the answer is not the right one.
 */
export async function press(
  at: number | readonly number[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
  once: (client: KeepAliveClient) => Promise<void>,
): Promise<Load> {
  const ports = [at].flat()
  const clients = await Promise.all(
    Array.from({ length: connections }, (_, index) => KeepAliveClient.open(ports[index % ports.length] ?? 0)),
  )
  try {
    const times: number[] = []
    const start = performance.now()
    const end = start + seconds * 1000
    await Promise.all(
      clients.map(async (client) => {
        for (let now = performance.now(); now < end; ) {
          await once(client)
          const after = performance.now()
          times.push(after - now)
          now = after
        }
      }),
    )
    return { perSecond: times.length / ((performance.now() - start) / 1000), times }
  } finally {
    for (const client of clients) client.close()
  }
}

/** Reads in turn, each connection from another one on. @throws where an answer has another status than 200. */
export function pressReads(
  port: number,
  requests: readonly RawRequest[],
  scale: { readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const prepared = requests.map((request) => ({ path: request.path, bytes: requestBytes(request) }))
  let turn = 0
  return press(port, scale, async (client) => {
    const request = prepared[turn % prepared.length]
    turn += 1
    if (request === undefined) throw new Error('Nothing is asked.')
    const { status, body } = await client.send(request.bytes)
    if (status !== 200) throw new Error(`${request.path} answered ${status}: ${body.slice(0, 500)}`)
  })
}
