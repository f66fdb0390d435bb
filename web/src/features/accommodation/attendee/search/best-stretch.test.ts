import { expect, test } from 'vitest'
import { addDays } from '../../shared/stay.ts'
import { bestStretch } from './best-stretch.ts'

const stay = { arrival: '2025-10-20', departure: '2025-10-23' }

/** A hotel by the rooms left in its nights, from the first of the stay on. */
const hotel = (name: string, ...left: number[]) => ({
  name,
  bookable: left.every((rooms) => rooms > 0),
  totalPrice: null,
  nights: left.map((rooms, index) => ({
    availabilityId: index + 1,
    night: addDays(stay.arrival, index),
    left: rooms,
    price: { amount: 90_00, currency: 'EUR' },
  })),
})

test.each([
  ['the longest', [hotel('Elbe', 1, 0, 1), hotel('Ilmenau', 0, 1, 1)], { hotel: 'Ilmenau', nights: 2 }],
  ['the first of two as long', [hotel('Elbe', 1, 0, 0), hotel('Ilmenau', 0, 0, 1)], { hotel: 'Elbe', nights: 1 }],
  ['none of a hotel that has every night', [hotel('Elbe', 1, 1, 1)], null],
  ['none where every night is full', [hotel('Elbe', 0, 0, 0)], null],
  ['none of no hotels', [], null],
])('where nothing is free for the whole stay, the best stretch is %s', (_which, hotels, best) => {
  const found = bestStretch(hotels, stay)
  expect(found && { hotel: found.hotel, nights: found.nights }).toEqual(best)
})
