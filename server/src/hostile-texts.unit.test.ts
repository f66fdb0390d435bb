import { allEndpoints } from '@foyer/contract/all'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mailboxKey } from '#platform/email-key'
import { loggableUrl } from '#platform/log'
import { networkOf } from '#platform/rate-limits'
import { placesIn, sampleRequest, withAt } from './testing/contract-samples.ts'

/** What makes a careless regular expression try every way there is; 100,000 characters each. */
const long = (unit: string, end = '') => unit.repeat(Math.ceil(100_000 / unit.length)) + end
const hostile = [
  long('a', '!'),
  long('a.'),
  `a@${long('a-')}`,
  `a@${long('a.')}`,
  long('@'),
  long('+', '@'),
  long('1', 'x'),
  long(' ', 'x'),
  long('\t'),
  long('-'),
  long('/a'),
  long('%41'),
  long('ﬃ'),
  long('e\u0301'),
]
/** A mistake takes seconds or years; this leaves room for a machine that does other things too. In milliseconds. */
const MOST = 1000

function slowest(work: (text: string) => unknown): number {
  return Math.max(
    ...hostile.map((text) => {
      const before = performance.now()
      work(text)
      return performance.now() - before
    }),
  )
}

test('the measure finds a careless regular expression', () => {
  // Shorter than the others: with all of it the test would end after the machine.
  const before = performance.now()
  const isMatch = /^(\w+\s?)+$/.test(`${'a'.repeat(23)}!`)
  expect({ isMatch, isSlow: performance.now() - before > MOST / 10 }).toEqual({ isMatch: false, isSlow: true })
})

test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'no text makes %s think for long',
  (_id, endpoint) => {
    const good = sampleRequest(endpoint)
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part]
      if (schema === undefined) continue
      for (const path of placesIn(good[part])) {
        const took = slowest((text) => z.safeParse(schema, withAt(good[part], path, text)))
        expect({ path, isFast: took < MOST }).toEqual({ path, isFast: true })
      }
    }
  },
)

test.each([
  ['mailboxKey', mailboxKey],
  ['loggableUrl', loggableUrl],
  ['networkOf', networkOf],
] as const)('no text makes %s think for long', (_name, work) => {
  expect(slowest(work)).toBeLessThan(MOST)
})
