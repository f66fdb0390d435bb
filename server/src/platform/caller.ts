import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './context.ts'
import type { Database } from './database.ts'
import type { Ports } from './ports.ts'
import { refuse } from './refused.ts'
import { hashSecret } from './secrets.ts'
import { findPerson } from './sessions.ts'

interface House {
  readonly database: Database
  readonly world: { readonly ports: Ports }
}

interface Found {
  readonly caller: Caller
  readonly editionId?: number
  readonly locale?: 'en' | 'de'
}

/**
 * Who is calling, compared with whom the endpoint is for. The token is read from the Authorization header and from
 * nowhere else: a browser sends cookies by itself, so a cookie proves no intent.
 * @throws Refused `requests/not-signed-in` or `requests/not-allowed`.
 */
export async function findCaller(house: House, endpoint: Endpoint, request: FastifyRequest): Promise<Found> {
  const { audience } = endpoint
  if (audience === 'anyone' || audience === 'provider' || audience === 'demo') return { caller: { kind: 'anyone' } }
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw refuse(requests.notSignedIn)
  const person = await findPerson(house.database.db, token, house.world.ports.clock.now())
  if (person === null) {
    if (audience === 'order-holder') return { caller: { kind: 'secret', secretHash: hashSecret(token) } }
    throw refuse(requests.notSignedIn)
  }
  if (audience === 'admitted' && !person.isVendor && person.approvedPassId === null) throw refuse(requests.notAllowed)
  return { caller: person, editionId: person.editionId, locale: person.locale }
}
