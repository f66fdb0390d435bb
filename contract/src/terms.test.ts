import { expect, test } from 'vitest'
import { allEndpoints, endpointOf } from './all.ts'
import { endpoint } from './kit/endpoint.ts'
import { readPass } from './passes.ts'
import { allTerms } from './terms.ts'

test('every endpoint has its terms, and all terms are those of one', () => {
  expect(allEndpoints.map(({ id }) => id).sort()).toEqual(Object.keys(allTerms).sort())
  expect(endpointOf(readPass)).toEqual({ ...readPass, ...allTerms['passes.readPass'] })
})

test('an endpoint without terms does not compile, and is not served either', () => {
  // @ts-expect-error: nobody wrote its terms
  const unknown = endpoint({ id: 'passes.losePass', method: 'POST', path: '/api/pass/loss', audience: 'admitted' })
  expect(() => endpointOf(unknown)).toThrow('no terms of passes.losePass')
})
