import type { Invoice } from '@foyer/contract/invoices'
import type { ListedOrder, OfficeOrder } from '@foyer/contract/office-orders'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { creditorReference } from '#features/orders'
import { attendee, call, cards, pay, place, type SignedUp, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { countStatements } from '../../testing/statements.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { tidyTables } from '../../testing/tidy-tables.ts'

const house = useTestHouse()
const office = '/api/organiser/order'
let token: string
let open: SignedUp
let declined: SignedUp
let paid: SignedUp

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'finance')
  open = await signUpVisitor(house, { firstName: 'Anders', lastName: 'Nyström', companyName: 'Fjord Managed' })
  house.clock.forward(60_000)
  declined = await signUpVisitor(house, { passTypeId: 2 })
  await place(house, declined.order!, declined.orderSecret)
  await pay(house, declined.order!, declined.orderSecret, cards.declined)
  house.clock.forward(60_000)
  paid = (await attendee(house, { companyName: 'Ribeira Data' })).signUp
  await house.app.jobs.drain()
})

const list = async (query: Readonly<Record<string, string>> = {}) =>
  (
    await call<{ items: ListedOrder[]; next: string | null }>(house, 'GET', `${office}?${new URLSearchParams(query)}`, {
      token,
    })
  ).body
const found = async (query: Readonly<Record<string, string>>) => (await list(query)).items.map(({ uuid }) => uuid)
const record = async (uuid: string) => (await call<OfficeOrder>(house, 'GET', `${office}/${uuid}`, { token })).body

test('the newest order is first, with who buys what for how much', async () => {
  const { items } = await list()
  expect(items.map(({ uuid }) => uuid)).toEqual([paid, declined, open].map(({ order }) => order?.uuid))
  expect(items[0]).toMatchObject({
    number: paid.order?.number,
    status: 'paid',
    buyer: { name: 'Mira Okafor', company: 'Ribeira Data', email: paid.email },
    items: [{ kind: 'pass', codeType: 'standard', quantity: 1 }],
    total: paid.order?.total,
    refunded: { amount: 0, currency: 'EUR' },
    method: 'card',
    paymentPending: false,
  })
})

test('a filter leaves those that it names, and several those that all of them name', async () => {
  expect(await found({ state: 'open' })).toEqual([open.order?.uuid])
  expect(await found({ method: 'card' })).toEqual([paid.order?.uuid, declined.order?.uuid])
  expect(await found({ method: 'card', state: 'paid' })).toEqual([paid.order?.uuid])
  expect(await found({ kind: 'pass' })).toHaveLength(3)
  expect(await found({ kind: 'room' })).toEqual([])
})

test.each([
  ['a name without its accent', () => 'nystrom'],
  ['a name with it, in capitals', () => 'NYSTRÖM'],
  ['the beginnings of two words', () => 'fjo and'],
  ['an address', () => open.email],
  ['the number', () => open.order!.number],
  ['the number in small letters, without the hyphen', () => open.order!.number.replace('-', '').toLowerCase()],
  ['the number with other signs in it', () => ` ${open.order!.number.replace('-', ' – ')} `],
  ['the number without hyphen and zeros', () => open.order!.number.replace(/-0*/, '')],
  ['the reference of its transfer', () => creditorReference(open.order!.number)],
  ['the number without its zeros', () => String(Number(open.order!.number.split('-')[1]))],
])('an order is found by %s', async (_what, typed) => {
  expect(await found({ q: typed() })).toEqual([open.order?.uuid])
})

test('of several words each but the last is meant as it stands there, and its beginning where nobody is called so', async () => {
  const short = await signUpVisitor(house, { firstName: 'Ulla', lastName: 'Quist' })
  const long = await signUpVisitor(house, { firstName: 'Ullabritt', lastName: 'Quistgaard' })
  const both = [long.order?.uuid, short.order?.uuid].toSorted()
  expect(await found({ q: 'ulla qui' })).toEqual([short.order?.uuid])
  expect((await found({ q: 'ull qui' })).toSorted()).toEqual(both)
  expect((await found({ q: 'ulla' })).toSorted()).toEqual(both)
})

test.each(["' | !zz:*", '\\', '()&', '%', 'nobody here'])('what nobody is called (%s) finds nothing', async (q) => {
  expect(await list({ q })).toEqual({ items: [], next: null })
})

test('pages of one have every order once, also of those that are filtered', async () => {
  const walk = async (query: Record<string, string>): Promise<string[]> => {
    const { items, next } = await list({ ...query, limit: '1' })
    return [...items.map(({ uuid }) => uuid), ...(next === null ? [] : await walk({ ...query, cursor: next }))]
  }
  expect(await walk({})).toEqual(await found({}))
  expect(await walk({ sort: 'createdAt' })).toEqual((await found({})).toReversed())
  expect(await walk({ method: 'card' })).toEqual(await found({ method: 'card' }))
  expect(await walk({ q: 'MS25' })).toEqual(await found({ q: 'MS25' }))
})

