import { allEndpoints } from '@foyer/contract/all'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { objectsIn, openSieve, placesIn, sampleRequest, urlOf, withAt } from './contract-samples.ts'

test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'the sample for %s is what its contract takes',
  (_id, endpoint) => {
    const request = sampleRequest(endpoint)
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part]
      if (schema !== undefined) expect(z.safeParse(schema, request[part]).error?.issues ?? []).toEqual([])
    }
    expect(urlOf(endpoint, request)).not.toMatch(/:\w/)
  },
)

test('every place of a value can be found and changed', () => {
  const value = { a: [{ b: 1 }], c: 'x' }
  expect(placesIn(value)).toEqual([[], ['a'], ['a', 0], ['a', 0, 'b'], ['c']])
  expect(objectsIn(value)).toEqual([[], ['a', 0]])
  expect(withAt(value, ['a', 0, 'b'], null)).toEqual({ a: [{ b: null }], c: 'x' })
  expect(withAt(value, [], 'other')).toBe('other')
})

const endpointOf = (id: string) => allEndpoints.find((endpoint) => endpoint.id === id)!

test('of what the door refuses each value is sent once, and each place of each endpoint once; of what it takes all', () => {
  const isWorthSending = openSieve()
  const sendTo = (id: string) => {
    const endpoint = endpointOf(id)
    const good = sampleRequest(endpoint)
    return (place: string, value: unknown) =>
      isWorthSending(endpoint, good, JSON.stringify(withAt(good.body, [place], value)), {
        place: ['body', place],
        value: String(value),
      })
  }
  const send = sendTo('identity.changePassword')
  const places = Object.keys(sampleRequest(endpointOf('identity.changePassword')).body as object)
  expect(places.length).toBeGreaterThan(1)
  const refused = [1, true, 0]
  expect(refused.map((value) => send(places[0]!, value))).toEqual([true, true, true])
  expect(refused.map((value) => send(places[1]!, value))).toEqual([true, false, false])
  // Another endpoint of the same people, and one of others.
  expect(refused.map((value) => sendTo('identity.updateUser')('firstName', value))).toEqual([true, false, false])
  expect(refused.map((value) => sendTo('identity.forgotPassword')('email', value))).toEqual([true, true, true])
  for (const place of places) for (const _ of [1, 2]) expect(send(place, 'Sample-Horse-7-Battery')).toBe(true)
})
