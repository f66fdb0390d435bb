import { expect, test } from 'vitest'
import { allEndpoints, endpointOf } from './all.ts'
import { duties } from './kit/duties.ts'
import { endpoint, scopesFor } from './kit/endpoint.ts'
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

test('what staff may do is decided in one table: each of their endpoints is a duty of it, and each duty is one of theirs', () => {
  const decided = new Set<unknown>(Object.values(duties))
  const asked = new Set<unknown>(allEndpoints.map(scopesFor).filter((scopes) => scopes !== null))
  expect(asked).toEqual(decided)
  expect([...asked].filter((scopes) => !decided.has(scopes))).toEqual([])
})
