import type { Edition } from '@foyer/contract/editions'
import type { OfficeEdition } from '@foyer/contract/office-editions'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import type { Setup } from '@foyer/contract/setup'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { attendee, call } from '../../testing/people.ts'
import { readSetup, showEdition } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { openNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const path = '/api/organiser/edition'
let token: string
let organiser: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'owner')
  organiser = await signInStaff(house, 'organiser')
})

const entries = (changes: object = {}) => ({
  product: 'MSPG',
  code: 'MS26',
  startsOn: '2026-10-26',
  ...changes,
})
const begin = (changes?: object, by = token) =>
  call<OfficeEdition>(house, 'POST', path, { token: by, body: entries(changes) })
const list = async () => (await call<OfficeEdition[]>(house, 'GET', path, { token })).body
const show = (id: number) => showEdition(house, token, id)
const current = async () => (await list()).find(({ isCurrent }) => isCurrent)

/** Whole tables of an edition, so that what is copied is all there is. */
const rowsOf = async (edition: number, table: string, left: readonly string[]) =>
  (
    await house.database.raw(
      `select to_jsonb(t) ${left.map((column) => `- '${column}'`).join(' ')} as row from ${table} t where edition_id = $1 order by 1`,
      [edition],
    )
  ).rows.map(({ row }) => row)

test('the next year is made of this one: everything that is sold, its words and its questions, with their days moved', async () => {
  const from = (await current())!
  const pricePhases = ['2025-07-31T22:00:00.000Z', '2025-10-25T22:00:00.000Z'].map((phase, at) => ({
    name: `Step ${at}`,
    from: phase,
    price: 54_900,
  }))
  const phased = { token: organiser, body: { version: 1, pricePhases } }
  expect((await call(house, 'PATCH', '/api/organiser/pass-type/1', phased)).status).toBe(200)
  const steps = (lastDay: string) => [{ lastDay, percent: 2500, fixed: 0, per: 'night' }]
  const agreed = { token: organiser, body: { version: 1, passes: null, stays: steps('2025-10-06') } }
  expect((await call(house, 'PUT', '/api/organiser/setup/cancellation', agreed)).status).toBe(200)
  const drawing = {
    ...{ svg: '<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>', x: 0, y: 0, width: 9 },
    ...{ version: 1, reached: [] },
  }
  expect((await call(house, 'POST', '/api/organiser/hall/1/drawing', { token: organiser, body: drawing })).status).toBe(
    200,
  )
  const { status, body: made } = await begin()
  expect({ status, made }).toMatchObject({
    status: 201,
    made: { year: 2026, code: 'MS26', startsOn: '2026-10-26', isCurrent: false, saleOpenedAt: null, orders: 0 },
  })
  const lasts = (edition: OfficeEdition) => Date.parse(edition.endsOn) - Date.parse(edition.startsOn)
  expect(lasts(made)).toBe(lasts(from))
  for (const [table, left] of Object.entries({
    pass_types: ['id', 'edition_id', 'held', 'sold', 'version', 'on_sale_from', 'on_sale_until', 'price_phases'],
    accommodations: ['id', 'edition_id', 'version', 'nights_version'],
    train_ticket_types: [
      'id',
      'edition_id',
      'position',
      'held',
      'sold',
      'codes_left',
      'valid_from',
      'valid_to',
      'cancel_before',
    ],
    survey_questions: ['id', 'edition_id'],
    pages: ['edition_id', 'updated_at'],
    halls: ['id', 'edition_id', 'version'],
    hall_rooms: ['id', 'edition_id', 'hall_id'],
    hall_drawings: ['edition_id', 'hall_id'],
    stands: ['id', 'edition_id', 'hall_id', 'version'],
    facilities: ['id', 'edition_id', 'hall_id'],
    way_points: ['id', 'edition_id'],
    way_segments: ['id', 'edition_id', 'hall_id', 'from_id', 'to_id'],
    entrances: ['id', 'edition_id', 'point_id'],
    invoice_series: ['edition_id', 'last_number', 'issuer'],
  })) {
    const before = await rowsOf(from.id, table, left)
    expect(before.length, table).toBeGreaterThan(0)
    expect(await rowsOf(made.id, table, left), table).toEqual(before)
  }
  const plans = await house.database.raw(
    `select p.document -> 'accommodations' as hotels, (p.document ->> 'linesFrom')::date - e.starts_on as first
     from site_plans p join editions e on e.id = p.edition_id order by e.id`,
  )
  expect(plans.rows[1]).toEqual({ hotels: [], first: plans.rows[0]!['first'] })
  // Midnight at the venue stays midnight there, 371 days later: in winter by now.
  const { rows } = await house.database.raw(
    `select jsonb_path_query_array(price_phases, '$[*].from') as moments from pass_types
     where edition_id = $1 and price_phases <> '[]'`,
    [made.id],
  )
  expect(rows).toEqual([{ moments: ['2026-08-06T22:00:00.000Z', '2026-10-31T23:00:00.000Z'] }])
  const policies = await house.database.raw('select cancellation_policy as policy from editions where id = $1', [
    made.id,
  ])
  expect(policies.rows).toEqual([{ policy: { passes: null, stays: steps('2026-10-12') } }])
  const nights = async (edition: number, days: number) =>
    (
      await house.database.raw(
        `select a.name, r.name as room, (v.night - $2::int)::text as night, v.allotment, v.price from availabilities v
         join rooms r on r.id = v.room_id join accommodations a on a.id = r.accommodation_id
         where a.edition_id = $1 order by 1, 2, 3`,
        [edition, days],
      )
    ).rows
  const days = (Date.parse(made.startsOn) - Date.parse(from.startsOn)) / 86_400_000
  expect(await nights(made.id, days)).toEqual(await nights(from.id, 0))
  expect(await findViolations(house.database)).toEqual([])
})

