import { expect, test } from 'vitest'
import { sellables } from './sellables.ts'

const each = <T>(of: (sellable: (typeof sellables)['pass']) => T) =>
  Object.fromEntries(Object.entries(sellables).map(([kind, sellable]) => [kind, of(sellable)]))

// Decisions, section 3: choosing a room, a train ticket or a VIP place holds it at once; a pass is held when its order is placed.
test('rooms, their changes, train tickets and places at events are held from the choice on, passes and upgrades are not', () => {
  expect(each(({ isHeldOnChoice }) => isHeldOnChoice)).toEqual({
    room: true,
    'room-change': true,
    'train-ticket': true,
    pass: false,
    upgrade: false,
    'vip-event': true,
  })
})

// Directive 2006/112/EC, annex III (12): accommodation may bear less; (5): so may the carriage of passengers. Admission to a fair bears the
// standard rate.
test('rooms and their changes are lodging, a train carries, passes, upgrades and places at events bear the standard rate', () => {
  expect(each(({ taxClass }) => taxClass)).toEqual({
    room: 'lodging',
    'room-change': 'lodging',
    'train-ticket': 'passenger-transport',
    pass: 'standard',
    upgrade: 'standard',
    'vip-event': 'standard',
  })
})

// What an upgrade or a change made dearer goes back, and they with it.
test('rooms, train tickets, passes and places at events are given back by themselves, changes and upgrades with what they changed', () => {
  expect(each(({ goesBackAlone }) => goesBackAlone)).toEqual({
    room: true,
    'room-change': false,
    'train-ticket': true,
    pass: true,
    upgrade: false,
    'vip-event': true,
  })
})

test('the rows that the most people want are locked last, and no two kinds at once', () => {
  const kinds = Object.entries(sellables).toSorted(([, a], [, b]) => a.lockedAs - b.lockedAs)
  expect(kinds.map(([kind]) => kind)).toEqual(['room', 'room-change', 'train-ticket', 'vip-event', 'upgrade', 'pass'])
  expect(new Set(kinds.map(([, { lockedAs }]) => lockedAs)).size).toBe(kinds.length)
})
