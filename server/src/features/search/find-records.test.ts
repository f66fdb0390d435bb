import type { FoundRecords } from '@foyer/contract/office-search'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { creditorReference } from '#features/orders'
import { attendee, call, type SignedUp, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { countStatements } from '../../testing/statements.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { makeVouchers } from '../../testing/vouchers.ts'

const house = useTestHouse()
let support: string
let finance: string
let bought: SignedUp
let code: string

beforeAll(async () => {
  await seedStaffForTests(house)
  support = await signInStaff(house, 'support')
  finance = await signInStaff(house, 'finance')
  bought = (await attendee(house, { firstName: 'Anders', lastName: 'Nyström', companyName: 'Fjord Managed' })).signUp
  const { vouchers } = await makeVouchers(house, { name: 'Fjord partners', codes: 8 })
  code = vouchers[0]?.code ?? ''
  await house.app.jobs.drain()
})

const ask = (q: string, token: string) =>
  call<FoundRecords>(house, 'GET', `/api/organiser/search?${new URLSearchParams({ q })}`, { token })
const find = async (q: string, token = finance) => (await ask(q, token)).body
const namesOf = ({ people, orders, invoices, vouchers, hotels }: FoundRecords) => ({
  people: people?.items.map(({ email }) => email),
  orders: orders?.items.map(({ number }) => number),
  invoices: invoices?.items.map(({ kind }) => kind),
  vouchers: vouchers?.items.map((voucher) => voucher.code),
  hotels: hotels?.items.map(({ name }) => name),
})

test('a company finds its person and their order, with what a line needs to say', async () => {
  const found = await find('fjord')
  expect(found.people?.items).toMatchObject([{ name: 'Anders Nyström', email: bought.email, company: 'Fjord Managed' }])
  expect(found.orders).toMatchObject({
    items: [{ number: bought.order!.number, status: 'paid', buyer: 'Anders Nyström' }],
    hasMore: false,
  })
})

test.each<[string, () => string]>([
  ['its number', () => bought.order!.number],
  ['its number in small letters, without the hyphen', () => bought.order!.number.replace('-', '').toLowerCase()],
  ['its last digits', () => bought.order!.number.split('-')[1]!],
  [
    'the reference of a transfer, in blocks',
    () => creditorReference(bought.order!.number).replaceAll(/(.{4})/g, '$1 '),
  ],
])('an order is found by %s', async (_what, typed) => {
  expect(namesOf(await find(typed())).orders).toEqual([bought.order!.number])
})

test('an invoice is found by its number, and leads to its order', async () => {
  const { number, order_id } = await house.database.db
    .selectFrom('invoices')
    .select(['number', 'order_id'])
    .executeTakeFirstOrThrow()
  for (const typed of [number.toLowerCase(), number.replaceAll('-', ''), number.replaceAll('-', ' '), `${number} `])
    expect((await find(typed)).invoices?.items).toMatchObject([
      { number, kind: 'invoice', orderUuid: order_id, buyer: 'Anders Nyström' },
    ])
})

test('a voucher is found by how its code begins, with or without hyphens; of many the first stand there', async () => {
  expect((await find(code.toLowerCase().replaceAll('-', ' '), support)).vouchers).toMatchObject({
    items: [{ code, batch: { name: 'Fjord partners' } }],
    hasMore: false,
  })
  const { vouchers } = await find(code.slice(0, 2), support)
  expect(vouchers?.items).toHaveLength(5)
  expect(vouchers?.hasMore).toBe(true)
})

test('a hotel is found by the beginning of a word of its name', async () => {
  expect(namesOf(await find('adl')).hotels).toEqual(['Hotel Adler'])
})

test('what a duty does not open is not there, nor whether there is any', async () => {
  const [byFinance, bySupport] = [await find(code), await find(code, support)]
  expect([byFinance.vouchers, byFinance.invoices?.items]).toEqual([null, []])
  expect([bySupport.vouchers?.items.length, bySupport.invoices]).toEqual([1, null])
})

test('another edition has none of it', async () => {
  const { db } = house.database
  const edition = await db.selectFrom('editions').selectAll().executeTakeFirstOrThrow()
  await sql`create temp table other_edition as select * from editions where id = ${edition.id}`.execute(db)
  await sql`update other_edition set id = 77, code = 'MS26', is_current = false`.execute(db)
  await sql`insert into editions select * from other_edition`.execute(db)
  await house.database.script(
    'alter table invoices disable trigger user, drop constraint invoice_is_in_a_series_of_its_issuer',
  )
  const tables = ['orders', 'passes', 'invoices', 'vouchers', 'accommodations'] as const
  for (const table of tables) await db.updateTable(table).set({ edition_id: 77 }).execute()
  const { number } = await db.selectFrom('invoices').select('number').executeTakeFirstOrThrow()
  for (const typed of ['fjord', bought.order!.number, number, code, 'adler'])
    for (const token of [finance, support])
      expect(Object.values(namesOf(await find(typed, token))).flatMap((names) => names ?? [])).toEqual([])
  for (const table of tables) await db.updateTable(table).set({ edition_id: edition.id }).execute()
})

test.each(["' | !zz:*", '\\\\', '()&', '%%', '--', '  Ü̈ '])(
  'signs that mean something to a database (%s) mean nothing',
  async (typed) => {
    const { status, body } = await ask(typed, finance)
    expect([status, status === 200 && namesOf(body)]).toEqual(
      typed.trim().length < 2
        ? [400, false]
        : [200, { people: [], orders: [], invoices: [], vouchers: undefined, hotels: [] }],
    )
  },
)

test('all of it is one statement', async () => {
  const statements = countStatements('order_words')
  await find('fjord')
  statements.stop()
  expect(statements.count()).toBe(1)
})

test('somebody who is only signed up is nobody to find', async () => {
  const { email } = await signUpVisitor(house)
  expect(namesOf(await find(email)).people).toEqual([])
})
