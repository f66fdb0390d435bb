import { expect, test } from 'vitest'
import { pickedRoom } from './picked-room.ts'

const single = { id: 1, bookable: true, maxOccupancy: 1 }
const twin = { id: 2, bookable: true, maxOccupancy: 2 }
const suite = { id: 3, bookable: false, maxOccupancy: 4 }

test.each([
  ['the one that was chosen', [single, twin, suite], { chosen: 2, guests: 1 }, 2],
  ['the first that is free, where none was chosen', [suite, single, twin], { chosen: null, guests: 1 }, 1],
  ['the first with a bed for everybody', [single, twin], { chosen: null, guests: 2 }, 2],
  ['the first that is free, where the address names a room of another hotel', [single], { chosen: 9, guests: 1 }, 1],
  ['none, where the chosen one is gone', [single, suite], { chosen: 3, guests: 1 }, null],
  ['none, where the chosen one is too small', [single, twin], { chosen: 1, guests: 2 }, null],
  ['none, where nothing is free', [suite], { chosen: null, guests: 1 }, null],
])('under the button stands %s', (_which, rooms, asked, picked) => {
  expect(pickedRoom(rooms, asked)?.id ?? null).toBe(picked)
})
