import { connect, createServer, type Server, type Socket } from 'node:net'

export interface CuttableProxy {
  /** The database's address, by way of this proxy. */
  readonly url: string
  /** Ends every connection, and refuses new ones. */
  cut(): Promise<void>
  /** Lets connections in again. */
  restore(): Promise<void>
  /** Keeps everything to itself that either side says, as a dead network does. */
  hold(): void
  /** Begins to hold with the first message that contains the text, or with a later one: so many are let pass. */
  holdFrom(text: string, passing?: number): void
  /** Passes on what was held, and what comes. */
  release(): void
  isHolding(): boolean
  /** Whether something was said since it holds. */
  isKeeping(): boolean
  close(): Promise<void>
}

interface Pair {
  readonly client: Socket
  readonly upstream: Socket
}

/** Passes bytes on, or keeps them until it is released. */
function openDam() {
  let isHolding = false
  let awaited: string | null = null
  let left = 0
  let held: { to: Socket; bytes: Buffer }[] = []
  return {
    pass: (to: Socket) => (bytes: Buffer) => {
      if (awaited !== null && bytes.includes(awaited)) {
        isHolding ||= left === 0
        left -= 1
      }
      if (isHolding) held.push({ to, bytes })
      else to.write(bytes)
    },
    hold: () => {
      isHolding = true
    },
    holdFrom: (text: string, passing = 0) => {
      awaited = text
      left = passing
    },
    release: () => {
      isHolding = false
      awaited = null
      for (const { to, bytes } of held) to.write(bytes)
      held = []
    },
    isHolding: () => isHolding,
    isKeeping: () => held.length > 0,
  }
}

/** Stands between a server and its database, so that a test can take the one from the other. */
export async function openCuttableProxy(databaseUrl: string): Promise<CuttableProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  const { pass, ...dam } = openDam()
  let server: Server | undefined
  let port = 0

  function take(client: Socket): void {
    const upstream = connect(Number(target.port), target.hostname)
    const pair = { client, upstream }
    pairs.add(pair)
    client.on('data', pass(upstream))
    upstream.on('data', pass(client))
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => {})
      socket.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
  }

  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer(take).listen(port, '127.0.0.1', () => {
        const address = server?.address()
        if (typeof address === 'object' && address !== null) port = address.port
        resolve()
      })
    })

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server?.close(resolve))
    for (const { client, upstream } of pairs) {
      client.destroy()
      upstream.destroy()
    }
    await closed
  }

  await listen()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    cut,
    restore: listen,
    ...dam,
    close: cut,
  }
}
