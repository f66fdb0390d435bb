import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import type { Locale } from '@foyer/contract/kit/languages'
import { requests } from '@foyer/contract/kit/refusal'
import { isTheirsAlone } from '@foyer/contract/kit/refusals-of'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '#platform/context'
import type { Database } from '#platform/database/database'
import type { Ports } from '#platform/ports'
import { InvalidInput } from './problem.ts'
import { askedEdition, EDITION } from './read-request.ts'
import { refuse } from './refused.ts'
import { assertSecondFactor } from './second-factor.ts'
import { hashSecret } from './secrets.ts'
import { findPerson, findPersonBySession } from './sessions.ts'

interface House {
  readonly database: Database
  readonly world: { readonly ports: Ports }
  downloadPass(sessionId: string): string
}

interface Found {
  readonly caller: Caller
  readonly editionId?: number
  /** Of staff: whether everybody sees the edition that they work on. */
  readonly isShown?: boolean
  readonly locale?: Locale
}

/**
 * Who is calling, compared with whom the endpoint is for. The token is read from the Authorization header and from
 * nowhere else: a browser sends cookies by itself, so a cookie proves no intent.
 * @param options.isUse false: nobody does anything just now, and their session lives no longer for it.
 * @throws InvalidInput where staff name an edition that is not there; Refused `requests/not-signed-in`,
 * `requests/not-allowed`, `requests/second-factor-needed` or `requests/only-looking`.
 */
export async function findCaller(
  house: House,
  endpoint: Endpoint,
  request: FastifyRequest,
  { isUse = true } = {},
): Promise<Found> {
  const { audience } = endpoint
  if (audience === 'anyone' || audience === 'provider' || audience === 'demo') return { caller: { kind: 'anyone' } }
  const now = house.world.ports.clock.now()
  const scopes = scopesFor(endpoint)
  // Nobody else chooses: whom an endpoint lets in as an attendee is let in to the edition that is shown.
  const asked = scopes === null ? null : askedEdition(request)
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const sessionId = passedSession(house, request)
  if (token === undefined && sessionId === null) throw refuse(requests.notSignedIn)
  const find = (editionId: number | null) =>
    sessionId === null
      ? findPerson(house.database.db, token ?? '', now, editionId, isUse)
      : findPersonBySession(house.database.db, sessionId, now, editionId, isUse)
  const found = await find(asked)
  // Whoever is here, and not in the edition that they name, is no member of the staff or names none that is there.
  const person = found ?? (asked === null ? null : await find(null))
  if (person === null) {
    if (audience === 'order-holder') return { caller: { kind: 'secret', secretHash: hashSecret(token ?? '') } }
    throw refuse(requests.notSignedIn)
  }
  if (audience === 'admitted' && !person.isVendor && person.approvedPassId === null) throw refuse(requests.notAllowed)
  if (scopes !== null && !scopes.some((scope) => person.scopes.includes(scope))) throw refuse(requests.notAllowed)
  if (found === null) throw new InvalidInput([{ path: EDITION, message: 'There is no such edition.' }])
  assertSecondFactor(endpoint, person, now)
  if (person.seenBy !== null && isTheirsAlone(endpoint)) throw refuse(requests.onlyLooking)
  const { editionId, isShown, locale } = person
  return { caller: person, editionId, locale, ...(scopes === null ? {} : { isShown }) }
}

// Only the house itself knows how to write such a pass; one that somebody else sends is not one.
function passedSession(house: House, request: FastifyRequest): string | null {
  const pass = request.headers['x-foyer-download']
  if (typeof pass !== 'string') return null
  const sessionId = pass.split('.')[0] ?? ''
  return house.downloadPass(sessionId) === pass ? sessionId : null
}
