import { expect, test } from 'vitest'
import { Card, passesLuhn, plainExpiry } from './card.ts'

test.each([
  ['4242424242424242', true],
  ['4242424242424241', false],
  ['4000002500003155', true],
  ['0', false],
  ['', false],
])('the check digit of %s', (digits, isRight) => {
  expect(passesLuhn(digits)).toBe(isRight)
})

test.each([
  ['0928', '09/28'],
  ['09 / 28', '09/28'],
  ['09/28', '09/28'],
  ['9', '9'],
])('an expiry typed as %s', (typed, plain) => {
  expect(plainExpiry(typed)).toBe(plain)
})

test('a card is sent without blanks', () => {
  expect(Card.parse({ number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: ' 123 ' })).toEqual({
    number: '4242424242424242',
    expiry: '12/30',
    cvc: '123',
  })
})
