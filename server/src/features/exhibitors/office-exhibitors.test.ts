import type { Exhibitor } from '@foyer/contract/exhibitors'
import type { ExhibitorParts, OfficeExhibitor } from '@foyer/contract/office-exhibitors'
import type { HallLine, OfficeHall } from '@foyer/contract/office-halls'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const office = '/api/organiser'
let token: string
let parts: ExhibitorParts

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
  parts = (await call<ExhibitorParts>(house, 'GET', `${office}/exhibitor-part`, { token })).body
})

type Answer = OfficeExhibitor & { code?: string; theirs?: OfficeExhibitor; errors?: { path: string }[] }
const send = <Body = Answer>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  call<Body>(house, method, `${office}${path}`, { token, ...(body === undefined ? {} : { body }) })
let count = 0
const entries = {
  ...{
    name: 'Lampenhaus',
    city: 'Ulm',
    tagline: { en: 'Lamps', de: 'Lampen' },
    description: { en: 'They show lamps.' },
  },
  ...{ website: 'https://lamps.example/', categories: [] as string[], products: [{ en: 'A lamp' }] },
  stands: [] as { hall: string; code: string }[],
}
const add = async (changes: Partial<typeof entries> = {}) => {
  count += 1
  return (await send('POST', '/exhibitor', { code: `lamps-${count}`, ...entries, ...changes })).body
}
const change = ({ id, version }: OfficeExhibitor, changes: Partial<typeof entries>) =>
  send('PATCH', `/exhibitor/${id}`, { ...entries, ...changes, version })
const seen = async (code: string) => {
  house.clock.forward(2000)
  const { body } = await call<Exhibitor[]>(house, 'GET', '/api/exhibitor')
  return body.find((exhibitor) => exhibitor.code === code)
}

test('an exhibitor is added, and found with what it shows and where it stands', async () => {
  const [category, stand] = [parts.categories[0]!, parts.stands.find(({ exhibitors }) => exhibitors.length === 0)!]
  const place = { hall: stand.hall, code: stand.code }
  const exhibitor = await add({ categories: [category.code], stands: [place] })
  expect(exhibitor).toMatchObject({ version: 1, categories: [category.code], stands: [place] })
  expect(await seen(exhibitor.code!)).toMatchObject({ tagline: 'Lamps', products: ['A lamp'], stands: [place] })
  const moved = await change(exhibitor, { stands: [], products: [] })
  expect(moved).toMatchObject({ status: 200, body: { version: 2, stands: [], categories: [], products: [] } })
  expect(await seen(exhibitor.code!)).toMatchObject({ stands: [], products: [] })
})

test('a code that is taken, and a stand that is not on the plan, are said at their fields', async () => {
  const exhibitor = await add()
  const taken = await send('POST', '/exhibitor', { code: exhibitor.code, ...entries })
  expect(taken).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } })
  const nowhere = await change(exhibitor, { stands: [{ hall: '5', code: 'ZZ99' }] })
  expect(nowhere).toMatchObject({ status: 400, body: { errors: [{ path: 'stands.0.code' }] } })
})

test('who saves or removes second is shown what the first saved', async () => {
  const exhibitor = await add()
  await change(exhibitor, { name: 'First' })
  expect(await change(exhibitor, { name: 'Second' })).toMatchObject({
    status: 409,
    body: { theirs: { name: 'First' } },
  })
  const remove = (version: number) => send('POST', `/exhibitor/${exhibitor.id}/remove`, { version })
  expect([(await remove(1)).status, (await remove(2)).status]).toEqual([409, 204])
  expect(await seen(exhibitor.code!)).toBeUndefined()
})

test('a category is added behind the others, and exhibitors can have it', async () => {
  const category = { code: 'lamps', name: { en: 'Lamps' } }
  expect((await send('POST', '/product-category', category)).status).toBe(201)
  expect((await send('POST', '/product-category', category)).status).toBe(400)
  expect((await add({ categories: ['lamps'] })).categories).toEqual(['lamps'])
})

