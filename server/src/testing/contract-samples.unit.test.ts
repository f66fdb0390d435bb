import { allEndpoints } from '@foyer/contract/all'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { objectsIn, placesIn, sampleRequest, urlOf, withAt } from './contract-samples.ts'

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
