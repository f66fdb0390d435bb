import { allEndpoints } from '@foyer/contract/all'
import { expect, test } from 'vitest'
import { eventWords } from './order-words.ts'

test('whatever staff do to an order has words in its timeline', () => {
  const acts = allEndpoints.filter(
    ({ method, path, id }) =>
      method !== 'GET' && path.startsWith('/api/organiser/order/:uuid') && !/^orders\.(?:preview|comment)/.test(id),
  )
  expect(acts.length).toBeGreaterThan(4)
  expect(acts.map(({ id }) => id).filter((id) => eventWords[`staff ${id}`] === undefined)).toEqual([])
})
