import type * as z from 'zod/mini'
import type { Refusal } from './refusal.ts'

/** An answer that is not JSON. */
export interface Binary {
  readonly binary: string
}

/** JSON that a browser saves as a file of this name. */
export interface Saved {
  readonly saveAs: string
  readonly schema: z.ZodMiniType
}

/** A table of these columns, of any length, that a browser saves as a file of this name. */
export interface Table {
  readonly csv: readonly string[]
  readonly saveAs: string
}

/** Server-sent events, each of this schema, for as long as somebody listens. */
export interface Events {
  readonly events: z.ZodMiniType
}

export type AnswerSchema = z.ZodMiniType | Binary | Saved | Table | Events | null

/**
 * Limits per caller; `by` names what is counted. Attempts within `perSeconds`.
 * - `address`: the network that the call comes from, and the wide network around it.
 * - `address-and-email`: the mailbox that it names, together with the network; and the network over all mailboxes.
 * - `person`: who is signed in, wherever they are, or whose order it is.
 */
export interface RateLimit {
  readonly by: 'address' | 'address-and-email' | 'person'
  readonly attempts: number
  readonly perSeconds: number
  /** For `address-and-email`: how many times as many a network may try as one mailbox from it; ten where it is left out. */
  readonly ofNetwork?: number
  /** What came to what was asked for is not counted for the network: many people share one, and none of them is to suspect. */
  readonly networkCounts?: 'failures'
}

/** One file in the field `file` of a `multipart` request. What it is its bytes say, and neither its name nor a header. */
export interface Upload {
  readonly kind: 'picture' | 'text'
  /** What is answered to any other, as soon as its first bytes are there. */
  readonly unreadable: Refusal
}

/** What people take from one another, so that an answer about it is no longer right when somebody did. */
export type Sold = 'rooms' | 'passes' | 'train-tickets'

/** In bytes: thousands of lines, each as long as one may be. */
export const LIST_BODY = 1024 * 1024

/** What is agreed about an endpoint beyond how it is called: what it takes, what it answers, and how it runs. */
export interface Terms {
  readonly summary: string
  /** Everywhere else, a slash at the end is no difference. */
  readonly isSlashSignificant?: boolean
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** In bytes, where it takes more than the 256 KiB that hold any form: a list that somebody pastes. */
  readonly largestBody?: number
  readonly upload?: Upload
  /** Status → schema. `null` is an answer without a body. */
  readonly answers: Readonly<Record<number, AnswerSchema>>
  readonly refusals: readonly Refusal[]
  /**
   * `command` runs in one transaction; `read` runs without one; `process` makes its own transactions, because it
   * talks to somebody outside between them.
   */
  readonly runs: 'read' | 'command' | 'process'
  /** Answers before any edition is set up, because it tells of none: its context's `editionId` is 0. */
  readonly needsNoEdition?: boolean
  /** Public answers that many ask for may be kept for a second by the server and by the browser. */
  readonly shared?: boolean
  /**
   * A shared answer that says what is left of something: it is kept by the server until some is taken or given back, and
   * whoever has it asks each time whether it is still so.
   */
  readonly sells?: Sold
  readonly limit?: RateLimit
  /**
   * In place of a limit, where thousands ask again and again: what they must show, which the server itself wrote. One that
   * somebody made up is refused before anything is asked of the database.
   */
  readonly proof?: 'ticket'
  /**
   * For staff, whose session counts for nothing but the gate until a second factor was shown in it.
   * `fresh`: it was shown within the last ten minutes, which is asked before money leaves, persons leave as a table or
   * roles change. `not-asked`: what leads there.
   */
  readonly secondFactor?: 'fresh' | 'not-asked'
  /** Leads to a sale: while a waiting room is open, only whose turn it is gets through, before anything else is counted. */
  readonly waits?: boolean
}

/** By the ids of the endpoints. */
export type TermsById = Readonly<Record<string, Terms>>
