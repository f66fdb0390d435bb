import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OfficeEdition } from '@foyer/contract/office-editions'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { attendee, call, pay, place, signUpVisitor } from '../../testing/people.ts'
import { showEdition } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { openNeighbour, useTestHouse } from '../../testing/test-house.ts'

// Each number is given once by whoever issues what bears it (Umsatzsteuergesetz, section 14 (4), no. 4; Directive 2006/112/EC, article 226 (2)).
const house = useTestHouse()
const other = { name: 'Nordlicht Messen AG', vatId: 'DE811907980' }
let token: string
let nextYear: number
let passType: number

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'owner')
  const { body } = await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', {
    token,
    body: { product: 'MSPG', code: 'MS26', startsOn: '2026-10-26' },
  })
  nextYear = body.id
  await house.database.script(`
    update pass_types set on_sale_from = null, on_sale_until = null, price_phases = '[]' where edition_id = ${nextYear};
    update editions set sale_opens_at = '2025-08-01', sale_opened_at = '2025-08-01' where id = ${nextYear}`)
  first = (await house.database.raw('select seller from editions where id = 1')).rows[0]?.['seller'] as object
  const { rows } = await house.database.raw(
    `select n.id from pass_types n join pass_types o on o.id = 1 and n.position = o.position where n.edition_id = $1`,
    [nextYear],
  )
  passType = Number(rows[0]?.['id'])
})

const show = (id: number) => showEdition(house, token, id)
const sellAs = (seller: object, edition = 1) =>
  house.database.raw('update editions set seller = seller || $1::jsonb where id = $2', [
    JSON.stringify(seller),
    edition,
  ])

let first: object

afterEach(() => sellAs(first))

/** Somebody who has paid, and whose invoice is not written yet. */
async function paid(passTypeId = 1) {
  const { order, orderSecret } = await signUpVisitor(house, { passTypeId })
  await place(house, order!, orderSecret)
  expect(await pay(house, order!, orderSecret)).toMatchObject({ status: 200, body: { status: 'paid' } })
  return { uuid: order!.uuid, secret: orderSecret! }
}
type Paid = Awaited<ReturnType<typeof paid>>

/** All jobs, on three servers at once. */
async function issueAtOnce() {
  const neighbours = await Promise.all([openNeighbour(house), openNeighbour(house)])
  await Promise.all([house, ...neighbours].map(({ app }) => app.jobs.drain()))
  for (const { close } of neighbours) await close()
}

const documentsOf = async (orders: readonly Paid[], kind = 'invoice') => {
  const { rows } = await house.database.raw(
    `select number, issued_on, seller ->> 'vatId' as seller from invoices where order_id = any ($1) and kind = $2 order by number`,
    [orders.map(({ uuid }) => uuid), kind],
  )
  return rows
}
const numbersOf = async (orders: readonly Paid[], kind?: string) =>
  (await documentsOf(orders, kind)).map(({ number }) => String(number))
