import type { Address } from '@foyer/contract/identity'
import { describe, expect, test } from 'vitest'
import { accountChanges, accountSchema, accountValues, hasChanges, type SavedAccount } from './account-changes.ts'

const billing: Address = {
  id: 7,
  type: 'billingAddress',
  addressLine1: 'Kanalstraße 14',
  addressLine2: null,
  zip: '20457',
  city: 'Hamburg',
  state: null,
  countryId: 82,
}
const saved: SavedAccount = {
  person: { firstName: 'Lena', lastName: 'Hartwig', companyName: 'Nordwerk', jobTitle: null },
  billing,
  shipping: null,
}
const withCity = (account: SavedAccount, city: string) => {
  const values = accountValues(account)
  return { ...values, billing: { ...values.billing, city } }
}
const nothing = { person: {}, billing: null, shipping: null, removesShipping: false }
const hall = {
  shipping: {
    countryId: 82,
    addressLine1: 'Hallenstraße 7',
    addressLine2: '',
    zip: '12099',
    city: 'Berlin',
    state: '',
  },
}

describe('what is saved', () => {
  test('is nothing while nothing was changed', () => {
    const changes = accountChanges(accountValues(saved), saved)
    expect(changes).toEqual(nothing)
    expect(hasChanges(changes)).toBe(false)
  })

  test('is what differs and is right', () => {
    const values = { ...accountValues(saved), firstName: ' Magdalena ', lastName: ' ', phone: '+49 40 1' }
    expect(accountChanges(values, saved).person).toEqual({ firstName: 'Magdalena', phone: '+49 40 1' })
  })

  test('includes what was emptied, where it may be empty', () => {
    const withJob = { ...saved, person: { ...saved.person, jobTitle: 'CTO' } }
    expect(accountChanges({ ...accountValues(withJob), jobTitle: '' }, withJob).person).toEqual({ jobTitle: '' })
  })

  test('is an address only when it is whole', () => {
    const none = { ...saved, billing: null }
    const half = withCity(none, 'Bremen')
    expect(accountChanges(half, none).billing).toBeNull()
    const whole = withCity(saved, 'Bremen')
    expect(accountChanges(whole, saved).billing).toMatchObject({ city: 'Bremen', zip: '20457' })
  })
})

describe('the shipping address', () => {
  test('is the billing address until it is said to differ', () => {
    expect(accountValues(saved).isShippingSame).toBe(true)
    const differs = { ...accountValues(saved), isShippingSame: false, ...hall }
    expect(accountChanges(differs, saved).shipping).toMatchObject({ city: 'Berlin' })
    expect(accountChanges({ ...differs, isShippingSame: true }, saved)).toEqual(nothing)
  })

  test('goes when it is the same again', () => {
    const own = { ...saved, shipping: { ...billing, id: 8, type: 'shippingAddress', city: 'Berlin' } as const }
    const values = accountValues(own)
    expect(values.isShippingSame).toBe(false)
    expect(accountChanges(values, own)).toEqual(nothing)
    const changes = accountChanges({ ...values, isShippingSame: true }, own)
    expect(changes).toEqual({ ...nothing, removesShipping: true })
    expect(hasChanges(changes)).toBe(true)
  })
})

test('going on asks for a shipping address only where it differs', () => {
  const values = accountValues(saved)
  expect(accountSchema(values).safeParse(values).success).toBe(true)
  const differs = { ...values, isShippingSame: false }
  expect(accountSchema(differs).safeParse(differs).success).toBe(false)
  const whole = { ...differs, ...hall }
  expect(accountSchema(whole).safeParse(whole).success).toBe(true)
})
