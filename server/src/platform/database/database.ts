import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import type { Load } from '#platform/ground/turns'
import type { DB } from './database-types.ts'
import type { Ear } from './listen.ts'
import { isPlanOutdated } from './statement-names.ts'
import type { Turn } from './turn-numbers.ts'

export type Db = Kysely<DB>

/** What statements are asked through. @throws Busy where too many wait for that already. */
export interface Statements {
  readonly db: Db
  /** Runs one transaction; retried when the engine asks for it (serialisation failure, deadlock). */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Runs one statement with numbered parameters; for libraries that bring their own SQL. */
  raw(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>
}

/** One database, whichever engine it is. */
export interface Database extends Statements {
  readonly engine: 'postgres' | 'embedded'
  /** For what the program does by itself: whatever rush there is at the door, a hold ends when it is over. */
  readonly upkeep: Statements
  /**
   * For what reads much: lists and tables of staff, and what leaves as a file. They may take long, and however many do,
   * nobody who buys waits for them. Nothing is written over it.
   */
  readonly reports: Pick<Statements, 'db'>
  /** How long ago a transaction was let in while others wait, in milliseconds; infinite where none waits: then what takes long hangs. */
  movedAgo(): number
  /** How long people wait for a transaction here, and how many are done each second. */
  load(): Load
  /** Runs SQL text of many statements, as migrations have them. */
  script(sql: string): Promise<void>
  /**
   * Runs what only one process may do at a time, others waiting for their turn; for as long as it takes. A process
   * that dies gives its turn up, and one that loses the database stops.
   */
  alone<T>(turn: Turn, work: () => Promise<T>): Promise<T>
  /** Hears what is told on a channel, from now on and whatever happens to the connection. @returns what ends it. */
  listen(channel: string, ear: Ear): () => Promise<void>
  close(): Promise<void>
}

/** The transaction that this call runs in. */
interface Inside {
  /** What it has asked already. */
  readonly asked: Map<string, Promise<unknown>>
  /** What nobody waits for. */
  readonly along: Promise<unknown>[]
  /** What goes on beside it, and asks by itself. */
  readonly meanwhile: Promise<unknown>[]
  /** What it asks when all the rest is done. */
  readonly last: (() => Promise<unknown>)[]
}

const insideTransaction = new AsyncLocalStorage<Inside>()

/** Whether this call runs inside a transaction; the outer handle may not be used there. */
export function isInsideTransaction(): boolean {
  return insideTransaction.getStore() !== undefined
}

/**
 * Asks once in a transaction what several of its steps want to know, and what nobody changes meanwhile: it is locked,
 * or belongs to a decision that is to be one. Who changes it themselves says so with `askAgain`. Outside of a
 * transaction it is asked each time.
 */
export function askOnce<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const asked = insideTransaction.getStore()?.asked
  if (asked === undefined) return ask()
  const known = asked.get(name) as Promise<T> | undefined
  const answer = known ?? ask()
  if (known === undefined) asked.set(name, answer)
  return answer
}

export function askAgain(name: string): void {
  insideTransaction.getStore()?.asked.delete(name)
}

/**
 * Lets a statement go along with whatever is asked next in the transaction that this call runs in: nobody waits for its
 * answer alone. Where it fails, so does the transaction, and for that reason.
 */
export function sendAlong(statement: Promise<unknown>): void {
  statement.catch(() => undefined)
  insideTransaction.getStore()?.along.push(statement)
}

/**
 * Lets work go on beside what comes next in the transaction that this call runs in, such as a library's that asks in its own
 * time. The transaction ends behind it; where it fails, so does the transaction.
 */
export function goOnWith(work: Promise<unknown>): void {
  work.catch(() => undefined)
  insideTransaction.getStore()?.meanwhile.push(work)
}

/**
 * Sends a statement with the end of the transaction: what everybody waits for is locked for as long as that takes. It
 * is as if it was asked now for whoever looks afterwards, and within the transaction nobody looks at what it changes.
 */
export function sendLast(ask: () => Promise<unknown>): void {
  insideTransaction.getStore()?.last.push(ask)
}

/** @throws where this is the outer handle and the call runs inside a transaction. */
export function refuseOuterHandle(db: Db): void {
  if (!db.isTransaction) refuseInsideTransaction()
}

export function refuseInsideTransaction(): void {
  if (isInsideTransaction()) throw new Error('The outer database handle was used inside a transaction.')
}

/**
 * The embedded engine has one connection: a query on the outer handle, made inside a transaction, would wait for
 * itself for ever. On PostgreSQL it would quietly leave the transaction. Both are the same mistake, so it throws.
 */
export const outsideTransactionOnly: KyselyPlugin = {
  transformQuery(args: PluginTransformQueryArgs) {
    refuseInsideTransaction()
    return args.node
  },
  transformResult: async (args: PluginTransformResultArgs) => args.result,
}

const retryable = new Set(['40001', '40P01'])

export function sqlState(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

/** Hands a transaction that was begun to the work that is done in it. */
export type HandOut = <T>(begun: Db, work: (db: Db) => Promise<T>) => Promise<T>

async function once<T>(outer: Db, handOut: HandOut, work: (db: Db) => Promise<T>): Promise<T> {
  const inside: Inside = { asked: new Map(), along: [], meanwhile: [], last: [] }
  const toTheEnd = async (db: Db) => {
    const done = await work(db)
    await Promise.all(inside.meanwhile)
    for (const ask of inside.last) sendAlong(ask())
    return done
  }
  try {
    const done = await outer
      .transaction()
      .execute((begun) => insideTransaction.run(inside, () => handOut(begun, toTheEnd)))
    await Promise.all(inside.along)
    return done
  } catch (error) {
    // What nobody waited for says why what came after it, or the end, could not be a good one.
    await Promise.all(inside.along)
    throw error
  }
}

export async function inTransaction<T>(outer: Db, handOut: HandOut, work: (db: Db) => Promise<T>): Promise<T> {
  if (isInsideTransaction()) throw new Error('A transaction was begun inside a transaction.')
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(outer, handOut, work)
    } catch (error) {
      if (attempt >= 5 || !(retryable.has(sqlState(error) ?? '') || isPlanOutdated(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * (0.5 + Math.random())))
    }
  }
}
