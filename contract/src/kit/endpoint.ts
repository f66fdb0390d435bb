import type * as z from 'zod/mini'
import type { AllTerms } from '../terms.ts'
import type { Refusal } from './refusal.ts'
import type { StaffScope } from './scopes.ts'
import type { Binary, Events, Saved, Table, Terms } from './terms.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call an endpoint. There is no default: an endpoint that forgets to say does not compile.
 * - `anyone`: no session is needed, and one that is sent is not looked at.
 * - `admitted`: a session whose holder may enter the attendee app (an approved pass, or vendor).
 * - `signed-in`: any living session, admitted or staff.
 * - `order-holder`: the person whose order it is, or the bearer of that order's secret.
 * - `provider`: a payment provider, proven by its signature.
 * - `demo`: anyone, in demo mode; elsewhere the endpoint does not exist.
 * - a list of scopes: staff who have one of them. A command of theirs leaves an entry in the audit log.
 */
export type Audience = 'anyone' | 'admitted' | 'signed-in' | 'order-holder' | 'provider' | 'demo' | StaffAudience
export type StaffAudience = readonly [StaffScope, ...StaffScope[]]

/** Which scopes may call an endpoint for staff; null where it is not for staff. */
export const scopesFor = ({ audience }: { readonly audience: Audience }): StaffAudience | null =>
  typeof audience === 'string' ? null : audience

/** All that a browser has of an endpoint: how it is called. Its {@link Terms} stand beside it, by its id. */
export interface CalledEndpoint {
  /** `feature.useCase`: the name of the use case, of the cache key and of the OpenAPI operation. */
  readonly id: string
  readonly method: Method
  /** `/api/order/:uuid/place` */
  readonly path: string
  readonly audience: Audience
}

/** The whole of it, as the server has it (`endpointOf` in all.ts). */
export interface Endpoint extends CalledEndpoint, Terms {}

/** One whose terms are not in `terms.ts` does not compile. */
// @__NO_SIDE_EFFECTS__
export function endpoint<const E extends CalledEndpoint & { readonly id: keyof AllTerms }>(declared: E): E {
  return declared
}

/** What is agreed about an endpoint, by its id; of one that is only known when the program runs, what all have. */
export type TermsOf<E extends CalledEndpoint> = E['id'] extends keyof AllTerms ? AllTerms[E['id']] : Terms

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Written<S> = S extends z.ZodMiniType ? z.input<S> : undefined
type Field<T, K extends string> = T extends { readonly [P in K]: infer S } ? S : undefined

/** What a use case receives, parsed. */
export interface Input<E extends CalledEndpoint> {
  readonly params: Parsed<Field<TermsOf<E>, 'params'>>
  readonly query: Parsed<Field<TermsOf<E>, 'query'>>
  readonly body: Parsed<Field<TermsOf<E>, 'body'>>
}

/** What a client writes: only the parts that the endpoint has. */
export type Request<E extends CalledEndpoint> = {
  readonly [K in 'params' | 'query' | 'body' as Field<TermsOf<E>, K> extends undefined ? never : K]: Written<
    Field<TermsOf<E>, K>
  >
}

/** A table, as a client gets it. */
export interface TableOf<Column extends string> extends Blob {
  readonly type: 'text/csv'
  /** Of types alone: what its columns are. */
  readonly columns?: Column
}
/** Events, as they reach a client one by one. */
export interface EventsOf<Data> {
  readonly events: AsyncIterable<Data>
}

type AnswerOf<S> = S extends z.ZodMiniType
  ? z.output<S>
  : S extends Saved
    ? z.output<S['schema']>
    : S extends Table
      ? TableOf<S['csv'][number]>
      : S extends Events
        ? EventsOf<z.output<S['events']>>
        : S extends Binary
          ? Blob
          : undefined
type AnswersOf<A> = AnswerOf<A[keyof A]>

/** What a client gets, whatever the successful status. */
export type Answer<E extends CalledEndpoint> = AnswersOf<Field<TermsOf<E>, 'answers'>>

/** What an endpoint's own rules may answer with. */
export type RefusalOf<E extends CalledEndpoint> =
  TermsOf<E> extends { readonly refusals: readonly (infer R extends Refusal)[] } ? R : never
