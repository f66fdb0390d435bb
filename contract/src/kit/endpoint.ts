import type * as z from 'zod/mini'
import type { Refusal } from './refusal.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call an endpoint. There is no default: an endpoint that forgets to say does not compile.
 * - `anyone`: no session is needed, and one that is sent is not looked at.
 * - `admitted`: a session whose holder may enter the attendee app (an approved pass, or vendor).
 * - `signed-in`: any living session, admitted or staff.
 * - `order-holder`: the person whose order it is, or the bearer of that order's secret.
 * - `provider`: a payment provider, proven by its signature.
 * - `demo`: anyone, in demo mode; elsewhere the endpoint does not exist.
 */
export type Audience = 'anyone' | 'admitted' | 'signed-in' | 'order-holder' | 'provider' | 'demo'

/** An answer that is not JSON. */
export interface Binary {
  readonly binary: string
}

/** JSON that a browser saves as a file of this name. */
export interface Saved {
  readonly saveAs: string
  readonly schema: z.ZodMiniType
}

export type AnswerSchema = z.ZodMiniType | Binary | Saved | null

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
}

export interface Endpoint {
  /** `feature.useCase`: the name of the use case, of the cache key and of the OpenAPI operation. */
  readonly id: string
  readonly method: Method
  /** `/api/order/:uuid/place` */
  readonly path: string
  readonly summary: string
  /** Everywhere else, a slash at the end is no difference. */
  readonly isSlashSignificant?: boolean
  readonly audience: Audience
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** `multipart`: one file in the field `file`. */
  readonly upload?: 'image'
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
  readonly limit?: RateLimit
}

export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Written<S> = S extends z.ZodMiniType ? z.input<S> : undefined
type Field<E, K extends string> = E extends { readonly [P in K]: infer S } ? S : undefined

/** What a use case receives, parsed. */
export interface Input<E extends Endpoint> {
  readonly params: Parsed<Field<E, 'params'>>
  readonly query: Parsed<Field<E, 'query'>>
  readonly body: Parsed<Field<E, 'body'>>
}

/** What a client writes: only the parts that the endpoint has. */
export type Request<E extends Endpoint> = {
  readonly [K in 'params' | 'query' | 'body' as Field<E, K> extends undefined ? never : K]: Written<Field<E, K>>
}

type AnswerOf<S> = S extends z.ZodMiniType
  ? z.output<S>
  : S extends Saved
    ? z.output<S['schema']>
    : S extends Binary
      ? Blob
      : undefined

/** What a client gets, whatever the successful status. */
export type Answer<E extends Endpoint> = AnswerOf<E['answers'][keyof E['answers']]>

/** The codes that an endpoint's own rules may answer with. */
export type RefusalCode<E extends Endpoint> = E['refusals'][number]['code']
