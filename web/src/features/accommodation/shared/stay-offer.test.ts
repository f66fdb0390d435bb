import { describe, expect, test } from 'vitest'
import { addDays } from './stay.ts'
import { priceANight, priceOfStay, stayOffer } from './stay-offer.ts'

const stay = { arrival: '2025-10-20', departure: '2025-10-24' }
const eur = (amount: number) => ({ amount, currency: 'EUR' })

/** Rooms left and prices from the 19th on; null: not offered. */
const strip = (...cells: ([left: number, price: number] | null)[]) =>
  cells.map((cell, index) => ({
    availabilityId: cell === null ? null : index + 1,
    night: addDays('2025-10-19', index),
    left: cell?.[0] ?? 0,
    price: cell === null ? null : eur(cell[1]),
  }))

const asked = (nights: ReturnType<typeof strip>, bookable = false) => ({ bookable, totalPrice: null, nights })

test('a stay costs the sum of its nights, and nothing is guessed', () => {
  const nights = strip([5, 90_00], [5, 100_00], [5, 120_50], [5, 120_00], [5, 100_00], [5, 80_00])
  expect(priceOfStay(nights, stay)).toEqual(eur(440_50))
  expect(priceOfStay(strip([5, 1], [5, 1], null, [5, 1], [5, 1]), stay)).toBeNull()
  expect(priceOfStay([], stay)).toBeNull()
  expect(priceANight(eur(100_00), 3)).toEqual(eur(33_33))
})

describe('what a room offers', () => {
  test('is all of the stay where every night is free, at the server’s price', () => {
    const nights = strip([5, 1], [5, 2], [5, 3], [5, 4], [5, 5])
    expect(stayOffer({ bookable: true, totalPrice: eur(99), nights }, stay)).toEqual({
      is: 'whole',
      stay,
      total: eur(99),
    })
    expect(stayOffer(asked(nights, true), stay)).toMatchObject({ total: eur(14) })
  })
  test('is the longest free stretch with its own price where a night is full', () => {
    expect(stayOffer(asked(strip([5, 1], [5, 2], [5, 3], [0, 4], [5, 5])), stay)).toEqual({
      is: 'part',
      stay: { arrival: '2025-10-20', departure: '2025-10-22' },
      total: eur(5),
      full: ['2025-10-22'],
    })
  })
  test('is nothing where no night is offered, and says of none that it is full', () => {
    expect(stayOffer(asked(strip([5, 1], null, null, null, null)), stay)).toEqual({ is: 'none', full: [] })
    expect(stayOffer(asked(strip([5, 1], null, [5, 2], [5, 2], null)), stay)).toMatchObject({ is: 'part', full: [] })
  })
  test('is nothing where all nights are full, and unknown where none is known or the answers do not agree', () => {
    expect(stayOffer(asked(strip([5, 1], [0, 2], [0, 3], [0, 4], [0, 5])), stay)).toMatchObject({ is: 'none' })
    expect(stayOffer(asked(strip([5, 1], [5, 1], [5, 1], [5, 1], [5, 1])), stay)).toEqual({ is: 'unknown' })
    const unread = strip([5, 1], [5, 1], [5, 1], [5, 1], [5, 1]).map((night) => ({ ...night, isUnknown: true }))
    expect(stayOffer(asked(unread), stay)).toEqual({ is: 'unknown' })
  })
  test('is ruled out where every night is free and a stay like this may not arrive', () => {
    const nights = strip([5, 1], [5, 1], [5, 1], [5, 1], [5, 1])
    const rule = (isClosed: boolean, minimumStay: number) =>
      stayOffer({ ...asked(nights), arrival: { isClosed, minimumStay } }, stay)
    expect(rule(false, 5)).toEqual({ is: 'ruled-out', minimumStay: 5 })
    expect(rule(true, 1)).toEqual({ is: 'ruled-out', minimumStay: null })
    expect(rule(false, 4)).toEqual({ is: 'unknown' })
  })
})
