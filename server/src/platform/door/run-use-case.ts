import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import type { Sold } from '@foyer/contract/kit/terms'
import { goneMessage } from '@foyer/contract/office-gone'
import type { CallerContext, Context, Person, ProcessContext, World } from '#platform/context'
import { type Database, type Db, sendAlong } from '#platform/database/database'
import type { Jobs } from '#platform/jobs/jobs'
import { Audited, writeActs } from './audit.ts'
import { asDeclared } from './declared.ts'
import { type GivenAnswer, type KeyedRequest, type KeyReturns, keepAnswer, takeKey } from './idempotency.ts'
import { problemOf } from './problem.ts'
import { Refused, refuse } from './refused.ts'
import { type Written, write } from './write-answer.ts'

/** What a use case is run over. */
export interface Inside {
  readonly database: Database
  readonly world: World
  readonly jobs: Pick<Jobs, 'nudge'>
  readonly keyReturns: KeyReturns
}

type AnyUseCase = (context: unknown, input: unknown) => Promise<unknown>

/** How a request is run beside what it says. */
interface Asked {
  /** Null: it cannot be sent again. */
  readonly keyed: KeyedRequest | null
  /** Called where it takes or gives back something of what many look at, did so before, or was too late for it. */
  readonly onAct: () => void
}

/** Runs a use case in the way that its endpoint declares: as it is, in one transaction, or making its own. */
export async function runUseCase(
  inside: Inside,
  endpoint: Endpoint,
  useCase: AnyUseCase,
  context: CallerContext,
  input: unknown,
  { keyed, onAct }: Asked,
): Promise<Written> {
  const refused = refusing(endpoint, onAct)
  const call = async (given: Context): Promise<Written> => {
    try {
      const result = await useCase(given, input)
      const isAct = endpoint.runs === 'command'
      return write(endpoint, isAct ? await logged(endpoint, given, context, result) : result)
    } catch (error) {
      return refused(error)
    }
  }
  let hasJobs = false
  const over = (db: Db, touched: Set<Sold>): CallerContext => ({
    ...context,
    db,
    enqueue: (name, data, editionId = context.editionId, jobId) => {
      hasJobs = true
      return inside.world.enqueue(db, name, data, editionId, jobId)
    },
    changed: (sold) => {
      touched.add(sold)
      onAct()
    },
  })
  const inTransaction = <T>(work: (inner: CallerContext) => Promise<T>): Promise<T> =>
    tellingAll(inside, (db, touched) => work(over(db, touched)))
  // Looking for jobs where there are none asks the database once for each kind of job.
  const nudge = (): void => {
    if (hasJobs) inside.jobs.nudge()
  }

  if (endpoint.runs === 'read') return call(context)
  if (endpoint.runs === 'command') {
    const once = (inner: CallerContext) => commandOnce(inside, { keyed, onAct }, inner, () => call(inner))
    // What is sent with its end is refused by the transaction.
    const answer = await inTransaction(once).catch(refused)
    nudge()
    return answer
  }
  const { process, isAnswerKept } = processOver(inside, endpoint, context, keyed, (work) =>
    inTransaction(work).finally(nudge),
  )
  if (keyed === null) return call(process)
  return processOnce(inside, { keyed, onAct }, context.now, isAnswerKept, () => call(process))
}

interface Process {
  readonly process: CallerContext & ProcessContext
  /** Whether a transaction of it has kept the answer. */
  isAnswerKept(): boolean
}

/** What a process is given: it makes its own transactions, and what the last one gives is kept with what it did. */
function processOver(
  inside: Inside,
  endpoint: Endpoint,
  context: CallerContext,
  keyed: KeyedRequest | null,
  transact: <T>(work: (inner: CallerContext) => Promise<T>) => Promise<T>,
): Process {
  /** The transactions in which it was kept; of those that were undone nothing is. */
  const keptIn = new WeakSet<Db>()
  let isAnswerKept = false
  const keep = async (db: Db, answer: unknown): Promise<boolean> => {
    if (keyed === null) return true
    keptIn.add(db)
    return keepAnswer(db, inside.world.ports.keys, keyed, givenBy(write(endpoint, answer)))
  }
  const keeping =
    (end: (inner: Context, result: unknown) => Promise<void>): ProcessContext['inTransaction'] =>
    async <T>(work: (inner: Context) => Promise<T>) => {
      const { db, result } = await transact(async (inner) => {
        const result = (await logged(endpoint, inner, context, await work(inner))) as T
        await end(inner, result)
        return { db: inner.db, result }
      })
      isAnswerKept ||= keptIn.has(db)
      return result
    }
  const keepAsAnswer = async ({ db }: Context, result: unknown): Promise<void> => {
    // Another sending took the key meanwhile, because this one was thought dead: it is done by that one.
    if (!(await keep(db, result))) throw refuse(requests.keyInUse)
  }
  const process = {
    ...context,
    inTransaction: keeping(async () => {}),
    inLastTransaction: keeping(keepAsAnswer),
    keepAnswer: ({ db }: Pick<Context, 'db'>, answer: unknown) => sendAlong(keep(db, answer)),
  }
  return { process, isAnswerKept: () => isAnswerKept }
}