test('a page is one statement on orders', async () => {
  const statements = countStatements('from "orders"')
  expect((await list({ method: 'card', q: 'ribeira' })).items).toHaveLength(1)
  statements.stop()
  expect(statements.count()).toBe(1)
})

test('the record has lines, money, documents and what happened, the newest first', async () => {
  const order = await record(paid.order!.uuid)
  expect(order).toMatchObject({
    status: 'paid',
    buyer: { country: 'DE', company: 'Ribeira Data' },
    lines: [{ kind: 'pass', taxRate: 1900, refunded: { amount: 0 } }],
    total: paid.order?.total,
    payments: [{ state: 'succeeded', amount: paid.order?.total }],
    refunds: [],
  })
  expect(order.timeline.map(({ kind, event, from, to }) => [kind, event, from, to])).toEqual(
    expect.arrayContaining([
      ['order', 'pay', 'awaiting_payment', 'paid'],
      ['order', 'place', 'open', 'awaiting_payment'],
      ['payment', 'succeeded', null, null],
    ]),
  )
  const times = order.timeline.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  const documents = await call<Invoice[]>(house, 'GET', `${office}/${paid.order?.uuid}/document`, { token })
  expect(documents.body).toMatchObject([{ kind: 'invoice', total: paid.order?.total, status: 'paid' }])
  const pdf = (order: string) =>
    call(house, 'GET', `${office}/${order}/document/${documents.body[0]?.uuid}/pdf`, { token })
  expect((await pdf(paid.order!.uuid)).headers['content-type']).toBe('application/pdf')
  expect((await pdf(open.order!.uuid)).status).toBe(404)
})

test('an attempt that the bank refused is in the record with its reason', async () => {
  const { payments, timeline } = await record(declined.order!.uuid)
  expect(payments).toMatchObject([{ state: 'failed', reason: expect.any(String) }])
  expect(timeline).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'payment', event: 'failed' })]))
})

test('an order of another edition is not in the list, and not there', async () => {
  const { db } = house.database
  const hidden = open.order!.uuid
  const edition = await db.selectFrom('editions').selectAll().executeTakeFirstOrThrow()
  await sql`create temp table other_edition as select * from editions where id = ${edition.id}`.execute(db)
  await sql`update other_edition set id = 77, code = 'MS26', is_current = false`.execute(db)
  await sql`insert into editions select * from other_edition`.execute(db)
  await db.updateTable('orders').set({ edition_id: 77 }).where('id', '=', hidden).execute()
  expect(await found({})).not.toContain(hidden)
  expect((await call(house, 'GET', `${office}/${hidden}`, { token })).status).toBe(404)
  expect((await call(house, 'GET', `${office}/${hidden}/document`, { token })).status).toBe(404)
  await db.updateTable('orders').set({ edition_id: edition.id }).where('id', '=', hidden).execute()
})

test('a page of many orders begins where an index says, filtered or not, and words have one of their own', async () => {
  await sql`insert into orders (id, edition_id, number, state, user_id, locale, buyer, reverse_charge, currency, net, tax, total, method, created_at)
    select gen_random_uuid(), 1, 'XX-' || i, case when i % 50 = 0 then 'refunded' else 'paid' end, (select id from users limit 1), 'en',
      jsonb_build_object('name', 'Person ' || i, 'company', null, 'email', 'p' || i || '@many.example'), false, 'EUR', 0, 0, 0,
      case when i % 2 = 0 then 'card' else 'transfer' end, timestamptz '2024-01-01Z' + i * interval '1 minute'
    from generate_series(1, 20000) i`.execute(house.database.db)
  await tidyTables(house, 'orders')
  const plan = async (where: string) =>
    (
      await house.database.raw(
        `explain select * from orders where edition_id = 1 and ${where} order by created_at desc, id desc limit 51`,
      )
    ).rows
      .map((row) => String(row['QUERY PLAN']))
      .join('\n')
  const behind = `(created_at, id) < (timestamptz '2024-01-08Z', '01980000-0000-7000-8000-000000000000'::uuid)`
  for (const where of ['true', `state = 'refunded'`, `method = 'card'`]) {
    const said = await plan(`${where} and ${behind}`)
    expect(said).toContain('Index Scan')
    expect(said).not.toContain('Sort')
  }
  expect(await plan(`order_words(number, buyer) @@ order_words_said('p777')`)).toContain('orders_by_words')
  const either = await plan(
    `(order_words(number, buyer) @@ order_words_said('xx777') or number = any('{X-X777,XX-777}'::text[]))`,
  )
  for (const index of ['orders_by_words', 'orders_number_key']) expect(either).toContain(index)
})
