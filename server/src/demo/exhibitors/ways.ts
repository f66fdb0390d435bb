import type { Content } from '@foyer/contract/kit/content'
import type { NewWays } from '@foyer/contract/new-exhibitors.schemas'
import { aislesOf, demoHalls } from './halls.ts'

type Segment = NewWays['segments'][number]
type WayPoint = NewWays['points'][number]

const say = (en: string, de: string): Content => ({ en, de })

/** The aisles of a hall are a grid, whose crossings are called `hall-column-row`. */
function gridOf(hall: (typeof demoHalls)[number]): { readonly points: WayPoint[]; readonly segments: Segment[] } {
  const { xs, ys } = aislesOf(hall)
  const code = (column: number, row: number): string => `${hall.code}-${column}-${row}`
  const points = xs.flatMap((x, column) =>
    ys.map((y, row): WayPoint => ({ code: code(column, row), at: [x, y], door: null })),
  )
  const across = ys.flatMap((_, row) =>
    xs.slice(1).map(
      (_x, column): Segment => ({
        ...{ from: code(column, row), to: code(column + 1, row), hall: hall.code, isStepFree: true },
        name: rowAisle(row, ys.length - 1),
      }),
    ),
  )
  const along = xs.flatMap((_, column) =>
    ys.slice(1).map(
      (_y, row): Segment => ({
        ...{ from: code(column, row), to: code(column, row + 1), hall: hall.code, isStepFree: true },
        name: crossAisle(column, xs.length - 1),
      }),
    ),
  )
  return { points, segments: [...across, ...along] }
}

/** Called after the rows on both of its sides. */
function rowAisle(row: number, last: number): Content {
  const letters = [row > 0 ? row * 2 - 1 : null, row < last ? row * 2 : null].filter((at) => at !== null)
  const rows = letters.map((at) => String.fromCodePoint(65 + at)).join('/')
  return say(`Aisle ${rows}`, `Gang ${rows}`)
}

function crossAisle(column: number, last: number): Content {
  if (column === 0) return say('West aisle', 'Westgang')
  return column === last ? say('East aisle', 'Ostgang') : say('Main aisle', 'Hauptgang')
}

/** `code | x y | door | crossings and points it joins`, each of those with the hall the way to it is in. */
const doors: readonly (readonly [
  code: string,
  at: readonly [number, number],
  door: Content | null,
  joins: readonly (readonly [string, string | null])[],
])[] = [
  ['door-1-vip', [4, 20.5], say('Door 1 West', 'Tür 1 West'), [['1-0-0', '1']]],
  ['door-1-yard', [39, 54], say('Door 1 South', 'Tür 1 Süd'), [['1-1-2', '1']]],
  ['door-2-north', [120, 4], say('Door 2 North', 'Tür 2 Nord'), [['2-1-0', '2']]],
  ['door-2-yard', [120, 54], say('Door 2 South', 'Tür 2 Süd'), [['2-1-2', '2']]],
  ['door-3-yard', [153, 68], say('Door 3 North', 'Tür 3 Nord'), [['3-2-0', '3']]],
  ['door-3-south', [120, 132], say('Door 3 South', 'Tür 3 Süd'), [['3-1-3', '3']]],
  ['door-4-yard', [201, 54], say('Door 4 South', 'Tür 4 Süd'), [['4-1-1', '4']]],
  ['door-5-yard', [201, 68], say('Door 5 North', 'Tür 5 Nord'), [['5-1-0', '5']]],
  ['door-5-south', [201, 132], say('Door 5 South', 'Tür 5 Süd'), [['5-1-3', '5']]],
  ['door-5-east', [236, 103.5], say('Door 5 East', 'Tür 5 Ost'), [['5-2-1', '5']]],
  ['door-6-yard', [34.5, 68], say('Door 6 North', 'Tür 6 Nord'), [['6-1-0', '6']]],
  ['door-7-yard', [71.5, 68], say('Door 7 North', 'Tür 7 Nord'), [['7-1-0', '7']]],
  [
    'passage-1-2',
    [76, 33.5],
    say('Passage 1/2', 'Durchgang 1/2'),
    [
      ['1-2-1', '1'],
      ['2-0-1', '2'],
    ],
  ],
  [
    'passage-2-4',
    [164, 33.5],
    say('Passage 2/4', 'Durchgang 2/4'),
    [
      ['2-2-1', '2'],
      ['4-0-0', '4'],
    ],
  ],
  [
    'passage-6-7',
    [39, 116.5],
    say('Passage 6/7', 'Durchgang 6/7'),
    [
      ['6-1-2', '6'],
      ['7-0-1', '7'],
    ],
  ],
  [
    'passage-3-7',
    [76, 116.5],
    say('Passage 3/7', 'Durchgang 3/7'),
    [
      ['7-1-1', '7'],
      ['3-0-2', '3'],
    ],
  ],
  [
    'passage-3-5',
    [164, 116.5],
    say('Passage 3/5', 'Durchgang 3/5'),
    [
      ['3-2-2', '3'],
      ['5-0-2', '5'],
    ],
  ],
]

