import { type Problem, type Refusal, requests } from '@foyer/contract/kit/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sqlState } from '#platform/database/database'
import { AccountGone } from '#platform/ground/account-gone'
import { Busy } from '#platform/ground/turns'
import { Refused } from './refused.ts'

/** An entry that does not fit the contract. */
export class InvalidInput extends Error {
  readonly issues: readonly { readonly path: string; readonly message: string }[]

  constructor(issues: readonly { readonly path: string; readonly message: string }[]) {
    super('invalid input')
    this.issues = issues
  }
}

export function problemOf(refusal: Refusal, extra: Readonly<Record<string, unknown>> = {}): Problem {
  return {
    type: 'about:blank',
    ...extra,
    status: refusal.status,
    statusCode: refusal.status,
    code: refusal.code,
    title: refusal.title,
    detail: refusal.detail,
  }
}

// What the database or the way to it says when it cannot answer now. None of it means "sold out".
const contended = new Set(['55P03', '57014', '40001', '40P01', '25P03'])
const namesAccount = /_(user_id|giver_id|accepted_by)_fkey$/
const constraintOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'constraint' in error ? String(error.constraint) : ''

/**
 * Somebody acted in the moment in which their account became one with another: asked again, they are told to sign in. Or
 * something that names an account was forgotten where it goes, so the log keeps it.
 */
export const namesGoneAccount = (error: unknown): boolean =>
  error instanceof AccountGone || (sqlState(error) === '23503' && namesAccount.test(constraintOf(error)))

const unreachable = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '08001',
  '08004',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  // A request of the house to itself, while it closes.
  'FST_ERR_REOPENED_CLOSE_SERVER',
])
const unreachableMessage =
  /connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i

/** Whether the error says that the database cannot be reached. */
export function isUnreachable(error: unknown): boolean {
  return unreachable.has(sqlState(error) ?? '') || (error instanceof Error && unreachableMessage.test(error.message))
}

function fastifyRefusal(code: string | undefined, status: number | undefined): Refusal | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return requests.tooLarge
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return requests.addressTooLong
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return requests.unsupportedMedia
  if (status === 413) return requests.tooLarge
  if (status === 415) return requests.unsupportedMedia
  if (status !== undefined && status >= 400 && status < 500) return requests.malformed
  return undefined
}

/** Seconds after which a server that could not answer is worth another try. */
const TRY_AGAIN_SECONDS = 2

/** What an error is to the person who caused it; `isBug` says whether the log must keep it. */
export function describeError(error: unknown): { problem: Problem; isBug: boolean } {
  if (error instanceof Refused) return { problem: problemOf(error.refusal, error.details), isBug: false }
  if (error instanceof InvalidInput)
    return { problem: problemOf(requests.invalid, { errors: error.issues }), isBug: false }
  const code = sqlState(error)
  if (contended.has(code ?? ''))
    return { problem: problemOf(requests.busy, { retryAfterSeconds: TRY_AGAIN_SECONDS }), isBug: false }
  if (namesGoneAccount(error))
    return { problem: problemOf(requests.busy, { retryAfterSeconds: TRY_AGAIN_SECONDS }), isBug: false }
  if (isUnreachable(error)) return { problem: problemOf(requests.unavailable), isBug: false }
  if (error instanceof Busy) {
    const { retryAfterSeconds } = error
    return { problem: problemOf(requests.busy, { retryAfterSeconds }), isBug: false }
  }
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : undefined
  const known = fastifyRefusal(code, status)
  if (known !== undefined) return { problem: problemOf(known), isBug: false }
  return { problem: problemOf(requests.unexpected), isBug: true }
}

/** Whether it says no more than that the same is worth another try a moment later. */
export const isTryAgain = (error: unknown): boolean => describeError(error).problem.status === 503

/** Sends a refusal, with the headers that belong to its status. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const wait = problem['retryAfterSeconds']
  if (typeof wait === 'number') reply.header('retry-after', String(wait))
  else if (problem.status === 503) reply.header('retry-after', String(TRY_AGAIN_SECONDS))
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...problem, requestId: request.id }))
}
