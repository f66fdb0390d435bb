import type { NightGrid, OfficeNight } from '@foyer/contract/office-nights'
import { expect, test } from 'vitest'
import { differences, isMarked, markedIn, nightsIn, sharedBy } from './marked-nights.ts'

const night = (day: string, more: Partial<OfficeNight> = {}): OfficeNight => ({
  night: day,
  allotment: 4,
  held: 0,
  booked: 0,
  price: 10_000,
  minimumStay: 1,
  closedToArrival: false,
  ...more,
})
const house = (nights: readonly OfficeNight[], others: readonly OfficeNight[] = []) =>
  ({
    rooms: [
      { id: 1, nights },
      { id: 2, nights: others },
    ],
  }) as unknown as NightGrid
const week = [night('2025-10-20'), night('2025-10-21', { price: 12_000 }), night('2025-10-22')]

test('what is drawn from a corner to another is the same whichever way, in rooms and in nights', () => {
  const { rooms } = house(week)
  const days = week.map((one) => one.night)
  const marked = { roomIds: [1, 2], first: '2025-10-21', last: '2025-10-22' }
  const corners = [
    { row: 0, column: 2 },
    { row: 1, column: 1 },
  ] as const
  expect(markedIn({ from: corners[0], to: corners[1] }, rooms, days)).toEqual(marked)
  expect(markedIn({ from: corners[1], to: corners[0] }, rooms, days)).toEqual(marked)
  expect(isMarked(marked, 1, '2025-10-20')).toBe(false)
  expect(isMarked(marked, 3, '2025-10-21')).toBe(false)
})

test('of nights that are not alike only what they share is said', () => {
  const all = nightsIn(house(week), { roomIds: [1], first: '2025-10-20', last: '2025-10-22' })
  expect(sharedBy(all)).toEqual({ allotment: 4, minimumStay: 1, closedToArrival: false })
  expect(sharedBy([])).toEqual({})
})

test('what a colleague changed is told, what was sold meanwhile is not', () => {
  const now = [night('2025-10-20', { booked: 3, held: 1 }), night('2025-10-21', { price: 9_000, minimumStay: 2 })]
  expect(differences(house(week), house(now)).map(({ room, ...rest }) => ({ room: room.id, ...rest }))).toEqual([
    { room: 1, night: '2025-10-21', field: 'price', before: 12_000, after: 9_000 },
    { room: 1, night: '2025-10-21', field: 'minimumStay', before: 1, after: 2 },
  ])
  expect(differences(house([]), house([night('2025-10-20')]))).toHaveLength(4)
})
