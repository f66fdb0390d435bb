import type { Answer, AnswerSchema, Endpoint, Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Answered, BinaryAnswer } from './answers.ts'
import { findCaller } from './caller.ts'
import type {
  Anyone,
  Caller,
  CallerContext,
  Context,
  Person,
  ProcessContext,
  RequestFacts,
  SecretBearer,
  World,
} from './context.ts'
import { contextOver } from './context.ts'
import type { Database, Db } from './database.ts'
import { dropKey, type GivenAnswer, type KeyedRequest, keepAnswer, takeKey } from './idempotency.ts'
import type { Jobs } from './jobs.ts'
import { InvalidInput, problemOf } from './problem.ts'
import type { RateLimits } from './rate-limits.ts'
import { Refused, refuse } from './refused.ts'
import { createSharedAnswers, sendShared } from './shared-answers.ts'
import { findUnstorable } from './unstorable.ts'
import { readUpload } from './upload.ts'

/** What the door knows of the house behind it. */
export interface Door {
  readonly http: FastifyInstance
  readonly database: Database
  readonly world: World
  readonly jobs: Pick<Jobs, 'nudge'>
  readonly limits: RateLimits
  readonly sharedAnswerMs: number
  currentEditionId(db: Db): Promise<number>
  /** A pass for one request inside the house that acts for a session, as one-time addresses do. */
  downloadPass(sessionId: string): string
}

type CallerOf<E extends Endpoint> = E['audience'] extends 'admitted' | 'signed-in'
  ? Person
  : E['audience'] extends 'order-holder'
    ? Person | SecretBearer
    : Anyone
type ContextOf<E extends Endpoint> = E['runs'] extends 'process'
  ? CallerContext<CallerOf<E>> & ProcessContext
  : CallerContext<CallerOf<E>>
type Given<E extends Endpoint> = Exclude<Answer<E>, Blob> | (Blob extends Answer<E> ? BinaryAnswer : never)
export type UseCase<E extends Endpoint> = (
  context: ContextOf<E>,
  input: Input<E>,
) => Promise<Given<E> | Answered<Given<E>>>

interface Written {
  readonly status: number
  readonly body: string | BinaryAnswer | null
}

/**
 * Opens one endpoint: asks who is calling, parses what they say against the contract, runs the use case in the way
 * the endpoint declares, and lets out only what its answer promises.
 */
export function serve<const E extends Endpoint>(door: Door, endpoint: E, useCase: UseCase<E>): void {
  if (endpoint.audience === 'demo' && !door.world.ports.demo) return
  const shared = createSharedAnswers(door.sharedAnswerMs)

  const handle = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply => {
    const kept = endpoint.shared === true ? shared.find(sharedKey(request)) : undefined
    return kept === undefined ? answerAnew(request, reply) : sendShared(request, reply, kept)
  }

  const answerAnew = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { caller, editionId, locale } = await findCaller(door, endpoint, request)
    const upload = await readUpload(endpoint, request)
    const input = parseInput(endpoint, request)
    await door.limits.count(endpoint, request.ip, emailIn(input))
    const facts = factsOf(request, upload)
    const context: CallerContext = {
      ...contextOver(door.world, door.database.db, {
        now: door.world.ports.clock.now(),
        editionId: editionId ?? (await door.currentEditionId(door.database.db)),
        // What the page is in comes before what the account was made in: mails of the account follow the latter.
        locale: askedLocale(request) ?? locale ?? 'en',
      }),
      caller,
      request: facts,
    }
    const answer = (): Promise<Written> =>
      run(
        door,
        endpoint,
        useCase as unknown as UseCase<Endpoint>,
        context,
        input,
        keyedRequest(door, endpoint, request, caller),
      )
    if (endpoint.shared === true)
      return sendShared(request, reply, await shared.make(sharedKey(request), textOf(answer)))
    return send(reply, await answer())
  }

  const paths = endpoint.isSlashSignificant === true ? [endpoint.path] : spellings(endpoint.path)
  for (const url of paths) door.http.route({ method: endpoint.method, url, handler: handle })
}

/** Everywhere but where two endpoints differ by it, a slash at the end is no difference. */
function spellings(path: string): string[] {
  const bare = path.replace(/\/$/, '')
  return [bare, `${bare}/`]
}

async function run(
  door: Door,
  endpoint: Endpoint,
  useCase: UseCase<Endpoint>,
  context: CallerContext,
  input: unknown,
  keyed: KeyedRequest | null,
): Promise<Written> {
  const call = async (given: Context): Promise<Written> =>
    write(endpoint, await (useCase as unknown as (context: unknown, input: unknown) => Promise<unknown>)(given, input))
  const { ports } = door.world
  let hasJobs = false
  const over = (db: Db): CallerContext => ({
    ...context,
    db,
    enqueue: (name, data, options) => {
      hasJobs = true
      return door.world.enqueue(db, name, data, options)
    },
  })
  // Looking for jobs where there are none asks the database once for each kind of job.
  const nudge = (): void => {
    if (hasJobs) door.jobs.nudge()
  }

  if (endpoint.runs === 'read') return call(context)
  if (endpoint.runs === 'command') {
    const written = await door.database.transaction(async (db) => {
      const given = keyed === null ? null : await takeKey(db, ports.keys, keyed, context.now)
      if (given !== null) return rewritten(given)
      const fresh = await call(over(db))
      if (keyed !== null) await keepAnswer(db, ports.keys, keyed, givenBy(fresh))
      return fresh
    })
    nudge()
    return written
  }
  const process: CallerContext & ProcessContext = {
    ...context,
    inTransaction: async (work) => {
      const result = await door.database.transaction((db) => work(over(db)))
      nudge()
      return result
    },
  }
  if (keyed === null) return call(process)
  const given = await door.database.transaction((db) => takeKey(db, ports.keys, keyed, context.now))
  if (given !== null) return rewritten(given)
  const keep = (answer: GivenAnswer) => keepAnswer(door.database.db, ports.keys, keyed, answer)
  try {
    const fresh = await call(process)
    await keep(givenBy(fresh))
    return fresh
  } catch (error) {
    // A refusal is an answer too: sent again, the same request must not charge the card a second time.
    if (error instanceof Refused && error.refusal.status !== 429)
      await keep({ status: error.refusal.status, text: JSON.stringify(problemOf(error.refusal, error.details)) })
    else await dropKey(door.database.db, keyed)
    throw error
  }
}

