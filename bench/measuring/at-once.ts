import { setTimeout as sleep } from 'node:timers/promises'
import { KeepAliveClient, type RawAnswer, type RawRequest, requestBytes } from './keep-alive-client.ts'

export interface AtOnce {
  /** How often somebody was told to come again, and came. */
  readonly retries: number
  readonly answers: readonly RawAnswer[]
  /** Each request's time, in milliseconds. */
  readonly times: readonly number[]
}

/**
 * Opens a connection for each request, and when all are open sends them all.
 * @param attempts how often one who is told to come again (503) sends the same in all.
 */
export async function sendAtOnce(port: number, requests: readonly RawRequest[], attempts = 1): Promise<AtOnce> {
  const clients: KeepAliveClient[] = []
  // No more at a time than the queue for new connections takes in.
  while (clients.length < requests.length) {
    const count = Math.min(200, requests.length - clients.length)
    clients.push(...(await Promise.all(Array.from({ length: count }, () => KeepAliveClient.open(port)))))
  }
  try {
    const prepared = requests.map(requestBytes)
    const times: number[] = []
    let retries = 0
    const start = performance.now()
    const answers = await Promise.all(
      clients.map(async (client, index) => {
        const bytes = prepared[index] ?? Buffer.alloc(0)
        let answer = await client.send(bytes)
        for (let attempt = 1; answer.status === 503 && attempt < attempts; attempt += 1) {
          retries += 1
          await sleep(Number(answer.retryAfter ?? 1) * 1000 * (0.5 + Math.random()))
          answer = await client.send(bytes)
        }
        times.push(performance.now() - start)
        return answer
      }),
    )
    return { answers, times, retries }
  } finally {
    for (const client of clients) client.close()
  }
}

/** All of them in one moment, over all servers alike. */
export async function sendToAll(
  servers: readonly { readonly port: number }[],
  requests: readonly RawRequest[],
  attempts = 1,
): Promise<AtOnce> {
  const parts = await Promise.all(
    servers.map(({ port }, at) =>
      sendAtOnce(
        port,
        requests.filter((_, index) => index % servers.length === at),
        attempts,
      ),
    ),
  )
  return {
    answers: parts.flatMap(({ answers }) => answers),
    times: parts.flatMap(({ times }) => times),
    retries: parts.reduce((sum, { retries }) => sum + retries, 0),
  }
}

/** How many answers there were of each status: `409 × 4500, 200 × 500`. */
export function countStatuses(answers: readonly RawAnswer[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(', ')
}
