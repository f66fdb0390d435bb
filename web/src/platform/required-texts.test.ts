import { line } from '@foyer/contract/kit/fields'
import { requiredMessage } from '@foyer/contract/kit/required-message'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultsByField } from './forms/field-names.ts'
import { fieldText } from './required-texts.ts'

test('each empty field of a person and an address says what to enter', () => {
  const names = ['firstName', 'lastName', 'companyName', 'addressLine1', 'zip', 'city']
  const schema = z.object(Object.fromEntries(names.map((name) => [name, line(80)])))
  const result = schema.safeParse(Object.fromEntries(names.map((name) => [name, ' '])))
  const found = faultsByField(result.error?.issues ?? [], names)
  const shown = [...found].map(([name, { message }]) => fieldText(name, message))
  expect(new Set(shown).size).toBe(names.length)
  expect(shown).not.toContain(requiredMessage)
})

test('whatever part of a form the field stands in', () => {
  expect(fieldText('shipping.city', requiredMessage)).toBe('Enter the city.')
})

test('what says more than that something is empty stays as it is', () => {
  expect(fieldText('firstName', 'Please use no more than 80 characters.')).toBe(
    'Please use no more than 80 characters.',
  )
})
