import { type Locale, sourceLocale } from '@foyer/contract/kit/languages'
import type { Db } from './database.ts'
import type { JobName, JobPayloads } from './job-payloads.ts'
import type { EnqueueJob } from './jobs.ts'
import type { Ports } from './ports.ts'
import type { Recall } from './recall.ts'

/** Someone with a living session who may be here. */
export interface Person {
  readonly kind: 'person'
  readonly userId: string
  readonly sessionId: string
  readonly isVendor: boolean
  readonly approvedPassId: string | null
  readonly scopes: readonly string[]
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

/** Everything a use case can see of the world. */
export interface Context {
  /** A command's `db` is its transaction; a read's is the outer handle. */
  readonly db: Db
  /** The app's time when the request began. */
  readonly now: Date
  readonly editionId: number
  readonly locale: Locale
  readonly ports: Ports
  readonly recall: Recall
  /** Enqueues a job in this context's transaction. */
  enqueue<Name extends JobName>(name: Name, data: JobPayloads[Name]): Promise<void>
}

export type CallerContext<C extends Caller = Caller> = Context & {
  readonly caller: C
  readonly request: RequestFacts
}

/** A use case that talks to somebody outside makes its own transactions around that. */
export interface ProcessContext extends Context {
  inTransaction<T>(work: (context: Context) => Promise<T>): Promise<T>
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

export interface World {
  readonly ports: Ports
  readonly recall: Recall
  readonly enqueue: EnqueueJob
}

/** A context over one handle; what a test, a job or the door starts from. */
export function contextOver(
  world: World,
  db: Db,
  facts: { readonly now: Date; readonly editionId: number; readonly locale?: Locale },
): Context {
  return {
    db,
    now: facts.now,
    editionId: facts.editionId,
    locale: facts.locale ?? sourceLocale,
    ports: world.ports,
    recall: world.recall,
    enqueue: (name, data) => world.enqueue(db, name, data),
  }
}
