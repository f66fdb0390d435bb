import { expect, test } from 'vitest'
import { sellables } from './sellables.ts'

const each = <T>(of: (sellable: (typeof sellables)['pass']) => T) =>
  Object.fromEntries(Object.entries(sellables).map(([kind, sellable]) => [kind, of(sellable)]))

// Decisions, section 3: choosing a room holds it at once; a pass is held when its order is placed.
test('rooms and their changes are held from the choice on, passes and upgrades are not', () => {
  expect(each(({ isHeldOnChoice }) => isHeldOnChoice)).toEqual({
    room: true,
    'room-change': true,
    pass: false,
    upgrade: false,
  })
})

// Directive 2006/112/EC, annex III (12): accommodation may bear less. Admission to a fair bears the standard rate.
test('rooms and their changes are lodging, passes and upgrades bear the standard rate', () => {
  expect(each(({ taxClass }) => taxClass)).toEqual({
    room: 'lodging',
    'room-change': 'lodging',
    pass: 'standard',
    upgrade: 'standard',
  })
})

// What an upgrade or a change made dearer goes back, and they with it.
test('rooms and passes are given back by themselves, their changes and upgrades with them', () => {
  expect(each(({ goesBackAlone }) => goesBackAlone)).toEqual({
    room: true,
    'room-change': false,
    pass: true,
    upgrade: false,
  })
})

test('the rows that the most people want are locked last, and no two kinds at once', () => {
  const kinds = Object.entries(sellables).toSorted(([, a], [, b]) => a.lockedAs - b.lockedAs)
  expect(kinds.map(([kind]) => kind)).toEqual(['room', 'room-change', 'upgrade', 'pass'])
  expect(new Set(kinds.map(([, { lockedAs }]) => lockedAs)).size).toBe(kinds.length)
})
