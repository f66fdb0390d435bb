import { allEndpoints } from '@foyer/contract/all'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { networkOf } from '#platform/door/rate-limits'
import { mailboxKey } from '#platform/ground/email-key'
import { loggableUrl } from '#platform/ground/log'
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
/** Tries every way there is to split the text: each character more takes twice as long. */
const thinkCarelessly = (characters: number) => /^(\w+\s?)+$/.test(`${'a'.repeat(characters)}!`)

/**
 * The processor's time of this thread, in microseconds: what else the machine does is not in it. The smallest of three,
 * because a collection of garbage is.
 */
function effort(work: () => unknown, enough = Number.POSITIVE_INFINITY): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && least > enough; round += 1) {
    const { user, system } = process.threadCpuUsage()
    work()
    const after = process.threadCpuUsage()
    least = Math.min(least, after.user - user + after.system - system)
  }
  return least
}

/**
 * A mistake takes seconds or years, whatever the machine. What is too much is measured on the machine itself: so much as
 * 8 million steps of a regular expression that goes wrong.
 */
const most = effort(() => thinkCarelessly(23), 0)

const isTooMuch = (work: () => unknown): boolean => effort(work, most) > most

const slowest = (work: (text: string) => unknown): string[] =>
  hostile.filter((text) => isTooMuch(() => work(text))).map((text) => text.slice(0, 20))

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
] as const)('no text makes %s think for long', (_name, work) => {
  expect(slowest(work)).toEqual([])
})
