import type { CalledEndpoint } from '@foyer/contract/kit/endpoint'
import { message } from '@foyer/contract/kit/message'
import type { Problem, Refusal } from '@foyer/contract/kit/refusal'
import { busy, notFound, tooLarge, tooMany, unexpected } from '@foyer/contract/kit/refusal'

/** A call that did not work: the server's problem, or `network` when there was no answer. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly errors: readonly { readonly path: string; readonly message: string }[]
  readonly requestId: string | undefined
  readonly problem: Problem
  /** What was asked. */
  readonly endpoint: CalledEndpoint | undefined

  constructor(problem: Problem, endpoint?: CalledEndpoint) {
    super(problem.title)
    this.problem = problem
    this.endpoint = endpoint
    this.status = problem.status
    this.code = problem.code
    this.detail = problem.detail
    this.errors = problem.errors ?? []
    this.requestId = problem.requestId
  }
}

/** No answer came. Nobody knows whether the request arrived, so what is sent again carries the same key. */
export const unreachable: Problem = {
  type: 'about:blank',
  status: 0,
  statusCode: 0,
  code: 'network',
  title: message('No connection'),
  detail: message('We cannot reach the server. Nothing you entered is lost; try again when you are online.'),
}

/** Specification section 8: `statusCode`, else `status`, else the response's own status, else 500. */
export function problemOfAnswer(body: unknown, status: number, requestId: string | null): Problem {
  const known = typeof body === 'object' && body !== null ? (body as Partial<Problem>) : {}
  const code = known.statusCode ?? known.status ?? (status || 500)
  const fallback = [notFound, tooLarge, tooMany, busy].find((refusal) => refusal.status === code) ?? unexpected
  return {
    ...known,
    type: known.type ?? 'about:blank',
    status: code,
    statusCode: code,
    code: known.code ?? fallback.code,
    title: known.title ?? fallback.title,
    detail: known.detail ?? fallback.detail,
    ...((known.requestId ?? requestId) ? { requestId: known.requestId ?? requestId ?? '' } : {}),
  }
}

export function refusedWith(error: unknown, refusal: Refusal): error is ProblemError {
  return error instanceof ProblemError && error.code === refusal.code
}
