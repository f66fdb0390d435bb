import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import { needsSecondFactor } from '@foyer/contract/kit/scopes'
import type { Person } from '#platform/context'
import { refuse } from './refused.ts'

/** A second factor that was shown so long ago is asked for again by what asks for a fresh one, in milliseconds. */
const FRESH_MS = 10 * 60_000

/** Until when what somebody showed is fresh; null: it is not. */
export function freshUntil({ secondFactorAt }: Pick<Person, 'secondFactorAt'>, now: Date): Date | null {
  if (secondFactorAt === null) return null
  const until = new Date(secondFactorAt.getTime() + FRESH_MS)
  return until > now ? until : null
}

/**
 * What a session of staff opens: what the gate may do, by the password alone; all else once a second factor was shown
 * in it, and some of it only just now.
 * @throws Refused `requests/second-factor-needed`.
 */
export function assertSecondFactor(endpoint: Endpoint, person: Person, now: Date): void {
  const scopes = (scopesFor(endpoint) ?? []).filter((scope) => person.scopes.includes(scope))
  if (endpoint.secondFactor === 'not-asked' || scopes.length === 0) return
  if (endpoint.secondFactor === 'fresh') {
    if (freshUntil(person, now) === null) throw refuse(requests.secondFactorNeeded)
    return
  }
  if (scopes.every(needsSecondFactor) && person.secondFactorAt === null) throw refuse(requests.secondFactorNeeded)
}
