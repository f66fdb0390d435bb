import { type Locale, sourceLocale } from '@foyer/contract/kit/languages'
import type { Sold } from '@foyer/contract/kit/terms'
import type { Db } from '#platform/database/database'
import type { Recall } from '#platform/database/recall'
import type { JobName, JobPayloads } from '#platform/jobs/job-payloads'
import type { EnqueueJob } from '#platform/jobs/jobs'
import type { EventLook } from './papers/look.ts'
import type { Ports } from './ports.ts'

/** Someone with a living session who may be here. */
export interface Person {
  readonly kind: 'person'
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly isVendor: boolean
  readonly approvedPassId: string | null
  readonly scopes: readonly string[]
  /** When they showed a second factor in this session; null: not yet. */
  readonly secondFactorAt: Date | null
  /** Who of the staff looks through this session at what they see; null: they do themselves. */
  readonly seenBy: { readonly userId: string; readonly until: Date } | null
}

/** Someone who shows a secret that is not a session's: it may open one order. */
export interface SecretBearer {
  readonly kind: 'secret'
  readonly secretHash: string
}

export interface Anyone {
  readonly kind: 'anyone'
}

export type Caller = Person | SecretBearer | Anyone

/**
 * What is put together once, where the program is composed, and stands in every context. A feature that others bring
 * something to adds its own part to it: `sellables` of `orders`.
 * @public
 */
export interface Composed {
  readonly ports: Ports
  readonly recall: Recall
  /** How the edition of a context shows itself on mails and papers. */
  lookOf(context: Pick<Context, 'db' | 'editionId'>): Promise<EventLook>
}

/** Everything a use case can see of the world. */
export interface Context extends Composed {
  /** A command's `db` is its transaction; a read's is the outer handle. */
  readonly db: Db
  /** The app's time when the request began. */
  readonly now: Date
  /** The edition that is asked about; for what belongs to another one, `inEdition`. */
  readonly editionId: number
  readonly locale: Locale
  /** Enqueues a job in this context's transaction. It runs in this context's edition; its id, where somebody has to know it. */
  enqueue<Name extends JobName>(name: Name, data: JobPayloads[Name], editionId?: number, jobId?: string): Promise<void>
  /**
   * Says that what is left of something is changed: called by the statement that changes it, behind it. Once the
   * transaction has committed, no process hands out an answer of before.
   */
  changed(sold: Sold): void
}

/** As much as is needed to write what organisers write: nobody outside, and nobody in particular. */
export type OfficeContext = Pick<Context, 'db' | 'now' | 'editionId' | 'recall' | 'changed'>

export type CallerContext<C extends Caller = Caller> = Context & {
  readonly caller: C
  readonly request: RequestFacts
}

/** A use case that talks to somebody outside makes its own transactions around that. */
export interface ProcessContext extends Context {
  inTransaction<T>(work: (context: Context) => Promise<T>): Promise<T>
  /**
   * The last one, whose result is the answer: it is kept with what it did. Whoever sends the request again is given it, were
   * the answer to its COMMIT lost.
   */
  inLastTransaction<T>(work: (context: Context) => Promise<T>): Promise<T>
  /** Keeps what will be the answer with what one of its transactions does, whether or not that is the last one. */
  keepAnswer(inside: Pick<Context, 'db'>, answer: unknown): void
}

export interface RequestFacts {
  readonly id: string
  /** Only the headers are asked for: nothing may happen. */
  readonly isHead: boolean
  readonly address: string
  readonly device: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly rawBody: Buffer | null
  readonly upload: Buffer | null
}

export interface World extends Composed {
  readonly enqueue: EnqueueJob
  /** Tells all processes at once; whoever has a transaction tells when it has committed. */
  readonly changed: (sold: Iterable<Sold>) => void
}

/** A context over one handle; what a test, a job or the door starts from. */
export function contextOver(
  world: World,
  db: Db,
  facts: { readonly now: Date; readonly editionId: number; readonly locale?: Locale },
): Context {
  const { enqueue, changed, ...composed } = world
  return {
    ...composed,
    db,
    now: facts.now,
    editionId: facts.editionId,
    locale: facts.locale ?? sourceLocale,
    enqueue: (name, data, editionId = facts.editionId, jobId) => enqueue(db, name, data, editionId, jobId),
    changed: (sold) => changed([sold]),
  }
}

/**
 * The same context for what belongs to `editionId`: an order of the edition before is paid by that one's rules, whichever
 * is on by now, and what it brings up belongs there too.
 */
export function inEdition<C extends Context>(context: C, editionId: number): C {
  if (context.editionId === editionId) return context
  const inside: C = {
    ...context,
    editionId,
    enqueue: (name, data, of = editionId, jobId) => context.enqueue(name, data, of, jobId),
  }
  if (!isProcess(context)) return inside
  const over =
    (transaction: ProcessContext['inTransaction']): ProcessContext['inTransaction'] =>
    (work) =>
      transaction((inner) => work(inEdition(inner, editionId)))
  return {
    ...inside,
    inTransaction: over(context.inTransaction),
    inLastTransaction: over(context.inLastTransaction),
  }
}

function isProcess(context: Context): context is ProcessContext {
  return 'inTransaction' in context
}
