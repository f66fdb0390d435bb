import type { Refusal } from '@foyer/contract/kit/refusal'

/** A rule of the event said no. Thrown, so that whatever the transaction did before vanishes with it. */
export class Refused extends Error {
  readonly refusal: Refusal
  /** What the answer says beyond the refusal's own sentence. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(refusal: Refusal, details: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(refusal.code, { cause })
    this.refusal = refusal
    this.details = details
  }
}

/**
 * `throw refuse(…)` reads better than it would with `new`.
 * @param cause what went wrong with somebody outside, for the log: whoever asked is told no more than the refusal says.
 */
export function refuse(refusal: Refusal, details: Readonly<Record<string, unknown>> = {}, cause?: unknown): Refused {
  return new Refused(refusal, details, cause)
}