/** What is outside, each joined to those before it. */
const yard = say('Yard', 'Hof')
const forecourt = say('Forecourt', 'Vorplatz')
const westPath = say('West path', 'Westweg')
const northPath = say('North path', 'Nordweg')
const eastPath = say('East path', 'Ostweg')
const outside: readonly (readonly [
  code: string,
  at: readonly [number, number],
  joins: readonly (readonly [string, Content | null])[],
])[] = [
  ['yard-6', [34.5, 61], []],
  [
    'yard-1',
    [39, 61],
    [
      ['yard-6', yard],
      ['door-1-yard', null],
    ],
  ],
  [
    'yard-7',
    [71.5, 61],
    [
      ['yard-1', yard],
      ['door-7-yard', null],
    ],
  ],
  [
    'yard-2',
    [120, 61],
    [
      ['yard-7', yard],
      ['door-2-yard', null],
    ],
  ],
  [
    'yard-3',
    [153, 61],
    [
      ['yard-2', yard],
      ['door-3-yard', null],
    ],
  ],
  [
    'yard-4',
    [201, 61],
    [
      ['yard-3', yard],
      ['door-4-yard', null],
      ['door-5-yard', null],
    ],
  ],
  ['south', [120, 138], [['door-3-south', null]]],
  [
    'south-5',
    [201, 138],
    [
      ['south', forecourt],
      ['door-5-south', null],
    ],
  ],
  ['south-east', [242, 138], [['south-5', forecourt]]],
  [
    'east',
    [242, 103.5],
    [
      ['south-east', eastPath],
      ['door-5-east', null],
    ],
  ],
  ['south-west', [-2, 138], [['south', forecourt]]],
  [
    'vip',
    [-2, 20.5],
    [
      ['south-west', westPath],
      ['door-1-vip', null],
    ],
  ],
  ['north-west', [-2, -2], [['vip', westPath]]],
  [
    'north',
    [120, -2],
    [
      ['north-west', northPath],
      ['door-2-north', null],
    ],
  ],
]

const grids = demoHalls.map(gridOf)

export const ways: NewWays = {
  points: [
    ...grids.flatMap(({ points }) => points),
    ...doors.map(([code, at, door]): WayPoint => ({ code, at: [...at], door })),
    ...outside.map(([code, at]): WayPoint => ({ code, at: [...at], door: null })),
  ],
  segments: [
    ...grids.flatMap(({ segments }) => segments),
    ...doors.flatMap(([from, , , joins]) =>
      joins.map(([to, hall]): Segment => ({ from, to, hall, name: null, isStepFree: true })),
    ),
    ...outside.flatMap(([from, , joins]) =>
      joins.map(([to, name]): Segment => ({ from, to, hall: null, name, isStepFree: true })),
    ),
    // Three steps lead down from the yard: with wheels one comes by the lift at Door 7.
    { from: 'yard-6', to: 'door-6-yard', hall: null, name: say('Steps', 'Stufen'), isStepFree: false },
  ],
  entrances: [
    { code: 'south', name: say('Entrance South', 'Eingang Süd'), point: 'south' },
    { code: 'north', name: say('Entrance North', 'Eingang Nord'), point: 'north' },
    { code: 'east', name: say('Entrance East', 'Eingang Ost'), point: 'east' },
    { code: 'vip', name: say('VIP entrance, Hall 1', 'VIP-Eingang, Halle 1'), point: 'vip' },
  ],
}
