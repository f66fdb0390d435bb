import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints, endpointOf } from './all.ts'
import { duties } from './kit/duties.ts'
import { endpoint, scopesFor } from './kit/endpoint.ts'
import { AskedInstant } from './kit/fields.ts'
import type { AnswerSchema } from './kit/terms.ts'
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

function asksOfMoment(answer: AnswerSchema): boolean {
  const schema = answer !== null && 'schema' in answer ? answer.schema : answer
  if (!(schema instanceof z.ZodMiniType)) return false
  let asks = false
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema }) => {
      asks ||= (zodSchema as unknown) === AskedInstant
    },
  })
  return asks
}

// Answers are held to their terms as well: a moment from before somebody had to name one of this century would answer nothing at all.
test('what is asked of a moment that somebody names is asked of no answer', () => {
  expect(asksOfMoment(z.object({ until: z.nullable(AskedInstant) }))).toBe(true)
  const asking = Object.entries(allTerms).filter(([, { answers }]) => Object.values(answers).some(asksOfMoment))
  expect(asking.map(([id]) => id)).toEqual([])
})