const run = (series: string, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${series}-${String(from + at).padStart(5, '0')}`)

test('two editions of one seller that issue at the same moment give no number twice, and leave none out', async () => {
  const thisYears: Paid[] = []
  const nextYears: Paid[] = []
  for (let one = 0; one < 4; one += 1) thisYears.push(await paid())
  await show(nextYear)
  for (let one = 0; one < 4; one += 1) nextYears.push(await paid(passType))
  await show(1)
  await issueAtOnce()
  expect(await numbersOf(thisYears)).toEqual(run('MS25-R', 1, 4))
  expect(await numbersOf(nextYears)).toEqual(run('MS26-R', 1, 4))
  expect(await findViolations(house.database)).toEqual([])
})

test('a house that issued before has its documents in series of their issuers', async () => {
  const file = join(import.meta.dirname, '../../../migrations/20261126T2200_series_of_an_issuer.sql')
  const inSeries = `select i.id, i.series, i.issuer, s.issuer as of from invoices i
    join invoice_series s on s.edition_id = i.edition_id and s.kind = i.kind and s.prefix = i.series order by i.id`
  const undone = new Error('undone')
  let moved: unknown[] = []
  await house.database
    .transaction(async (db) => {
      await sql
        .raw(`alter table invoices disable trigger user, drop constraint invoice_is_in_a_series_of_its_issuer,
            drop column series, drop column issuer,
            add constraint invoice_number_is_unique unique (edition_id, kind, series_number);
          alter table invoice_series drop constraint invoice_series_pkey, drop constraint one_series_of_an_issuer,
            drop constraint series_is_of_one_issuer, drop column issuer, add primary key (edition_id, kind);
          drop function issuer_of(jsonb)`)
        .execute(db)
      await sql.raw(readFileSync(file, 'utf8')).execute(db)
      moved = (await sql.raw(inSeries).execute(db)).rows
      throw undone
    })
    .catch((error: unknown) => expect(error).toBe(undone))
  expect(moved).toHaveLength(8)
  expect(moved).toEqual((await house.database.raw(inSeries)).rows)
})

test('whoever sells an edition from some day on begins a series of their own, and each goes on with theirs', async () => {
  const ofTheFirst = await paid()
  await issueAtOnce()
  await sellAs(other)
  const theirs = [await paid(), await paid(), await paid()]
  await issueAtOnce()
  expect(await documentsOf(theirs)).toMatchObject(
    run('MS25-R2', 1, 3).map((number) => ({ number, seller: other.vatId })),
  )
  // What the first one sold is given back by the first one.
  await call(house, 'POST', `/api/order/${ofTheFirst.uuid}/cancel`, { token: ofTheFirst.secret, body: {} })
  await call(house, 'POST', `/api/order/${theirs[0]!.uuid}/cancel`, { token: theirs[0]!.secret, body: {} })
  await issueAtOnce()
  expect(await numbersOf([ofTheFirst], 'creditNote')).toEqual(['MS25-C-00001'])
  expect(await numbersOf([theirs[0]!], 'creditNote')).toEqual(['MS25-C2-00001'])
  await sellAs(first)
  const again = await paid()
  await issueAtOnce()
  expect(await numbersOf([again])).toEqual(['MS25-R-00006'])
  expect(await findViolations(house.database)).toEqual([])
})

test('a seller who moves, or whose VAT ID is spelled another way, goes on with their series', async () => {
  await sellAs({ name: 'Another Name GmbH', addressLines: ['Elsewhere 1', '10115 Berlin'], vatId: 'de 136 695 976' })
  const order = await paid()
  await issueAtOnce()
  expect(await numbersOf([order])).toEqual(['MS25-R-00007'])
})

test('an invoice is corrected by whoever issued it, and a seller who only has another VAT ID now is the same', async () => {
  const person = await attendee(house)
  const order = { uuid: person.signUp.order!.uuid, secret: '' }
  const correct = async (name: string) => {
    const path = `/api/order/${order.uuid}/billing`
    const { billing } = (await call<{ billing: object }>(house, 'GET', path, { token: person.token })).body
    const body = { ...billing, name, seen: billing }
    expect((await call(house, 'PUT', path, { token: person.token, body })).status).toBe(200)
    await issueAtOnce()
    return (await documentsOf([order])).map(({ number, seller }) => [number, seller])
  }
  const issued = [['MS25-R-00008', 'DE136695976']]
  await sellAs(other)
  expect(await correct('Jane Doe')).toEqual([...issued, ['MS25-R-00009', 'DE136695976']])
  await sellAs({ ...first, vatId: other.vatId })
  expect(await correct('Janet Doe')).toEqual([
    ...issued,
    ['MS25-R-00009', 'DE136695976'],
    ['MS25-R2-00004', other.vatId],
  ])
  expect(await correct('Jane Doe')).toHaveLength(4)
  expect(await findViolations(house.database)).toEqual([])
})

test('a number follows the one before it across the end of the year, which is that of Berlin', async () => {
  const summer = house.clock.now()
  const orders: Paid[] = []
  for (const moment of ['2025-12-31T22:59:59Z', '2025-12-31T23:00:00Z']) {
    house.clock.set(summer)
    orders.push(await paid())
    house.clock.set(new Date(moment))
    await house.app.jobs.drain()
  }
  house.clock.set(summer)
  expect(await documentsOf(orders)).toMatchObject([
    { number: 'MS25-R-00010', issued_on: '2025-12-31' },
    { number: 'MS25-R-00011', issued_on: '2026-01-01' },
  ])
})

/** A document in the series of somebody else, with the number of another one. */
const copied = (series: string, number: string) => {
  const taken = 'id, edition_id, kind, series, series_number, number, order_id, refers_to'
  const rest = 'issued_on, locale, seller, buyer, description, currency, reverse_charge, net, tax, total'
  return `do $try$ begin
    with written as (
      insert into invoices (${taken}, ${rest})
      select gen_random_uuid(), edition_id, 'creditNote', '${series}', 4711, '${number}', order_id, id, ${rest}
      from invoices where number = 'MS25-R-00001' returning id, net, tax, total)
    insert into invoice_lines (invoice_id, description, quantity, net, tax_rate_bp, tax, gross)
    select id, 'x', 1, net, 1900, tax, total from written;
    raise exception 'undone';
  end $try$`
}

test('the database takes no number twice, and no document into the series of another issuer', async () => {
  await expect(house.database.script(copied('C', 'MS25-X-1'))).rejects.toThrow('undone')
  await expect(house.database.script(copied('C', 'MS25-R-00002'))).rejects.toThrow('invoices_number_key')
  await expect(house.database.script(copied('C2', 'MS25-X-1'))).rejects.toThrow('invoice_is_in_a_series_of_its_issuer')
})

test('without what ties a series to its issuer the database would take it', async () => {
  await house.database.script('alter table invoices drop constraint invoice_is_in_a_series_of_its_issuer')
  await expect(house.database.script(copied('C2', 'MS25-X-1'))).rejects.toThrow('undone')
})