test('clocks at the venue show the same in the next year, whatever summer time does', async () => {
  const { rows } = await house.database.raw(
    `select code, (doors_open_at at time zone time_zone)::time::text as doors, (cancel_before at time zone time_zone)::time::text as until
     from editions order by id`,
  )
  const [from, made] = [rows[0]!, rows.find(({ code }) => code === 'MS26')!]
  expect([made['doors'], made['until']]).toEqual([from['doors'], from['until']])
})

test('nobody sees it before somebody says so; then everybody does, at every server, and what was sold stays sold', async () => {
  const neighbour = await openNeighbour(house)
  const person = await attendee(house)
  const from = (await current())!
  const made = (await list()).find(({ code }) => code === 'MS26')!
  const told = async (at: Pick<typeof house, 'app'>) => (await call<Edition>(at, 'GET', '/api/edition')).body.year
  expect([await told(house), await told(neighbour)]).toEqual([2025, 2025])
  expect((await show(made.id)).status).toBe(200)
  expect([await told(house), await told(neighbour)]).toEqual([2026, 2026])
  const setup: Setup = await readSetup(house, organiser)
  expect(setup).toMatchObject({ year: 2026, openedAt: null, isFixed: false, event: { entered: { code: 'MS26' } } })
  const types = await call<{ items: OfficePassType[] }>(house, 'GET', '/api/organiser/pass-type', { token: organiser })
  expect(types.body.items.every(({ sold, held }) => sold + held === 0)).toBe(true)
  // Who has no pass for this year is nobody's guest of it; what they bought of the other one is theirs there.
  expect((await call(house, 'GET', '/api/invoice', { token: person.token })).status).toBe(401)
  await house.app.jobs.drain()
  expect((await show(from.id)).status).toBe(200)
  expect((await current())?.id).toBe(from.id)
  const invoices = await call<unknown[]>(house, 'GET', '/api/invoice', { token: person.token })
  expect(invoices.body).toHaveLength(1)
  await neighbour.close()
})

