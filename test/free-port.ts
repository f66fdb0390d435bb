import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that a system gives to whoever connects: one of them may be taken before somebody listens on it. */
const [FIRST, LAST] = [15_000, 30_000]

/** A port of this machine that nobody listens on just now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
