import { type Reported, reportFailure } from '@foyer/contract/platform'
import { send } from './api.ts'
import { ProblemError } from './problem-error.ts'

/** A page tells the server once in this time, in milliseconds: whoever looks again and again says nothing new. */
const PAUSE_MS = 60_000
/** As much as the server takes. */
const MOST = 100

let toldAt = Number.NEGATIVE_INFINITY

/** Logs what could not be read, and tells the operator how often and with which status; nothing of who asked. */
export function report(what: Reported, errors: readonly Error[]): void {
  const [first] = errors
  if (first === undefined) return
  console.error(`${errors.length} × ${what} could not be read.`, first)
  if (performance.now() - toldAt < PAUSE_MS) return
  toldAt = performance.now()
  const status = first instanceof ProblemError ? first.status : 500
  send(reportFailure, { body: { what, status, count: Math.min(errors.length, MOST) } }).catch(() => {})
}