interface Found {
  exhibitors: { line: number; code: string; name: string }[]
  problems: { line: number; column: string | null; message: string }[]
}
const preview = async (table: string) => (await send<Found>('POST', '/exhibitor-import/preview', { table })).body
const take = (table: string) => send<{ added: number }>('POST', '/exhibitor-import', { table })

test('a table is looked at and taken in, with other languages and several in a cell', async () => {
  const stand = parts.stands[0]!
  const table = [
    'name;city;tagline;tagline_de;description;products;stands',
    `Müller & Söhne;Köln;Lamps;Lampen;"They show lamps;\nand chairs";A lamp | A chair;${stand.hall}-${stand.code}`,
  ].join('\r\n')
  expect(await preview(table)).toEqual({
    exhibitors: [{ line: 2, code: 'muller-sohne', name: 'Müller & Söhne' }],
    problems: [],
  })
  expect(await take(table)).toMatchObject({ status: 201, body: { added: 1 } })
  expect(await seen('muller-sohne')).toMatchObject({
    description: 'They show lamps;\nand chairs',
    products: ['A lamp', 'A chair'],
    stands: [{ hall: stand.hall, code: stand.code }],
  })
  expect((await preview(table)).problems).toMatchObject([{ line: 2, column: 'code' }])
})

test('of a table with a wrong line nothing is taken in, and each wrong line is told', async () => {
  const table = [
    'name,city,tagline,description,website,categories,stands',
    'Right,Ulm,Lamps,They show lamps.,,,',
    'Wrong,,Lamps,They show lamps.,http://lamps.example,nothing,9-Z9',
    'Right,Ulm,Lamps,They show lamps.,,,',
  ].join('\n')
  const { problems } = await preview(table)
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [3, 'city'],
    [3, 'website'],
    [3, 'categories'],
    [3, 'stands'],
    [4, 'code'],
  ])
  expect((await take(table)).status).toBe(400)
  expect(await seen('right')).toBeUndefined()
})

test.each([
  ['without a column of names', 'city,tagline\nUlm,Lamps', null],
  ['with a column that is not known', 'name,colour\nA,red', 'colour'],
  ['of too many lines', `name\n${'A\n'.repeat(501)}`, null],
])('a table %s is told so, once', async (_, table, column) => {
  expect((await preview(table)).problems).toMatchObject([{ line: 1, column }])
  expect((await take(table)).status).toBe(400)
})

test('thirty share one stand, and one has fifty of them: all of it is read, and can be changed', async () => {
  const stand = parts.stands[1]!
  const at = { hall: stand.hall, code: stand.code }
  const lines = Array.from({ length: 30 }, (_, nth) => `Shared ${nth};Ulm;Lamps;Lamps.;${at.hall}-${at.code}`)
  expect(await take(['name;city;tagline;description;stands', ...lines].join('\n'))).toMatchObject({ status: 201 })
  expect((await seen('shared-29'))?.stands).toEqual([at])
  const halls = (await send<HallLine[]>('GET', '/hall')).body
  const path = `/hall/${halls.find(({ code }) => code === at.hall)?.id}`
  const { id, version, ...shared } = (await send<OfficeHall>('GET', path)).body.stands.find(
    ({ code }) => code === at.code,
  )!
  expect(shared.exhibitors).toHaveLength(30 + stand.exhibitors.length)
  const more = [...shared.exhibitors, (await add()).code]
  const changed = await send<OfficeHall>('PATCH', `${path}/stand/${id}`, { ...shared, exhibitors: more, version })
  expect(changed.status).toBe(200)
  const stands = parts.stands.slice(0, 50).map(({ hall, code }) => ({ hall, code }))
  const many = await add({ stands })
  expect(many.stands).toEqual(stands)
  expect((await change(many, { stands, city: 'Bonn' })).body).toMatchObject({ city: 'Bonn', stands })
})
