import { endpointOf } from '@foyer/contract/all'
import { EDITION_SHOWN } from '@foyer/contract/kit/edition-shown'
import {
  type Answer,
  type CalledEndpoint,
  type Endpoint,
  type EventsOf,
  type Input,
  type StaffAudience,
  scopesFor,
  type TableOf,
  type TermsOf,
} from '@foyer/contract/kit/endpoint'
import { sourceLocale } from '@foyer/contract/kit/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Anyone, Caller, CallerContext, Context, Person, ProcessContext, SecretBearer } from '#platform/context'
import { contextOver } from '#platform/context'
import type { Changes } from '#platform/database/changes'
import type { Db } from '#platform/database/database'
import { type Answered, type BinaryAnswer, FeedAnswer, type RowsAnswer } from './answers.ts'
import type { Audited } from './audit.ts'
import { findCaller } from './caller.ts'
import type { Feeds, Topic } from './feeds.ts'
import { isTryAgain } from './problem.ts'
import type { Counted, RateLimits } from './rate-limits.ts'
import { askedLocale, emailIn, factsOf, keyedRequest, parseInput } from './read-request.ts'
import { type Inside, runUseCase } from './run-use-case.ts'
import { sendEvents } from './send-events.ts'
import { actedCookie, questionOf, sendShared, sinceFor } from './send-shared.ts'
import { createSharedAnswers } from './shared-answers.ts'
import { readUpload } from './upload.ts'
import type { Usher } from './usher.ts'
import { send, type Written } from './write-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which endpoint of the contract a route is. */
    endpoint?: Endpoint
  }
}

/** What the door knows of the house behind it. */
export interface Door extends Inside {
  readonly http: FastifyInstance
  readonly limits: RateLimits
  readonly usher: Usher
  readonly feeds: Readonly<Record<Topic, Feeds>>
  readonly changes: Pick<Changes, 'countOf'>
  readonly sharedAnswerMs: number
  /** Served over HTTPS. */
  readonly isSecure: boolean
  /** @throws Refused `requests/no-edition`. */
  currentEditionId(db: Db): Promise<number>
  /** A pass for one request inside the house that acts for a session, as one-time addresses do. */
  downloadPass(sessionId: string): string
}

type CallerOf<E extends CalledEndpoint> = E['audience'] extends 'admitted' | 'signed-in' | StaffAudience
  ? Person
  : E['audience'] extends 'order-holder'
    ? Person | SecretBearer
    : Anyone
/** Each of its transactions is an act of staff. */
interface StaffProcessContext extends Context {
  inTransaction<T>(work: (context: Context) => Promise<Audited<T>>): Promise<T>
}
type ContextOf<E extends CalledEndpoint> = TermsOf<E>['runs'] extends 'process'
  ? CallerContext<CallerOf<E>> & (E['audience'] extends StaffAudience ? StaffProcessContext : ProcessContext)
  : CallerContext<CallerOf<E>>
type GivenFor<A> =
  A extends TableOf<infer Column>
    ? RowsAnswer<Column>
    : A extends EventsOf<infer Data>
      ? FeedAnswer<Data>
      : A extends Blob
        ? BinaryAnswer
        : A
type Given<E extends CalledEndpoint> = GivenFor<Answer<E>>
type Outcome<E extends CalledEndpoint> = Given<E> | Answered<Given<E>>
type IsStaffCommand<E extends CalledEndpoint> = E['audience'] extends StaffAudience
  ? TermsOf<E>['runs'] extends 'command'
    ? true
    : false
  : false
/** What stands behind an endpoint. A command of staff says what it did: there is none without an entry in the log. */
export type UseCase<E extends CalledEndpoint> = (
  context: ContextOf<E>,
  input: Input<E>,
) => Promise<IsStaffCommand<E> extends true ? Audited<Outcome<E>> : Outcome<E>>

/**
 * Opens one endpoint: asks who is calling, parses what they say against the contract, runs the use case in the way
 * the endpoint declares, and lets out only what its answer promises.
 */
