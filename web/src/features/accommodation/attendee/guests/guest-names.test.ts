import { expect, test } from 'vitest'
import { emptyPlaces, guestSchema, type TypedGuests } from './guest-names.ts'

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' }
const check = (values: TypedGuests, hasLead = false) => guestSchema(values, hasLead).safeParse(values)
const changed = (values: TypedGuests, place: number, change: object): TypedGuests => ({
  guests: values.guests.map((guest, at) => (at === place ? { ...guest, ...change } : guest)),
})

test('the lead is whoever is signed in, and the second bed may wait for its name', () => {
  expect(check(emptyPlaces(2, ada))).toEqual({ success: true, data: [ada] })
})

test('a lead without a name is asked for, another guest only where somebody began', () => {
  expect(check(emptyPlaces(1, null)).success).toBe(false)
  expect(check(emptyPlaces(1, null), true).success).toBe(true)
  const half = check(changed(emptyPlaces(2, ada), 1, { firstName: 'Grace' }))
  expect(half.success ? [] : half.error.issues.map(({ path }) => path.join('.'))).toEqual(['guests.1.lastName'])
})

test('an e-mail may be left out, a wrong one not', () => {
  expect(check(changed(emptyPlaces(1, ada), 0, { email: '' }))).toMatchObject({ data: [{ ...ada, email: null }] })
  expect(check(changed(emptyPlaces(1, ada), 0, { email: 'ada' })).success).toBe(false)
})
