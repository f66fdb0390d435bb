import { expect, test } from 'vitest'
import { emptyDraft, firstOpenStep, parseDraft, type SignUpDraft, stepBefore } from './sign-up-draft.ts'

const whole: SignUpDraft = {
  ...emptyDraft,
  attendeeType: 'oem',
  email: 'a@b.example',
  passTypeId: 1,
  firstName: 'A',
  lastName: 'B',
  companyName: 'C',
  addressLine1: 'D',
  zip: '1',
  city: 'E',
  countryId: 3,
}

test.each([
  ['nobody has said what they do', emptyDraft, true, '/sign-up'],
  ['there is no pass yet', { ...whole, passTypeId: null }, true, '/sign-up/pass'],
  [
    'a voucher stands in for the pass',
    { ...whole, passTypeId: null, voucherPass: { name: 'Standard', codeType: 'standard' } },
    true,
    '/sign-up/payment',
  ],
  ['the city is missing', { ...whole, city: ' ' }, true, '/sign-up/details'],
  ['a reload forgot the password', whole, false, '/sign-up/details'],
  ['all is there', whole, true, '/sign-up/payment'],
] as const)('the first open step when %s', (_when, draft, hasPassword, step) => {
  expect(firstOpenStep(draft, hasPassword)).toBe(step)
})

test('somebody who opens a later step is led to the first open one, and may always go back', () => {
  expect(stepBefore('/sign-up/payment', { ...whole, passTypeId: null }, true)).toBe('/sign-up/pass')
  expect(stepBefore('/sign-up', whole, true)).toBeNull()
})

test.each([
  ['null', null],
  ['nonsense', '{'],
  ['another version', '{"email":1}'],
])('a draft that is %s is an empty one', (_what, text) => {
  expect(parseDraft(text)).toEqual(emptyDraft)
})

test('a draft never holds a password', () => {
  expect(parseDraft(JSON.stringify({ ...whole, password: 'secret' }))).not.toHaveProperty('password')
})