test('a code belongs to one edition, however often one sends', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => begin({ code: 'MS27', startsOn: '2027-10-25' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  expect((await list()).filter(({ code }) => code === 'MS27')).toHaveLength(1)
})

test('only an owner begins a year or says which one is on, and none that is not there', async () => {
  expect((await begin({ code: 'MS30' }, organiser)).status).toBe(403)
  expect((await show(999)).status).toBe(404)
})

test('ways come along as they were saved last, and a site plan that was removed does not', async () => {
  const asked = { token: organiser }
  const { body: plan } = await call<{ version: number }>(house, 'GET', '/api/organiser/site-plan', asked)
  const removal = { ...asked, body: { version: plan.version } }
  expect((await call(house, 'POST', '/api/organiser/site-plan/remove', removal)).status).toBe(204)
  const { body: ways } = await call<{ points: object[] }>(house, 'GET', '/api/organiser/ways', asked)
  const points = [...ways.points, { code: 'lay-by', at: [1.5, 2], door: null }]
  expect((await call(house, 'PUT', '/api/organiser/ways', { ...asked, body: { ...ways, points } })).status).toBe(200)
  const { body: made } = await begin({ code: 'MS28', startsOn: '2028-10-30' })
  const rows = await house.database.raw(
    `select (select count(*)::int from site_plans where edition_id = $1) as plans,
       (select jsonb_build_array(x, y) from way_points where edition_id = $1 and code = 'lay-by') as place`,
    [made.id],
  )
  expect(rows.rows).toEqual([{ plans: 0, place: [150, 200] }])
})

test('a year is shown by an act that asks for no second factor anew, and the log says who did it', async () => {
  const from = (await current())!
  const other = (await list()).find(({ code }) => code === 'MS26')!
  house.clock.forward(11 * 60_000)
  expect((await show(other.id)).status).toBe(200)
  expect((await show(from.id)).status).toBe(200)
  const { rows } = await house.database.raw(
    `select record_id from audit_entries where act = 'setup.makeEditionCurrent' and actor_id is not null order by id desc limit 2`,
  )
  expect(rows.map((row) => row['record_id'])).toEqual([String(from.id), String(other.id)])
})

test('a year that sells is not taken away from visitors before whoever does it was told so, by the server', async () => {
  const [from, other] = [(await current())!, (await list()).find(({ code }) => code === 'MS26')!]
  const confirm = (id: number, endsSaleOf: number | null) =>
    call<{ instead: number | null }>(house, 'POST', `${path}/${id}/current`, { token, body: { endsSaleOf } })
  const selling = { id: from.id, product: from.product, year: from.year }
  for (const told of [null, other.id])
    expect(await confirm(other.id, told)).toMatchObject({ status: 409, body: { code: 'setup/ends-sale', selling } })
  expect((await current())?.id).toBe(from.id)
  expect(await confirm(from.id, null)).toMatchObject({ status: 200, body: { instead: null } })
  expect(await confirm(other.id, from.id)).toMatchObject({ status: 200, body: { instead: from.id } })
  // What is not on sale can be taken away, whatever was expected of it.
  expect(await confirm(from.id, from.id)).toMatchObject({ status: 200, body: { instead: other.id } })
})

test('a year is on sale from when its sale opened until its last day is over', async () => {
  const selling = async () => (await list()).filter(({ isSelling }) => isSelling).map(({ code }) => code)
  const from = (await current())!
  expect(await selling()).toEqual([from.code])
  house.clock.forward(Date.parse(`${from.endsOn}T21:30:00Z`) - house.clock.now().getTime())
  token = await signInStaff(house, 'owner')
  expect(await selling()).toEqual([from.code])
  house.clock.forward(60 * 60_000)
  token = await signInStaff(house, 'owner')
  expect(await selling()).toEqual([])
})
