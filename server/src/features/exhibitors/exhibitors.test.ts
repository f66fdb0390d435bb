import type { Exhibitor, FloorPlan, SitePlan } from '@foyer/contract/exhibitors'
import {
  type NewExhibitor,
  type NewHall,
  type NewStand,
  outsideMessage,
  overlapMessage,
  websiteMessage,
} from '@foyer/contract/new-exhibitors.schemas'
import type { NewSitePlan } from '@foyer/contract/new-site-plan.schemas'
import { outlineMessage } from '@foyer/contract/plan-shapes.schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import { InvalidInput } from '#platform/door/problem'
import { call } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { createExhibitors } from './create-exhibitors.ts'
import { createFacilities } from './create-facilities.ts'
import { createHalls } from './create-halls.ts'
import { createProductCategories } from './create-product-categories.ts'
import { createSitePlan } from './create-site-plan.ts'
import { createStands } from './create-stands.ts'
import { createWays } from './create-ways.ts'
import type { Ground } from './ground.ts'

const house = useTestHouse()
/** An event that has published nothing yet. */
const bare = useTestHouse()

const read = async <T>(url: string, language = 'en', at = house) =>
  (await call<T>(at, 'GET', url, { headers: { 'accept-language': language } })).body

let exhibitors: Exhibitor[]
let plan: FloorPlan
const standsOf = ({ halls }: FloorPlan) =>
  halls.flatMap(({ code: hall, stands }) => stands.map((one) => ({ hall, ...one })))

beforeAll(async () => {
  exhibitors = await read('/api/exhibitor')
  plan = await read('/api/floor-plan')
})

/** What is said about each entry, by where it stands. */
async function problemsOf(doing: Promise<unknown>): Promise<Record<string, string>> {
  const error = await doing.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof InvalidInput)) throw error ?? new Error('It was accepted.')
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
}

