import { expect, test } from 'vitest'
import { fieldPath, messagesByField, nest, untouched } from './field-values.ts'

test('dotted names become nested values', () => {
  expect(nest({ email: 'a@b.de', 'billingAddress.city': 'Berlin', 'billingAddress.countryId': 3 })).toEqual({
    email: 'a@b.de',
    billingAddress: { city: 'Berlin', countryId: 3 },
  })
})

test('each field gets its first message, in the order of the form', () => {
  const issues = [
    { path: ['billingAddress', 'city'], message: 'City' },
    { path: ['email'], message: 'First' },
    { path: ['email'], message: 'Second' },
    { path: ['unknown'], message: 'Whole form' },
  ]
  expect([...messagesByField(issues, ['email', 'billingAddress.city'])]).toEqual([
    ['email', 'First'],
    ['billingAddress.city', 'City'],
    ['', 'Whole form'],
  ])
})

test.each([
  ['body.email', ['email']],
  ['email', ['email']],
  ['/billingAddress/city', ['billingAddress', 'city']],
])('the server’s %s is a field', (path, steps) => {
  expect(fieldPath(path)).toEqual(steps)
})

test('what is read later takes the fields that nobody changed', () => {
  const typed = { city: 'Bochum', zip: '', street: '' }
  const empty = { city: '', zip: '', street: '' }
  expect(untouched(typed, empty, { city: 'Berlin', zip: '10961', street: '' })).toEqual({ zip: '10961' })
})
