import { expect, test } from 'vitest'
import { gainedBenefits, upgradePrice } from './upgrade-offer.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const held = { price: euros(49_900), benefits: ['Exhibition', 'Programme'] }

test('an upgrade costs the difference, and never less than nothing', () => {
  expect(upgradePrice(held, { price: euros(149_900) })).toEqual(euros(100_000))
  expect(upgradePrice(held, { price: euros(49_900) })).toEqual(euros(0))
  expect(upgradePrice(held, { price: euros(39_900) })).toEqual(euros(0))
})

test('what is gained is what one does not have yet, in the order of the better pass', () => {
  expect(gainedBenefits(held, { benefits: ['Lounge', 'Programme', 'Dinner'] })).toEqual(['Lounge', 'Dinner'])
  expect(gainedBenefits(held, { benefits: ['Programme'] })).toEqual([])
})
