import { connect, createServer, type Socket } from 'node:net'

export interface Statement {
  readonly text: string
  /** As they were sent; null is NULL. */
  readonly values: readonly (string | null)[]
}

interface RecordedStatement extends Statement {
  /** The how manieth packet of the recording it left in. */
  readonly packet: number
}

export interface Recorded {
  readonly statements: readonly RecordedStatement[]
  readonly packets: number
}

export interface StatementRecorder {
  /** The database's address, by way of the recorder. */
  readonly url: string
  /** What was executed since the last call, in the order in which it was sent; and in how many packets. */
  take(): Recorded
  close(): void
}

/** Stands between a server and PostgreSQL and writes down what the server really asks, from the wire. */
export async function recordStatements(databaseUrl: string): Promise<StatementRecorder> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let recorded: RecordedStatement[] = []
  let packets = 0
  const proxy = createServer((client) => {
    const server = connect({ port: Number(target.port), host: target.hostname })
    const listen = statementReader((statement) => recorded.push({ ...statement, packet: packets }))
    client.on('data', (chunk: Buffer) => {
      const before = recorded.length
      listen(chunk)
      if (recorded.length > before) packets += 1
      server.write(chunk)
    })
    server.on('data', (chunk: Buffer) => client.write(chunk))
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' && address !== null ? address.port : '')
  return {
    url: url.href,
    take() {
      const taken: Recorded = { statements: recorded, packets }
      recorded = []
      packets = 0
      return taken
    },
    close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

/** Reads one connection's messages of the frontend protocol (PostgreSQL manual, 55.7). */
function statementReader(found: (statement: Statement) => void): (chunk: Buffer) => void {
  const prepared = new Map<string, string>()
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      // The first message has no type.
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      const body = rest.subarray(head + 4, end)
      const type = isStarted ? String.fromCharCode(rest[0] ?? 0) : ''
      isStarted = true
      rest = rest.subarray(end)
      if (type === 'Q') found({ text: textAt(body, 0).text, values: [] })
      if (type === 'P') {
        const name = textAt(body, 0)
        prepared.set(name.text, textAt(body, name.end).text)
      }
      if (type === 'B') found(readBind(body, prepared))
    }
  }
}

function textAt(body: Buffer, start: number): { text: string; end: number } {
  const zero = body.indexOf(0, start)
  return { text: body.toString('utf8', start, zero), end: zero + 1 }
}

function readBind(body: Buffer, prepared: ReadonlyMap<string, string>): Statement {
  const portal = textAt(body, 0)
  const name = textAt(body, portal.end)
  let at = name.end + 2 + 2 * body.readInt16BE(name.end)
  const values: (string | null)[] = []
  const count = body.readInt16BE(at)
  at += 2
  for (let index = 0; index < count; index += 1) {
    const length = body.readInt32BE(at)
    at += 4
    values.push(length < 0 ? null : body.toString('utf8', at, at + length))
    at += Math.max(0, length)
  }
  return { text: prepared.get(name.text) ?? '', values }
}
