import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { type FakeIntent, FakeStripeBooks, type Fields, StripeRefuses } from './fake-stripe-books.ts'

/** What goes wrong with the next such call. */
interface Fault {
  /** As `POST /v1/refunds`. */
  readonly call: string
  /**
   * `cut-after`: it is done, and the answer is lost. `failed`: 500, nothing is done. `paid-before`: the buyer of the newest
   * intent was faster. `hangs`: it is taken, and nothing is done or said. `late-answer`: it is done at once and told to
   * nobody who waits; `late`: it is done once nobody waits any more. `refused`: 400, as where the account has too little.
   * `forbidden`: 403, as for a restricted key. `too-small`: 400, as for a few cents.
   */
  readonly kind:
    | 'cut-after'
    | 'failed'
    | 'paid-before'
    | 'hangs'
    | 'late-answer'
    | 'late'
    | 'refused'
    | 'forbidden'
    | 'too-small'
    | 'meanwhile'
  /** What happens `meanwhile`: after the call came, and before it is done. */
  readonly act?: () => Promise<unknown>
}

export interface FakeStripe {
  readonly url: string
  readonly webhookSecret: string
  readonly books: FakeStripeBooks
  /** Each call that came, as `POST /v1/refunds`. */
  readonly calls: string[]
  readonly faults: Fault[]
  /** A signed event about an intent as it is now, or about something else. */
  event(type: string, intent: FakeIntent | object, changes?: object): SignedEvent
  /** An event for each thing that happened since they were last taken, as it was then, the oldest first. */
  takeEvents(): SignedEvent[]
  /** It dies, and whatever is under way with it; what it wrote down stays. */
  kill(): Promise<void>
  /** It is there again, at the same address and with the same books. */
  restart(): Promise<void>
  close(): Promise<void>
}

interface SignedEvent {
  readonly body: Buffer
  readonly headers: Record<string, string>
}

const secret = 'whsec_of_the_tests'
const { webhooks } = new Stripe('sk_test_signs')

function signed(event: object, timestamp: number) {
  const payload = JSON.stringify(event)
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return {
    body: Buffer.from(payload),
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  }
}

const refusals: Readonly<Partial<Record<Fault['kind'], () => StripeRefuses>>> = {
  refused: () => new StripeRefuses(400, 'balance_insufficient'),
  'too-small': () => new StripeRefuses(400, 'amount_too_small'),
  forbidden: () => new StripeRefuses(403, 'more_permissions_required'),
}

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function readFields(request: AsyncIterable<Buffer>): Promise<Fields> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
}

async function listen(handle: RequestListener, port: number): Promise<Server> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

/** Speaks what the official SDK speaks, over books of its own: a provider that can be cut off, kept waiting and killed, and remembers. */
export async function openFakeStripe(now: () => Date): Promise<FakeStripe> {
  const books = new FakeStripeBooks(now)
  const calls: string[] = []
  const faults: Fault[] = []
  let events = 0

  const answerCall = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
    const fields = request.method === 'GET' ? Object.fromEntries(searchParams) : await readFields(request)
    const call = `${request.method} ${pathname}`
    calls.push(call)
    const fault = faults.find((one) => one.call === call)
    if (fault !== undefined) faults.splice(faults.indexOf(fault), 1)
    if (fault?.kind === 'hangs') return
    if (fault?.kind === 'failed') return answer(response, 500, { error: { type: 'api_error', message: 'planted' } })
    await fault?.act?.()
    if (fault?.kind === 'late') await once(response, 'close')
    try {
      if (fault?.kind === 'paid-before') books.confirm(books.intents.at(-1)!)
      const key = request.headers['idempotency-key']
      const planted = fault === undefined ? undefined : refusals[fault.kind]?.()
      const body = books.answer(call, fields, typeof key === 'string' ? key : undefined, planted)
      if (fault?.kind === 'late-answer') await once(response, 'close')
      return fault?.kind === 'cut-after' ? request.socket.destroy() : answer(response, 200, body)
    } catch (error) {
      if (!(error instanceof StripeRefuses)) throw error
      const { status, code, type } = error
      return answer(response, status, { error: { type, code, message: code } })
    }
  }
  let server = await listen(answerCall, 0)
  const { port } = server.address() as AddressInfo
  const kill = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const event: FakeStripe['event'] = (type, intent, changes = {}) => {
    events += 1
    const created = Math.floor(now().getTime() / 1000)
    const data = { object: intent }
    return signed({ id: `evt_${events}`, object: 'event', type, created, livemode: false, data, ...changes }, created)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    webhookSecret: secret,
    books,
    calls,
    faults,
    event,
    takeEvents: () => books.happened.splice(0).map(({ type, about }) => event(type, about)),
    kill,
    async restart() {
      server = await listen(answerCall, port)
    },
    close: kill,
  }
}
