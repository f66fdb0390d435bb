import type { Answer, Endpoint, Input } from '@foyer/contract/kit/endpoint'
import { sourceLocale } from '@foyer/contract/kit/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Anyone, CallerContext, Context, Person, ProcessContext, SecretBearer, World } from '#platform/context'
import { contextOver } from '#platform/context'
import type { Database, Db } from '#platform/database/database'
import type { Jobs } from '#platform/jobs/jobs'
import type { Answered, BinaryAnswer } from './answers.ts'
import { findCaller } from './caller.ts'
import { asDeclared } from './declared.ts'
import { type GivenAnswer, type KeyedRequest, type KeyReturns, keepAnswer, takeKey } from './idempotency.ts'
import { problemOf } from './problem.ts'
import type { RateLimits } from './rate-limits.ts'
import { askedLocale, emailIn, factsOf, keyedRequest, parseInput } from './read-request.ts'
import { Refused } from './refused.ts'
import { createSharedAnswers, sendShared } from './shared-answers.ts'
import { readUpload } from './upload.ts'
import { send, type Written, write } from './write-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which endpoint of the contract a route is. */
    endpoint?: Endpoint
  }
}

/** What the door knows of the house behind it. */
export interface Door {
  readonly http: FastifyInstance
  readonly database: Database
  readonly world: World
  readonly jobs: Pick<Jobs, 'nudge'>
  readonly limits: RateLimits
  readonly sharedAnswerMs: number
  readonly keyReturns: KeyReturns
  /** @throws Refused `requests/no-edition`. */
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
    const isOfPerson = endpoint.limit?.by === 'person'
    const asker = { address: request.ip, caller, email: null }
    // Before anything is read: what they send costs them, and nobody else.
    if (isOfPerson) await door.limits.count(endpoint, asker)
    const upload = await readUpload(endpoint, request)
    const input = parseInput(endpoint, request)
    if (!isOfPerson) await door.limits.count(endpoint, { ...asker, email: emailIn(input) })
    const facts = factsOf(request, upload)
    const context: CallerContext = {
      ...contextOver(door.world, door.database.db, {
        now: door.world.ports.clock.now(),
        editionId: editionId ?? (await editionOf(door, endpoint)),
        // What the page is in comes before what the account was made in: mails of the account follow the latter.
        locale: askedLocale(request) ?? locale ?? sourceLocale,
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
        keyedRequest(door.world.ports.keys, endpoint, request, caller),
      )
    if (endpoint.shared === true)
      return sendShared(request, reply, await shared.make(sharedKey(request), textOf(answer)))
    return send(reply, await answer())
  }

  const paths = endpoint.isSlashSignificant === true ? [endpoint.path] : spellings(endpoint.path)
  for (const url of paths) door.http.route({ method: endpoint.method, url, handler: handle, config: { endpoint } })
}

const editionOf = async (door: Door, endpoint: Endpoint): Promise<number> =>
  endpoint.needsNoEdition === true ? 0 : door.currentEditionId(door.database.db)

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
  const call = async (given: Context): Promise<Written> => {
    try {
      const answer = useCase as unknown as (context: unknown, input: unknown) => Promise<unknown>
      return write(endpoint, await answer(given, input))
    } catch (error) {
      throw asDeclared(endpoint, error)
    }
  }
  const { ports } = door.world
  let hasJobs = false
  const over = (db: Db): CallerContext => ({
    ...context,
    db,
    enqueue: (name, data, editionId = context.editionId) => {
      hasJobs = true
      return door.world.enqueue(db, name, data, editionId)
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
  return callOnce(door, keyed, context.now, () => call(process))
}

/** Runs a process under its key: what it answers is kept, and a process that gave no answer can be tried again. */
async function callOnce(door: Door, keyed: KeyedRequest, now: Date, call: () => Promise<Written>): Promise<Written> {
  const { keys } = door.world.ports
  const keep = (answer: GivenAnswer) => keepAnswer(door.database.db, keys, keyed, answer)
  let isTaken = false
  try {
    await door.keyReturns.settle(keyed)
    const given = await door.database.transaction((db) => takeKey(db, keys, keyed, now))
    if (given !== null) return rewritten(given)
    isTaken = true
    const fresh = await call()
    await keep(givenBy(fresh))
    return fresh
  } catch (error) {
    // A refusal is an answer too: sent again, the same request must not charge the card a second time.
    if (isTaken && error instanceof Refused && error.refusal.status !== 429 && error.refusal.status < 500)
      await keep({ status: error.refusal.status, text: JSON.stringify(problemOf(error.refusal, error.details)) })
    else await door.keyReturns.giveBack(keyed)
    throw error
  }
}

function givenBy(written: Written): GivenAnswer {
  return { status: written.status, text: typeof written.body === 'string' ? written.body : null }
}

function rewritten(given: GivenAnswer): Written {
  return { status: given.status, body: given.text }
}

/** Texts differ by language, so a shared answer belongs to one. */
function sharedKey(request: FastifyRequest): string {
  return `${askedLocale(request) ?? sourceLocale} ${request.url}`
}

/** What many share is text, as the contract says. */
function textOf(answer: () => Promise<Written>): () => Promise<{ status: number; body: string }> {
  return async () => {
    const { status, body } = await answer()
    if (typeof body !== 'string') throw new Error('Only texts can be shared.')
    return { status, body }
  }
}