export function serve<const E extends CalledEndpoint>(door: Door, called: E, useCase: UseCase<E>): void {
  const endpoint = endpointOf(called)
  if (endpoint.audience === 'demo' && !door.world.ports.demo) return
  const { sells } = endpoint
  const shared = createSharedAnswers({
    keptMs: door.sharedAnswerMs,
    ...(sells === undefined ? {} : { countOf: () => door.changes.countOf(sells) }),
  })

  const handle = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply => {
    if (endpoint.shared !== true) return answerAnew(request, reply, 0)
    const since = sells === undefined ? 0 : sinceFor(request)
    const kept = shared.find(sharedKey(request), since)
    return kept === undefined ? answerAnew(request, reply, since) : sendShared(request, reply, kept, sells)
  }

  const answerAnew = async (request: FastifyRequest, reply: FastifyReply, since: number): Promise<FastifyReply> => {
    const { caller, editionId, isShown, locale } = await findCaller(door, endpoint, request)
    // A page that is open learns with whatever it asks for that another year is shown by now.
    if (isShown !== undefined) reply.header(EDITION_SHOWN, isShown ? 'this' : 'another')
    // Whose turn has not come costs nobody a count, and nobody the work of a password.
    if (endpoint.waits === true) await door.usher.letIn(knockOf(endpoint, caller, request))
    const isOfPerson = endpoint.limit?.by === 'person'
    const asker = { address: request.ip, caller, email: null }
    // Before anything is read: what they send costs them, and nobody else.
    const countedFirst = isOfPerson ? await door.limits.count(endpoint, asker) : null
    const upload = await readUpload(endpoint, request)
    const input = parseInput(endpoint, request)
    const counted = countedFirst ?? (await door.limits.count(endpoint, { ...asker, email: emailIn(input) }))
    const facts = factsOf(request, upload)
    const context: CallerContext = {
      ...contextOver(door.world, (isReport(endpoint) ? door.database.reports : door.database).db, {
        now: door.world.ports.clock.now(),
        editionId: editionId ?? (await editionOf(door, endpoint)),
        // What the page is in comes before what the account was made in: mails of the account follow the latter.
        locale: askedLocale(request) ?? locale ?? sourceLocale,
      }),
      caller,
      request: facts,
    }
    const keyed = keyedRequest(door.world.ports.keys, endpoint, request, caller, upload)
    const answer = (): Promise<Written> =>
      settled(counted, () =>
        runUseCase(door, endpoint, useCase as unknown as Parameters<typeof runUseCase>[2], context, input, {
          keyed,
          onAct: noteAct(door, reply),
        }),
      )
    if (endpoint.shared === true)
      return sendShared(request, reply, await shared.make(sharedKey(request), textOf(answer), since), sells)
    const written = await answer()
    if (!(written.body instanceof FeedAnswer)) return send(reply, written)
    const schema = eventsOf(endpoint)
    const assertAllowed = async () => void (await findCaller(door, endpoint, request, { isUse: false }))
    return sendEvents(door.feeds[written.body.topic], written.body.feed, { request, reply, schema, assertAllowed })
  }

  openAt(door.http, endpoint, handle)
}

/** Its route in each spelling of its path. */
function openAt(
  http: FastifyInstance,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply,
): void {
  const { method, path, isSlashSignificant, largestBody } = endpoint
  const limits = largestBody === undefined ? {} : { bodyLimit: largestBody }
  for (const url of isSlashSignificant === true ? [path] : spellings(path))
    http.route({ method, url, handler, config: { endpoint }, ...limits })
}

const knockOf = (endpoint: Endpoint, caller: Caller, { ip, params, body }: FastifyRequest) => ({
  endpoint,
  caller,
  address: ip,
  params,
  body,
})

/** Tells the browser that something was taken or given back through it, once. */
function noteAct({ sharedAnswerMs, isSecure }: Door, reply: FastifyReply): () => void {
  let isNoted = sharedAnswerMs === 0
  return () => {
    if (!isNoted) reply.header('set-cookie', actedCookie(sharedAnswerMs, isSecure))
    isNoted = true
  }
}

/** What was counted, after what the call came to: who was sent away because too many came at once has not tried. */
async function settled<T>(counted: Counted, answer: () => Promise<T>): Promise<T> {
  let given: T
  try {
    given = await answer()
  } catch (error) {
    if (isTryAgain(error)) await counted.giveBack().catch(() => undefined)
    throw error
  }
  // What was done stays done, and is told, whatever becomes of the count.
  await counted.succeeded().catch(() => undefined)
  return given
}

function eventsOf({ id, answers }: Endpoint): z.ZodMiniType {
  const schema = Object.values(answers)[0]
  if (schema === undefined || schema === null || !('events' in schema)) throw new Error(`${id} promises no events.`)
  return schema.events
}

/** What reads much, and may take its time: lists and tables of staff, and what leaves as a file. */
function isReport(endpoint: Endpoint): boolean {
  const isOf = (part: string) => Object.values(endpoint.answers).some((schema) => schema !== null && part in schema)
  if (endpoint.runs !== 'read' || isOf('events')) return false
  return scopesFor(endpoint) !== null || isOf('csv') || isOf('saveAs')
}

const editionOf = async (door: Door, endpoint: Endpoint): Promise<number> =>
  endpoint.needsNoEdition === true ? 0 : door.currentEditionId(door.database.db)

/** Everywhere but where two endpoints differ by it, a slash at the end is no difference. */
function spellings(path: string): string[] {
  const bare = path.replace(/\/$/, '')
  return [bare, `${bare}/`]
}

/** Texts differ by language, so a shared answer belongs to one. */
function sharedKey(request: FastifyRequest): string {
  return `${askedLocale(request) ?? sourceLocale} ${questionOf(request.url)}`
}

/** What many share is text, as the contract says. */
function textOf(answer: () => Promise<Written>): () => Promise<{ status: number; body: string }> {
  return async () => {
    const { status, body } = await answer()
    if (typeof body !== 'string') throw new Error('Only texts can be shared.')
    return { status, body }
  }
}
