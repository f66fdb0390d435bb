import { allEndpoints } from '@foyer/contract/all'
import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { expect, test } from 'vitest'
import { isRefusedAtDoor, type Path, placesIn, sampleRequest, withAt } from './testing/contract-samples.ts'

/** Kept as they are written, on the letter alone: what a passport says, whom its own rules compare. */
const asThePassportSays = new Set(['bornOn', 'issuedOn', 'expiresOn', 'entersOn', 'leavesOn'])

/** The request with this year in one of its days. */
function isTakenWith(year: string, endpoint: Endpoint, place: Path): boolean {
  const good = sampleRequest(endpoint)
  const day = place.reduce<unknown>((from, key) => (from as Record<string | number, unknown>)[key], good)
  const { params, query, body } = withAt(good, place, String(day).replace(/^\d{4}/, year)) as typeof good
  return !isRefusedAtDoor(endpoint, { params, query }, body === undefined ? undefined : JSON.stringify(body))
}

function daysOf(endpoint: Endpoint): Path[] {
  const good = sampleRequest(endpoint)
  return placesIn(good).filter((place) => {
    const value = place.reduce<unknown>((from, key) => (from as Record<string | number, unknown>)[key], good)
    return typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T|$)/.test(value)
  })
}

const asked = allEndpoints.flatMap((endpoint) => daysOf(endpoint).map((place) => ({ endpoint, place })))

test.each(['0000', '0001', '1999', '9999'])(
  'a day of the year %s, which no event has and no database reckons with, comes into no request',
  (year) => {
    expect(asked.length).toBeGreaterThan(60)
    expect(
      asked
        .filter(({ place }) => !asThePassportSays.has(String(place.at(-1))))
        .filter(({ endpoint, place }) => isTakenWith(year, endpoint, place))
        .map(({ endpoint, place }) => `${endpoint.id} ${place.join('.')}`),
    ).toEqual([])
  },
)