function givenBy(written: Written): GivenAnswer {
  return { status: written.status, text: typeof written.body === 'string' ? written.body : null }
}

function rewritten(given: GivenAnswer): Written {
  return { status: given.status, body: given.text }
}

/** The answer as it leaves: through its schema, which lets nothing out that nobody promised. */
function write(endpoint: Endpoint, result: unknown): Written {
  const first = Number(Object.keys(endpoint.answers)[0])
  const status = result instanceof Answered ? result.status : first
  const value = result instanceof Answered ? result.value : result
  const schema: AnswerSchema | undefined = endpoint.answers[status]
  if (schema === undefined) throw new Error(`${endpoint.id} does not promise an answer ${status}.`)
  if (schema === null) return { status, body: null }
  if ('binary' in schema) {
    if (!(value instanceof BinaryAnswer)) throw new Error(`${endpoint.id} promises ${schema.binary}.`)
    return { status, body: value }
  }
  return { status, body: JSON.stringify(z.parse(schema, value)) }
}

const Nothing = z.strictObject({})

function parseInput(endpoint: Endpoint, request: FastifyRequest): { params: unknown; query: unknown; body: unknown } {
  const parts = [
    ['params', endpoint.params, request.params],
    ['query', endpoint.query ?? Nothing, request.query],
    ['body', endpoint.body, request.body ?? undefined],
  ] as const
  const parsed: Record<string, unknown> = {}
  const issues: { path: string; message: string }[] = []
  for (const [part, schema, value] of parts) {
    if (schema === undefined) continue
    const unstorable = findUnstorable(value)
    const result = z.safeParse(schema, value)
    if (result.success && unstorable.length === 0) {
      parsed[part] = result.data
      continue
    }
    // A path that names nothing that can exist is a page that does not exist.
    if (part === 'params') throw refuse(requests.notFound)
    const refused = (result.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
    issues.push(...(unstorable.length > 0 ? unstorable : refused))
  }
  if (issues.length > 0) throw new InvalidInput(issues)
  return { params: parsed['params'], query: parsed['query'], body: parsed['body'] }
}

function emailIn(input: { body: unknown; query: unknown }): string | null {
  for (const part of [input.body, input.query])
    if (typeof part === 'object' && part !== null && 'email' in part && typeof part.email === 'string')
      return part.email
  return null
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function keyedRequest(door: Door, endpoint: Endpoint, request: FastifyRequest, caller: Caller): KeyedRequest | null {
  const key = request.headers['idempotency-key']
  if (key === undefined || endpoint.method !== 'POST' || endpoint.runs === 'read') return null
  if (typeof key !== 'string' || !uuidShape.test(key))
    throw new InvalidInput([{ path: 'Idempotency-Key', message: 'Send a UUID.' }])
  const who = caller.kind === 'person' ? caller.userId : caller.kind === 'secret' ? caller.secretHash : 'anyone'
  const said = `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`
  return {
    caller: who,
    key: key.toLowerCase(),
    endpoint: endpoint.id,
    requestHash: door.world.ports.keys.fingerprint('idempotency', said),
  }
}

function factsOf(request: FastifyRequest, upload: Buffer | null): RequestFacts {
  const body = request as FastifyRequest & { rawBody?: Buffer }
  return {
    id: request.id,
    address: request.ip,
    device: String(request.headers['user-agent'] ?? '').slice(0, 200),
    headers: request.headers as Record<string, string | undefined>,
    rawBody: body.rawBody ?? null,
    upload,
  }
}

function askedLocale(request: FastifyRequest): 'en' | 'de' | undefined {
  const first = /^\s*(en|de)\b/i.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase()
  return first === 'en' || first === 'de' ? first : undefined
}

/** Texts differ by language, so a shared answer belongs to one. */
function sharedKey(request: FastifyRequest): string {
  return `${askedLocale(request) ?? 'en'} ${request.url}`
}

/** What many share is text, as the contract says. */
function textOf(answer: () => Promise<Written>): () => Promise<{ status: number; body: string }> {
  return async () => {
    const { status, body } = await answer()
    if (typeof body !== 'string') throw new Error('Only texts can be shared.')
    return { status, body }
  }
}

function send(reply: FastifyReply, { status, body }: Written): FastifyReply {
  reply.code(status)
  if (body instanceof BinaryAnswer) {
    reply.type(body.contentType)
    reply.header('cache-control', body.isImmutable ? 'public, max-age=31536000, immutable' : 'no-store')
    if (body.fileName !== null) reply.header('content-disposition', `attachment; filename="${body.fileName}"`)
    return reply.send(Buffer.from(body.bytes.buffer, body.bytes.byteOffset, body.bytes.byteLength))
  }
  reply.header('cache-control', 'no-store')
  if (body === null) return reply.send()
  return reply
    .type(status >= 400 ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8')
    .send(body)
}
