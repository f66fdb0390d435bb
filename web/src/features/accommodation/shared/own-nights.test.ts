import { expect, test } from 'vitest'
import { ownNights } from './own-nights.ts'

test('a booking’s strip holds the event and two nights on either side, with the prices of its own', () => {
  const price = { amount: 159_00, currency: 'EUR' }
  const booking = { arrival: '2025-10-20', departure: '2025-10-21', nights: [{ night: '2025-10-20', price }] }
  const nights = ownNights(booking, { startsOn: '2025-10-20', endsOn: '2025-10-24' })
  expect(nights.map(({ night }) => night.slice(8))).toEqual(['18', '19', '20', '21', '22', '23', '24', '25'])
  expect(nights.filter((night) => night.price !== null).map(({ night }) => night)).toEqual(['2025-10-20'])
})
