import type { Content } from '@foyer/contract/kit/content'
import type { NewFacility, NewHall, NewStand } from '@foyer/contract/new-exhibitors.schemas'

const say = (en: string, de: string): Content => ({ en, de })

/** A hall of the demo in metres. Stands are squares of five, in pairs of rows back to back, with aisles of three around them. */
interface DemoHall {
  readonly code: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
  readonly rooms: NewHall['rooms']
  /** How many stands are side by side, between one cross aisle and the next. */
  readonly blocks: readonly number[]
  /** The north edge of the first row, and how many pairs of rows there are. */
  readonly top: number
  readonly pairs: number
}

const side = 5
const aisle = 3

const room = (
  code: string,
  [en, de]: readonly [string, string],
  kind: NewHall['rooms'][number]['kind'],
  [x, y, width, depth]: readonly [number, number, number, number],
): NewHall['rooms'][number] => ({ code, name: say(en, de), kind, area: { x, y, width, depth } })
const same = (name: string) => [name, name] as const

export const demoHalls: readonly DemoHall[] = [
  {
    ...{ code: '1', x: 4, y: 4, width: 70, depth: 50, blocks: [5, 5], top: 22, pairs: 2 },
    rooms: [
      room('1-lounge', ['Lounge', 'Lounge'], 'lounge', [42, 6, 18, 12]),
      room('1-kitchen', ['Kitchen', 'Küche'], 'food', [60, 6, 5, 12]),
    ],
  },
  {
    ...{ code: '2', x: 78, y: 4, width: 84, depth: 50, blocks: [7, 7], top: 22, pairs: 2 },
    rooms: [room('2-b', same('2 B'), 'room', [126, 6, 28, 12])],
  },
  {
    ...{ code: '3', x: 78, y: 68, width: 84, depth: 64, blocks: [6, 6], top: 92, pairs: 3 },
    rooms: [
      room('3-stage', same('3 Stage'), 'stage', [106, 70, 40, 18]),
      room('3-a', same('3 A'), 'room', [92, 70, 13, 18]),
    ],
  },
  {
    ...{ code: '4', x: 166, y: 4, width: 70, depth: 50, blocks: [5, 5], top: 35, pairs: 1 },
    rooms: [room('4-food', ['Food court', 'Gastronomie'], 'food', [182, 6, 42, 22])],
  },
  {
    ...{ code: '5', x: 166, y: 68, width: 70, depth: 64, blocks: [6, 6], top: 92, pairs: 3 },
    rooms: [room('5-b', same('5 B'), 'room', [178, 70, 20, 16]), room('5-a', same('5 A'), 'room', [206, 70, 22, 18])],
  },
  {
    ...{ code: '6', x: 4, y: 68, width: 33, depth: 64, blocks: [5], top: 92, pairs: 3 },
    rooms: [
      room('6-quiet', ['Quiet room', 'Ruheraum'], 'lounge', [15, 70, 9, 10]),
      room('6-prayer', ['Prayer room', 'Gebetsraum'], 'lounge', [24, 70, 8, 10]),
    ],
  },
  {
    ...{ code: '7', x: 41, y: 68, width: 33, depth: 64, blocks: [5], top: 105, pairs: 2 },
    rooms: [room('7-lab', same('7 Lab'), 'stage', [45, 82, 25, 19])],
  },
]

export const halls: NewHall[] = demoHalls.map(({ code, x, y, width, depth, rooms }) => ({
  code,
  name: say(`Hall ${code}`, `Halle ${code}`),
  outline: [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ],
  rooms,
}))

/** Where the aisles of a hall run: from north to south, and from west to east. */
export function aislesOf({ x, width, blocks, top, pairs }: DemoHall): { readonly xs: number[]; readonly ys: number[] } {
  const all = blocks.reduce((sum, columns) => sum + columns * side, (blocks.length - 1) * aisle)
  const starts = [x + (width - all) / 2]
  for (const columns of blocks) starts.push((starts.at(-1) ?? 0) + columns * side + aisle)
  return {
    xs: starts.map((start) => start - aisle / 2),
    ys: Array.from({ length: pairs + 1 }, (_, pair) => top + pair * (2 * side + aisle) - aisle / 2),
  }
}

/** Rows have letters from the north, and stands numbers from the west: `C12`. */
export const stands: NewStand[] = demoHalls.flatMap((hall) => {
  const { xs, ys } = aislesOf(hall)
  return Array.from({ length: hall.pairs * 2 }, (_, row) => row).flatMap((row) => {
    const y = (ys[row >> 1] ?? 0) + aisle / 2 + (row % 2) * side
    let number = 0
    return hall.blocks.flatMap((columns, block) =>
      Array.from({ length: columns }, (_, column) => ({
        hall: hall.code,
        code: `${String.fromCodePoint(65 + row)}${String(++number).padStart(2, '0')}`,
        area: { x: (xs[block] ?? 0) + aisle / 2 + column * side, y, width: side, depth: side },
      })),
    )
  })
})

const facility = (kind: NewFacility['kind'], hall: string | null, x: number, y: number): NewFacility => ({
  kind,
  hall,
  at: [x, y],
})

export const facilities: NewFacility[] = [
  facility('information', null, 112, 138),
  facility('first-aid', '3', 149, 79),
  facility('cloakroom', '1', 24, 12),
  facility('cloakroom', '5', 172, 85),
  facility('toilet', '1', 32, 12),
  facility('accessible-toilet', '1', 36.5, 12),
  facility('toilet', '2', 104, 12),
  facility('food', '2', 109, 12),
  facility('toilet', '3', 157, 74),
  facility('accessible-toilet', '3', 157, 79),
  facility('food', '4', 196, 20),
  facility('food', '4', 203, 20),
  facility('food', '4', 210, 20),
  facility('toilet', '4', 176, 22),
  facility('toilet', '5', 202, 74),
  facility('accessible-toilet', '5', 202, 79),
  facility('quiet-room', '6', 19.5, 77),
  facility('toilet', '6', 10, 86),
  facility('toilet', '7', 57, 78),
  facility('lift', '7', 66, 73),
]
