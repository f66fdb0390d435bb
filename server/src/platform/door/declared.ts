import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { refusalsOf } from '@foyer/contract/kit/refusals-of'
import { Refused } from './refused.ts'

/**
 * The error with which an endpoint answers: a refusal that it does not declare is a bug, since no client can know of
 * it, and no document tells.
 */
export function asDeclared(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof Refused)) return error
  const { code, status } = error.refusal
  if (refusalsOf(endpoint).some((declared) => declared.code === code && declared.status === status)) return error
  return new Error(`${endpoint.id} does not declare ${code} (${status}).`, { cause: error })
}
