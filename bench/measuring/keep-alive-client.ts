import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly body: string
  readonly retryAfter: string | null
}

export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly token?: string
  readonly language?: 'en' | 'de'
  /** The address that a proxy says it forwards for. */
  readonly from?: string
  readonly key?: string
  readonly body?: unknown
}

/** The bytes of a request, made once where it is sent often. */
export function requestBytes({ method, path, token, language, from, key, body }: RawRequest): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'accept: application/json',
    ...(language === undefined ? [] : [`accept-language: ${language}`]),
    ...(from === undefined ? [] : [`x-forwarded-for: ${from}`]),
    ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}

/**
 * One buyer's connection: kept open, one request at a time. It reads what our servers write (a content length, no
 * chunks) and nothing more, because whatever the client spends is taken from the two servers that are compared.
 */
export class KeepAliveClient {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve: (answer: RawAnswer) => void; reject: (error: Error) => void } | null = null
  #ended: Error | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
      this.#take()
    })
    const end = (error: Error) => {
      this.#ended = error
      this.#waiting?.reject(error)
      this.#waiting = null
    }
    socket.on('error', end)
    socket.on('close', () => end(this.#ended ?? new Error('The server closed the connection.')))
  }

  static open(port: number): Promise<KeepAliveClient> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.off('error', reject)
        resolve(new KeepAliveClient(socket))
      })
    })
  }

  send(bytes: Buffer): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null) {
        reject(this.#ended)
        return
      }
      this.#waiting = { resolve, reject }
      this.#socket.write(bytes)
    })
  }

  ask(request: RawRequest): Promise<RawAnswer> {
    return this.send(requestBytes(request))
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(): void {
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd === -1) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
    const end = headEnd + 4 + length
    if (this.#received.length < end) return
    const body = this.#received.toString('utf8', headEnd + 4, end)
    this.#received = this.#received.subarray(end)
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.resolve({
      status: Number(head.slice(9, 12)),
      body,
      retryAfter: /\r\nretry-after: *(\d+)/i.exec(head)?.[1] ?? null,
    })
  }
}