describe('exhibitors and the floor plan', () => {
  test('are 120 exhibitors on 310 stands in seven halls, for anybody', () => {
    expect(plan.halls.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(standsOf(plan)).toHaveLength(310)
    expect(exhibitors).toHaveLength(120)
    expect(exhibitors.find(({ code }) => code === 'kaveri-managed-services')).toMatchObject({
      name: 'Kaveri Managed Services',
      city: 'Chennai',
      tagline: 'Identity as a service',
      website: 'https://kaveri-managed-services.example/',
      categories: [{ name: 'Managed services' }, { name: 'Security' }],
      products: ['Kaveri Directory', 'Kaveri Guest'],
    })
  })

  test('everybody has a stand that is on the plan, and only who shares one has it with somebody', () => {
    const known = new Set(standsOf(plan).map(({ hall, code }) => `${hall} ${code}`))
    const holders = new Map<string, string[]>()
    for (const { code, stands } of exhibitors) {
      expect(stands.length, code).toBeGreaterThan(0)
      for (const stand of stands) {
        const name = `${stand.hall} ${stand.code}`
        expect(known).toContain(name)
        holders.set(name, [...(holders.get(name) ?? []), code])
      }
    }
    expect([...holders.values()].filter(({ length }) => length > 1).map((both) => both.toSorted())).toEqual(
      expect.arrayContaining([
        ['hebrides-connect', 'snowdon-systems'],
        ['hallmann-nachfolge', 'lindner-it-ausbildung'],
      ]),
    )
  })

  test('are read in one’s own language, names in the order of its alphabet', async () => {
    const german = await read<Exhibitor[]>('/api/exhibitor', 'de-DE')
    expect(german.find(({ code }) => code === 'kaveri-managed-services')?.tagline).toBe('Identität als Dienst')
    const names = german.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
    const halls = (await read<FloorPlan>('/api/floor-plan', 'de')).halls
    expect(halls.map(({ name }) => name)).toContain('Halle 5')
  })

  test('no two stands or rooms cover the same ground', () => {
    const grounds = plan.halls.flatMap(({ code: hall, rooms, stands }) =>
      [...rooms, ...stands].map((area) => ({ ...area, name: `${hall} ${area.code}` })),
    )
    const apart = (one: Ground, other: Ground) =>
      one.x + one.width <= other.x ||
      other.x + other.width <= one.x ||
      one.y + one.depth <= other.y ||
      other.y + other.depth <= one.y
    const clashes = grounds.flatMap((one, at) =>
      grounds.slice(at + 1).flatMap((other) => (apart(one, other) ? [] : [`${one.name}, ${other.name}`])),
    )
    expect(clashes).toEqual([])
  })

  test('every stage of the programme is on it, and what the pages of information name', async () => {
    const { stages } = await read<{ stages: { code: string; hall: string }[] }>('/api/agenda')
    for (const { code, hall } of stages)
      expect(plan.halls.find((one) => one.code === hall)?.rooms.map((room) => room.code)).toContain(code)
    const kinds = (hall: string) => plan.facilities.filter((one) => one.hall === hall).map(({ kind }) => kind)
    expect(kinds('1')).toContain('cloakroom')
    expect(kinds('5')).toContain('cloakroom')
    expect(kinds('3')).toContain('first-aid')
    expect(kinds('6')).toContain('quiet-room')
    expect(plan.entrances.map(({ name }) => name)).toContain('Entrance South')
  })

  test('one gets from every entrance to every crossing, also without a step', () => {
    const { points, segments } = plan.ways
    for (const entrance of plan.entrances) {
      const reached = new Set([entrance.point])
      for (let found = -1; found !== reached.size; ) {
        found = reached.size
        for (const { from, to, isStepFree } of segments)
          if (isStepFree && (reached.has(from) || reached.has(to))) reached.add(from).add(to)
      }
      expect({ entrance: entrance.code, reached: reached.size }).toEqual({
        entrance: entrance.code,
        reached: points.length,
      })
    }
  })

  test('whoever has it already is told so, and nothing else', async () => {
    for (const url of ['/api/exhibitor', '/api/floor-plan', '/api/site-plan']) {
      const { headers } = await call(house, 'GET', url)
      const again = await call(house, 'GET', url, { headers: { 'if-none-match': String(headers['etag']) } })
      expect({ url, status: again.status, body: again.body }).toEqual({ url, status: 304, body: '' })
    }
  })

  test('an event that has published nothing shows nothing, and no error', async () => {
    for (const table of [
      'exhibitor_stands',
      'exhibitor_categories',
      'exhibitors',
      'stands',
      'hall_rooms',
      'facilities',
      'entrances',
      'way_segments',
      'way_points',
      'halls',
      'site_plans',
    ] as const)
      await bare.database.db.deleteFrom(table).execute()
    expect(await read('/api/exhibitor', 'en', bare)).toEqual([])
    expect(await read('/api/floor-plan', 'en', bare)).toEqual({
      halls: [],
      facilities: [],
      entrances: [],
      ways: { points: [], segments: [] },
    })
    expect(await read('/api/site-plan', 'en', bare)).toBeNull()
  })

  test('the site plan stands on the same ground as the floor plan', async () => {
    const site = await read<SitePlan>('/api/site-plan', 'de')
    expect(site.halls.map(({ outline }) => outline)).toEqual(plan.halls.map(({ outline }) => outline))
    expect(site.entrances.map(({ at }) => at)).toEqual(plan.entrances.map(({ point }) => plan.ways.points[point]?.at))
    expect(site.lines.map(({ line }) => line)).toEqual(['S1', 'S2', 'BER', 'S3', 'U7'])
    expect(site.arrivals[0]?.link).toEqual({ to: '/train-ticket', text: 'Ihr Bahnticket' })
  })
})

describe('what an organiser enters', () => {
  const square = (x: number, y: number, size = 20): [number, number][] => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ]
  const hall = (change: Partial<NewHall> = {}): NewHall => ({
    ...{ code: 'X', name: { en: 'Hall X' }, outline: square(1000, 1000), rooms: [] },
    ...change,
  })
  const stand = (code: string, x: number, y: number, change: Partial<NewStand> = {}): NewStand => ({
    ...{ hall: 'X', code, area: { x, y, width: 5, depth: 5 } },
    ...change,
  })
  const exhibitor = (change: Partial<NewExhibitor> = {}): NewExhibitor => ({
    ...{
      code: 'somebody',
      name: 'Somebody',
      city: 'Berlin',
      tagline: { en: 'Something' },
      description: { en: 'More.' },
    },
    ...{ website: null, categories: [], products: [], stands: [] },
    ...change,
  })
  const office = () => house.app.context()

  beforeAll(async () => {
    await createHalls(await office(), [
      hall(),
      hall({
        code: 'L',
        outline: [
          [1100, 1000],
          [1120, 1000],
          [1120, 1010],
          [1110, 1010],
          [1110, 1020],
          [1100, 1020],
        ],
      }),
    ])
    await createStands(await office(), [stand('A01', 1000, 1000), stand('A02', 1005, 1000)])
  })

  test.each<[string, Partial<NewHall>, string, string | undefined]>([
    [
      'walls that cross',
      {
        outline: [
          [0, 0],
          [10, 10],
          [10, 0],
          [0, 10],
        ],
      },
      '0.outline',
      outlineMessage,
    ],
    [
      'no room between the walls',
      {
        outline: [
          [0, 0],
          [10, 0],
          [20, 0],
        ],
      },
      '0.outline',
      outlineMessage,
    ],
    [
      'two corners',
      {
        outline: [
          [0, 0],
          [10, 0],
        ],
      },
      '0.outline',
      undefined,
    ],
    [
      'a corner beyond all sense',
      {
        outline: [
          [0, 0],
          [10, 0],
          [10, 10_001],
        ],
      },
      '0.outline.2.1',
      undefined,
    ],
    [
      'a corner between the centimetres',
      {
        outline: [
          [0, 0.001],
          [10, 0],
          [10, 10],
        ],
      },
      '0.outline.0.1',
      undefined,
    ],
    [
      'a room through the wall',
      { rooms: [{ code: 'r', name: { en: 'R' }, kind: 'room', area: { x: 1015, y: 1005, width: 6, depth: 2 } }] },
      '0.rooms.0.area',
      outsideMessage,
    ],
    ['a drawing for a name', { code: '<svg/>' }, '0.code', undefined],
    ['no first language', { name: { de: 'Halle X' } }, '0.name', undefined],
  ])('a hall with %s is refused at its place', async (_what, change, path, message) => {
    const problems = await problemsOf(createHalls(await office(), [hall({ code: 'Y', ...change })]))
    expect(problems).toEqual({ [path]: message ?? expect.any(String) })
  })

  test.each<[string, NewStand[], Record<string, string>]>([
    ['over another', [stand('B01', 1004.99, 1004.99)], { '0.area': overlapMessage }],
    ['over one that comes with it', [stand('B01', 1000, 1010), stand('B02', 1004, 1010)], { '1.area': overlapMessage }],
    ['through the wall', [stand('B01', 1016, 1010)], { '0.area': outsideMessage }],
    ['beside its hall', [stand('B01', 1030, 1010)], { '0.area': outsideMessage }],
    ['in the corner that a hall leaves out', [stand('B01', 1112, 1012, { hall: 'L' })], { '0.area': outsideMessage }],
    [
      'around that corner',
      [stand('B01', 1108, 1005, { hall: 'L', area: { x: 1108, y: 1005, width: 6, depth: 8 } })],
      { '0.area': outsideMessage },
    ],
    ['in no hall', [stand('B01', 0, 0, { hall: 'none' })], { '0.hall': 'This code is not known in this edition.' }],
  ])('a stand %s is refused, and nothing is kept', async (_what, stands, problems) => {
    const before = standsOf(await read<FloorPlan>('/api/floor-plan')).length
    expect(await problemsOf(createStands(await office(), stands))).toEqual(problems)
    expect(standsOf(await read<FloorPlan>('/api/floor-plan'))).toHaveLength(before)
  })

  test('stands may touch each other and the walls', async () => {
    await createStands(await office(), [
      stand('D01', 1015, 1015),
      stand('D02', 1010, 1015),
      stand('D01', 1105, 1015, { hall: 'L' }),
    ])
    const { halls } = await read<FloorPlan>('/api/floor-plan')
    expect(halls.find(({ code }) => code === 'X')?.stands.map(({ code }) => code)).toEqual(['A01', 'A02', 'D01', 'D02'])
  })

  test('of two stands that come at once onto the same ground the database refuses one', async () => {
    const [{ hall_id, edition_id } = { hall_id: 0, edition_id: 0 }] = await house.database.db
      .selectFrom('stands')
      .innerJoin('halls', 'halls.id', 'stands.hall_id')
      .select(['stands.hall_id', 'stands.edition_id'])
      .where('halls.code', '=', 'X')
      .execute()
    const keep = (code: string, x: number) =>
      house.database.db
        .insertInto('stands')
        .values({ hall_id, edition_id, code, x, y: 101_000, width: 500, depth: 500 })
        .execute()
    await keep('E01', 100_000)
    await expect(keep('E02', 100_499)).rejects.toMatchObject({ constraint: 'stand_is_on_its_own_ground' })
    await expect(keep('E01', 100_500)).rejects.toMatchObject({ constraint: 'stand_has_its_code' })
    await keep('E02', 100_500)
  })

  test.each<[string, Partial<NewExhibitor>, string, string | undefined]>([
    ...[
      'javascript:alert(1)',
      'http://plain.example',
      'https://a.example@evil.example',
      'https://evil.example\\@a.example',
      'https://localhost',
      'https://ä.example/',
      'https://a.example/\u202e',
      '//a.example',
      '',
    ].map((website): [string, Partial<NewExhibitor>, string, string] => [
      `the address ${website}`,
      { website },
      '0.website',
      websiteMessage,
    ]),
    ['a name that nobody sees', { name: '\u200b' }, '0.name', undefined],
    ['a name of two lines', { name: 'One\nTwo' }, '0.name', undefined],
    ['a category that is not there', { categories: ['security', 'none'] }, '0.categories.1', undefined],
    ['a stand that is not there', { stands: [{ hall: 'X', code: 'Z99' }] }, '0.stands.0.code', undefined],
    ['a product in no language', { products: [{}] }, '0.products.0', undefined],
    ['a description without end', { description: { en: 'x'.repeat(2001) } }, '0.description.en', undefined],
  ])('an exhibitor with %s is refused at its place', async (_what, change, path, message) => {
    const problems = await problemsOf(createExhibitors(await office(), [exhibitor(change)]))
    expect(problems).toEqual({ [path]: message ?? expect.any(String) })
    expect((await read<Exhibitor[]>('/api/exhibitor')).map(({ code }) => code)).not.toContain('somebody')
  })

  test('hostile words leave as they are written, and what is named twice stands there once', async () => {
    const words = '"><img src=x onerror=alert(1)><svg onload=alert(1)> =cmd|x {placeholder} \'; drop table halls; --'
    const shared = { hall: 'X', code: 'A01' }
    await createExhibitors(await office(), [
      exhibitor({
        code: 'hostile',
        name: words,
        city: 'x',
        tagline: { en: words },
        products: [{ en: words }],
        stands: [shared, shared],
        categories: ['security', 'security'],
      }),
      exhibitor({ code: 'guest', stands: [shared] }),
    ])
    const found = (await read<Exhibitor[]>('/api/exhibitor')).filter(({ stands }) =>
      stands.some(({ hall: in_ }) => in_ === 'X'),
    )
    expect(found.map(({ code }) => code).toSorted()).toEqual(['guest', 'hostile'])
    expect(found.find(({ code }) => code === 'hostile')).toMatchObject({
      name: words,
      tagline: words,
      products: [words],
      stands: [shared],
    })
    expect(found.find(({ code }) => code === 'hostile')?.categories).toHaveLength(1)
  })

  test('codes that are taken are refused by the database', async () => {
    const context = await office()
    await expect(createHalls(context, [hall()])).rejects.toMatchObject({ constraint: 'hall_has_its_code' })
    await expect(createExhibitors(context, [exhibitor({ code: 'polder-it' })])).rejects.toMatchObject({
      constraint: 'exhibitor_has_its_code',
    })
    await expect(createProductCategories(context, [{ code: 'security', name: { en: 'S' } }])).rejects.toMatchObject({
      constraint: 'product_category_has_its_code',
    })
    const point = { code: 'south', at: [0, 0] as [number, number], door: null }
    await expect(createWays(context, { points: [point], segments: [], entrances: [] })).rejects.toMatchObject({
      constraint: 'way_point_has_its_code',
    })
  })

  test('a way leads from a point that is there to another one, in a hall that is there', async () => {
    const points = [
      { code: 'p1', at: [0, 0] as [number, number], door: null },
      { code: 'p2', at: [1, 0] as [number, number], door: null },
    ]
    const segment = { from: 'p1', to: 'p2', hall: null, name: null, isStepFree: true }
    const enter = async (segments: object[], entrances: object[] = []) =>
      Object.keys(
        await problemsOf(
          createWays(await office(), { points, segments, entrances } as Parameters<typeof createWays>[1]),
        ),
      )
    expect(await enter([{ ...segment, to: 'p3' }])).toEqual(['segments.0.to'])
    expect(await enter([{ ...segment, to: 'p1' }])).toEqual(['segments.0.to'])
    expect(await enter([{ ...segment, hall: 'none' }])).toEqual(['segments.0.hall'])
    expect(await enter([segment], [{ code: 'e', name: { en: 'E' }, point: 'p9' }])).toEqual(['entrances.0.point'])
    expect(
      Object.keys(await problemsOf(createFacilities(await office(), [{ kind: 'toilet', hall: 'none', at: [0, 0] }]))),
    ).toEqual(['0.hall'])
  })

  test('a site plan leads to pages of the app alone, at times that a clock shows', async () => {
    const arrival = (to: string) => ({
      kind: 'train' as const,
      text: { en: 'Go.' },
      link: { to, text: { en: 'There' } },
    })
    const line = (first: string) => ({
      line: 'S1',
      kind: 'shuttle' as const,
      to: { en: 'A' },
      stop: { en: 'B' },
      first,
      last: '01:00',
      everyMinutes: 8,
    })
    const site = (change: Partial<NewSitePlan>): NewSitePlan => ({
      ...{
        address: { en: 'A' },
        area: { x: 0, y: 0, width: 1, depth: 1 },
        shapes: [],
        marks: [],
        accommodations: [],
        lines: [],
      },
      ...{ linesFrom: '2025-10-19', linesUntil: '2025-10-25', linesNote: { en: 'N' }, arrivals: [] },
      ...change,
    })
    const enter = async (change: Partial<NewSitePlan>) =>
      Object.keys(await problemsOf(createSitePlan(await office(), site(change))))
    for (const to of ['javascript:alert(1)', '//evil.example', 'https://evil.example', '/\\evil.example', ''])
      expect(await enter({ arrivals: [arrival(to)] })).toEqual(['arrivals.0.link.to'])
    for (const first of ['24:00', '7:00', '07:60', 'soon', '07:00\n'])
      expect(await enter({ lines: [line(first)] })).toEqual(['lines.0.first'])
    expect(await enter({ linesUntil: '2025-10-18' })).toEqual(['linesUntil'])
    expect(await enter({ shapes: [{ kind: 'water', points: [[0, 0]], name: null }] })).toEqual(['shapes.0.points'])
    expect(await enter({ area: { x: 0, y: 0, width: Number.NaN, depth: 1 } })).toEqual(['area.width'])
  })
})
