import { expect, test } from 'vitest'
import { nest } from '#platform/field-values.ts'
import { emptyPlaces, guestSchema, namedGuests } from './guest-names.ts'

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' }
const check = (values: ReturnType<typeof emptyPlaces>, places: number, hasLead = false) =>
  guestSchema(values, places, hasLead).safeParse(nest(values))

test('the lead is whoever is signed in, and the second bed may wait for its name', () => {
  const values = emptyPlaces(2, ada)
  const result = check(values, 2)
  expect(result.success).toBe(true)
  expect(namedGuests(result.data ?? {}, 2)).toEqual([ada])
})

test('a lead without a name is asked for, another guest only where somebody began', () => {
  expect(check(emptyPlaces(1, null), 1).success).toBe(false)
  expect(check(emptyPlaces(1, null), 1, true).success).toBe(true)
  const half = { ...emptyPlaces(2, ada), 'guest1.firstName': 'Grace' }
  expect(check(half, 2).error?.issues.map(({ path }) => path.join('.'))).toEqual(['guest1.lastName'])
})

test('an e-mail may be left out, a wrong one not', () => {
  const result = check({ ...emptyPlaces(1, ada), 'guest0.email': '' }, 1)
  expect(namedGuests(result.data ?? {}, 1)).toEqual([{ ...ada, email: null }])
  expect(check({ ...emptyPlaces(1, ada), 'guest0.email': 'ada' }, 1).success).toBe(false)
})
