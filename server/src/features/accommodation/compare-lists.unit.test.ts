import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareLists, countLines, type ListedStay } from './compare-lists.ts'

const stay = (bookingId: number, more: Partial<ListedStay> = {}): ListedStay => ({
  bookingId,
  roomId: 9011,
  arrival: '2025-10-20',
  departure: '2025-10-22',
  occupancy: 1,
  guests: ['Ada Byron'],
  bookedBy: 'Ada Byron',
  ...more,
})
const changesOf = (lines: ReturnType<typeof compareLists>) => lines.map(({ bookingId, change }) => [bookingId, change])

test('the first list marks nothing', () => {
  expect(changesOf(compareLists(null, [stay(1), stay(2)]))).toEqual([
    [1, 'none'],
    [2, 'none'],
  ])
})

test.each([
  ['leaves later', { departure: '2025-10-23' }],
  ['has another room', { roomId: 9012 }],
  ['is of two', { occupancy: 2 }],
  ['is somebody else’s', { guests: ['Grace Hopper'] }],
])('a stay that %s is marked as changed', (_what, other) => {
  const before = compareLists(null, [stay(1), stay(2)])
  expect(changesOf(compareLists(before, [stay(1), stay(2, other)]))).toEqual([
    [1, 'none'],
    [2, 'changed'],
  ])
})

test('what came and what went is marked, and what went is told once', () => {
  const first = compareLists(null, [stay(1), stay(2)])
  const second = compareLists(first, [stay(2), stay(3)])
  expect(changesOf(second)).toEqual([
    [2, 'none'],
    [3, 'added'],
    [1, 'cancelled'],
  ])
  expect(countLines(second)).toEqual({ stays: 2, people: 2, added: 1, changed: 0, cancelled: 1 })
  expect(changesOf(compareLists(second, [stay(2), stay(3)]))).toEqual([
    [2, 'none'],
    [3, 'none'],
  ])
  // Who comes back is new to the house.
  expect(changesOf(compareLists(second, [stay(1), stay(2), stay(3)]))[0]).toEqual([1, 'added'])
})

test('names that were forgotten are no change', () => {
  const before = compareLists(null, [stay(1)]).map((line) => ({ ...line, guests: null, bookedBy: null }))
  expect(changesOf(compareLists(before, [stay(1)]))).toEqual([[1, 'none']])
})

const lists = fc.uniqueArray(
  fc
    .record({ bookingId: fc.nat(12), occupancy: fc.integer({ min: 1, max: 3 }) })
    .map((given) => stay(given.bookingId, given)),
  { selector: ({ bookingId }) => bookingId },
)

test('whoever has the last list and its marks knows every stay, however often it was sent', () => {
  fc.assert(
    fc.property(fc.array(lists, { minLength: 1, maxLength: 5 }), (sent) => {
      let last: ReturnType<typeof compareLists> | null = null
      const atHotel = new Map<number, ListedStay>()
      for (const now of sent) {
        const list = compareLists(last, now)
        for (const { change, ...line } of list) {
          if (change === 'cancelled') atHotel.delete(line.bookingId)
          else if (last === null || change !== 'none') atHotel.set(line.bookingId, line)
        }
        expect([...atHotel.values()].sort((a, b) => a.bookingId - b.bookingId)).toEqual(
          [...now].sort((a, b) => a.bookingId - b.bookingId),
        )
        last = list
      }
    }),
  )
})
