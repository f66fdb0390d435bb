import { allEndpoints } from '@foyer/contract/all'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { networkOf } from '#platform/door/rate-limits'
import { readTable } from '#platform/door/read-table'
import { mailboxKey } from '#platform/ground/email-key'
import { loggableUrl } from '#platform/ground/log'
import { placesIn, sampleRequest, withAt } from './testing/contract-samples.ts'
import { hostile, isTooMuch, slowest, thinkCarelessly } from './testing/hostile-texts.ts'

test('the measure finds a careless regular expression', () => {
  // Shorter than the others: with all of it the test would end after the machine.
  expect(isTooMuch(() => thinkCarelessly(26))).toBe(true)
  expect(isTooMuch(() => /^(?:\w|\s)+$/.test(hostile[0] ?? ''))).toBe(false)
})

test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'no text makes %s think for long',
  (_id, endpoint) => {
    const good = sampleRequest(endpoint)
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part]
      if (schema === undefined) continue
      for (const path of placesIn(good[part])) {
        const slow = slowest((text) => z.safeParse(schema, withAt(good[part], path, text)))
        expect({ path, slow }).toEqual({ path, slow: [] })
      }
    }
  },
)

test.each([
  ['mailboxKey', mailboxKey],
  ['loggableUrl', loggableUrl],
  ['networkOf', networkOf],
  ['readTable', readTable],
] as const)('no text makes %s think for long', (_name, work) => {
  expect(slowest(work)).toEqual([])
})