const gone = { ...requests.notFound, detail: goneMessage }

/** Staff did not mistake an address: what they have open was removed by somebody else. */
const isGone = (endpoint: Endpoint, error: unknown): boolean =>
  scopesFor(endpoint) !== null && error instanceof Refused && error.refusal === requests.notFound

/** What becomes of an error: of a refusal what the endpoint declares. */
const refusing =
  (endpoint: Endpoint, onAct: () => void) =>
  (error: unknown): never => {
    // Who is told that it is no longer so knows more of what is left than an answer that is kept.
    if (error instanceof Refused && error.refusal.status === 409) onAct()
    throw asDeclared(endpoint, isGone(endpoint, error) ? refuse(gone) : error)
  }

/** A transaction, after which all are told what it took or gave back. */
async function tellingAll<T>(
  { database, world }: Inside,
  work: (db: Db, touched: Set<Sold>) => Promise<T>,
): Promise<T> {
  const touched = new Set<Sold>()
  try {
    return await database.transaction((db) => work(db, touched))
  } catch (error) {
    // What was refused was undone. A commit whose answer was lost may have happened.
    if (error instanceof Refused) touched.clear()
    throw error
  } finally {
    world.changed(touched)
  }
}

/**
 * What was done, as staff may do it: with an entry in the log, in the same transaction.
 * @throws Error where a command of staff does not say what it did: a bug, and nothing was done.
 */
async function logged(endpoint: Endpoint, { db }: Context, context: CallerContext, result: unknown): Promise<unknown> {
  if (scopesFor(endpoint) === null) return result
  if (!(result instanceof Audited)) throw new Error(`${endpoint.id} does not say what it did.`)
  const { now, editionId, caller } = context
  await writeActs({ db, now, editionId, caller: caller as Person, act: endpoint.id }, result.acts)
  return result.answer
}

/** Runs a command under its key, in its transaction: who sends it again is given the first answer. */
async function commandOnce(
  { world }: Inside,
  { keyed, onAct }: Asked,
  { db, now }: CallerContext,
  call: () => Promise<Written>,
): Promise<Written> {
  if (keyed === null) return call()
  const { keys } = world.ports
  const given = await takeKey(db, keys, keyed, now)
  if (given !== null) {
    onAct()
    return rewritten(given)
  }
  const fresh = await call()
  sendAlong(keepAnswer(db, keys, keyed, givenBy(fresh)))
  return fresh
}

/** Runs a process under its key: what it answers is kept, and a process that gave no answer can be tried again. */
async function processOnce(
  { database, world, keyReturns }: Inside,
  { keyed, onAct }: Asked & { readonly keyed: KeyedRequest },
  now: Date,
  isAnswerKept: () => boolean,
  call: () => Promise<Written>,
): Promise<Written> {
  const { keys } = world.ports
  const keep = (answer: GivenAnswer) => keepAnswer(database.db, keys, keyed, answer)
  let isTaken = false
  try {
    await keyReturns.settle(keyed)
    const given = await takeKey(database.db, keys, keyed, now)
    if (given !== null) {
      onAct()
      return rewritten(given)
    }
    isTaken = true
    const fresh = await call()
    if (!isAnswerKept()) await keep(givenBy(fresh))
    return fresh
  } catch (error) {
    // A refusal is an answer too: sent again, the same request must not charge the card a second time.
    if (isTaken && error instanceof Refused && error.refusal.status !== 429 && error.refusal.status < 500)
      await keep({ status: error.refusal.status, text: JSON.stringify(problemOf(error.refusal, error.details)) })
    else await keyReturns.giveBack(keyed)
    throw error
  }
}

function givenBy(written: Written): GivenAnswer {
  return { status: written.status, text: typeof written.body === 'string' ? written.body : null }
}

function rewritten(given: GivenAnswer): Written {
  return { status: given.status, body: given.text }
}
