import { expect, test } from 'vitest'
import { faultsByField, fieldNames, fieldPath } from './field-names.ts'

test('the fields of a form are named by their paths, in their order; answers to one question are one field', () => {
  const values = {
    email: '',
    billing: { city: '', countryId: 0 },
    guests: [{ firstName: 'Ada' }, { firstName: '' }],
    answers: { topics: ['a', 'b'], none: [] },
    given: null,
  }
  expect(fieldNames(values)).toEqual([
    'email',
    'billing.city',
    'billing.countryId',
    'guests.0.firstName',
    'guests.1.firstName',
    'answers.topics',
    'answers.none',
    'given',
  ])
})

test('each field gets its first fault, in the order of the form', () => {
  const issues = [
    { path: ['billing', 'city'], message: 'City' },
    { path: ['email'], message: 'First' },
    { path: ['email'], message: 'Second' },
    { path: ['topics', 3], message: 'Up to {n}', places: { n: 2 } },
    { path: ['unknown'], message: 'Whole form' },
  ]
  expect([...faultsByField(issues, ['email', 'billing.city', 'topics'])]).toEqual([
    ['email', { message: 'First' }],
    ['billing.city', { message: 'City' }],
    ['topics', { message: 'Up to {n}', places: { n: 2 } }],
    ['', { message: 'Whole form' }],
  ])
})

test.each([
  ['body.email', ['email']],
  ['email', ['email']],
  ['/billing/city', ['billing', 'city']],
])('the server’s %s is a field', (path, steps) => {
  expect(fieldPath(path)).toEqual(steps)
})
