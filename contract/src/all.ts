import * as accommodation from './accommodation.ts'
import * as archive from './archive.ts'
import * as bookings from './bookings.ts'
import * as editions from './editions.ts'
import * as identity from './identity.ts'
import * as invoices from './invoices.ts'
import type { Endpoint } from './kit/endpoint.ts'
import * as orders from './orders.ts'
import * as passes from './passes.ts'
import * as platform from './platform.ts'
import * as surveys from './surveys.ts'
import * as waiting from './waiting.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'id' in value && 'audience' in value && 'answers' in value
}

/**
 * Every endpoint of the product: for OpenAPI, for the route table and for the tests that walk it. By name within a
 * feature, because what loads a module decides in which order it lists its names.
 */
export const allEndpoints: readonly Endpoint[] = [
  platform,
  editions,
  identity,
  archive,
  passes,
  waiting,
  accommodation,
  bookings,
  orders,
  invoices,
  surveys,
].flatMap((feature) =>
  Object.entries(feature)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value)
    .filter(isEndpoint),
)
