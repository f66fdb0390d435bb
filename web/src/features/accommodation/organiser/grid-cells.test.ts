import type { NightGrid } from '@foyer/contract/office-nights'
import { expect, test } from 'vitest'
import { nightsOfGrid, placeAfter } from './grid-cells.ts'

const event = { startsOn: '2025-10-30', endsOn: '2025-11-01' }
const grid = (...nights: string[]) =>
  ({ rooms: [{ nights: nights.map((night) => ({ night })) }] }) as unknown as NightGrid

test.each([
  ['no house', [], ['2025-10-30', '2025-10-31', '2025-11-01']],
  ['a night before', [grid('2025-10-28')], ['2025-10-28', '2025-10-29', '2025-10-30', '2025-10-31', '2025-11-01']],
  ['a night after', [grid('2025-10-31'), grid('2025-11-02')], ['2025-10-30', '2025-10-31', '2025-11-01', '2025-11-02']],
])('with %s the grid has the event and every night between', (_what, houses, nights) => {
  expect(nightsOfGrid(houses, event)).toEqual(nights)
})

const size = { rows: 3, columns: 4 }
const plain = (key: string) => ({ key, ctrlKey: false })

test.each([
  [plain('ArrowRight'), { row: 1, column: 1 }, { row: 1, column: 2 }],
  [plain('ArrowRight'), { row: 1, column: 3 }, { row: 1, column: 3 }],
  [plain('ArrowUp'), { row: 0, column: 2 }, { row: 0, column: 2 }],
  [plain('ArrowDown'), { row: 0, column: 2 }, { row: 1, column: 2 }],
  [plain('Home'), { row: 2, column: 2 }, { row: 2, column: 0 }],
  [
    { key: 'End', ctrlKey: true },
    { row: 0, column: 0 },
    { row: 2, column: 3 },
  ],
  [plain('a'), { row: 0, column: 0 }, null],
])('%o leads from %o to %o', (pressed, from, to) => {
  expect(placeAfter(pressed, from, size)).toEqual(to)
})
