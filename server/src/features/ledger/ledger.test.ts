import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BankEntry } from '@foyer/contract/bank'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { Order } from '@foyer/contract/orders'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import { attendee, call, signUpForm, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { tellingRegister } from '../../testing/vat-register.ts'

// Each cent that moves is in the books, once, and why.
const register = tellingRegister()
const house = useTestHouse({ ports: register.ports })
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'finance')
})
afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

/** What lies in each account by now; with an order, of that alone. */
async function balances(orderId: string | null = null): Promise<Record<string, number>> {
  const { rows } = await house.database.raw(
    `select l.account, sum(l.amount)::int as amount from ledger_lines l join ledger_entries e on e.id = l.entry_id
     where $1::text is null or e.order_id::text = $1 group by l.account having sum(l.amount) <> 0`,
    [orderId],
  )
  return Object.fromEntries(rows.map(({ account, amount }) => [String(account), Number(amount)]))
}

const read = async (uuid: string | undefined) =>
  (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })).body
const post = <Answer = unknown>(path: string, body: object) => call<Answer>(house, 'POST', path, { token, body })

const refund = async (order: OfficeOrder, amount: number, goesBack: boolean) => {
  const [line] = order.lines
  const body = { lines: [line?.id], goesBack, amount, reason: 'asked', refundedBefore: order.refunded.amount }
  expect((await post(`/api/organiser/order/${order.uuid}/refund`, body)).status).toBe(204)
  await house.app.jobs.drain()
}

test('what was paid by card lies with the provider, as revenue and VAT; what goes back takes its share of each', async () => {
  const { signUp } = await attendee(house)
  await house.app.jobs.drain()
  const order = await read(signUp.order?.uuid)
  const { uuid, net, tax, total } = order
  expect(await balances(uuid)).toEqual({ provider: total.amount, revenue: -net.amount, vat: -tax.amount })
  await refund(order, 11900, false)
  const kept = { provider: total.amount - 11900, revenue: -(net.amount - 10000), vat: -(tax.amount - 1900) }
  expect(await balances(uuid)).toEqual(kept)
  await refund(await read(uuid), total.amount - 11900, true)
  expect(await balances(uuid)).toEqual({})
})

test('VAT that goes back because the register knows its buyer after all is none in the books, and what is left is as it was', async () => {
  register.says = 'silent'
  const at = { ...(signUpForm()['billingAddress'] as object), countryId: countryId('AT') }
  const { signUp } = await attendee(house, { vatId: 'ATU34001834', billingAddress: at })
  await house.app.jobs.drain()
  const { uuid, net, tax, total } = await read(signUp.order?.uuid)
  expect(await balances(uuid)).toEqual({ provider: total.amount, revenue: -net.amount, vat: -tax.amount })
  register.says = 'registered'
  house.clock.forward(20 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await balances(uuid)).toEqual({ provider: net.amount, revenue: -net.amount })
  const { rows } = await house.database.raw(
    `select l.tax_rate_bp, sum(l.amount)::int as amount from ledger_lines l join ledger_entries e on e.id = l.entry_id
     where e.order_id = $1 and l.account = 'revenue' group by 1 having sum(l.amount) <> 0`,
    [uuid],
  )
  expect(rows).toEqual([{ tax_rate_bp: 0, amount: -net.amount }])
})

test('a transfer is nobody’s until an order takes its part; what is over goes back, and so does what is cancelled', async () => {
  token = await signInStaff(house, 'finance')
  const before = await balances()
  const moved = async () =>
    Object.fromEntries(
      Object.entries(await balances()).flatMap(([account, amount]) =>
        amount === (before[account] ?? 0) ? [] : [[account, amount - (before[account] ?? 0)]],
      ),
    )
  const signUp = await signUpVisitor(house)
  const { body: placed } = await call<Order>(house, 'POST', `/api/order/${signUp.order?.uuid}/place`, {
    token: signUp.orderSecret!,
    body: { method: 'transfer' },
  })
  const { amount: total } = placed.total
  const came = { bookedOn: '2025-08-18', amount: total + 700, payerName: 'Nordlicht IT GmbH', remittance: '' }
  const { body: entry } = await post<BankEntry>('/api/organiser/bank-entry', came)
  expect(await moved()).toEqual({ bank: total + 700, unassigned: -(total + 700) })
  const given = { orderUuid: placed.uuid, amount: total }
  expect((await post(`/api/organiser/bank-entry/${entry.uuid}/allotment`, given)).status).toBeLessThan(300)
  await house.app.jobs.drain()
  const order = await read(placed.uuid)
  expect(await moved()).toEqual({
    bank: total + 700,
    unassigned: -700,
    revenue: -order.net.amount,
    vat: -order.tax.amount,
  })
  expect((await post(`/api/organiser/bank-entry/${entry.uuid}/sent-back`, {})).status).toBeLessThan(300)
  expect(await moved()).toEqual({ bank: total, revenue: -order.net.amount, vat: -order.tax.amount })
  await refund(order, total, true)
  expect(await moved()).toEqual({ bank: total, 'to-refund': -total })
  const promised = (await read(placed.uuid)).refunds[0]
  const { rows } = await house.database.raw(
    'select r.id from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
    [placed.uuid],
  )
  expect(promised).toBeDefined()
  expect((await post(`/api/organiser/transfer-back/${rows[0]?.['id']}/sent`, {})).status).toBe(204)
  expect(await moved()).toEqual({})
})

const insert = (lines: string) => `with e as (
    insert into ledger_entries (cause_kind, cause_id, booked_on, booked_at, currency)
    values ('payment', gen_random_uuid(), '2025-08-01', now(), 'EUR') returning id)
  ${lines}`

test.each([
  ['an entry without lines', insert('select id from e')],
  ['an entry of one line', insert(`insert into ledger_lines (entry_id, account, amount) select id, 'bank', 1 from e`)],
  [
    'an entry that makes a cent',
    insert(`insert into ledger_lines (entry_id, account, amount)
      select id, account, amount from e, (values ('bank', 100), ('unassigned', -99)) as l (account, amount)`),
  ],
  [
    'a line of an entry that is there, even an even one',
    `insert into ledger_lines (entry_id, account, amount)
      select (select min(id) from ledger_entries), account, amount from (values ('bank', 1), ('unassigned', -1)) as l (account, amount)`,
  ],
  ['a changed entry', 'update ledger_entries set booked_on = booked_on - 1'],
  ['a changed line', 'update ledger_lines set amount = -amount'],
  ['a removed entry', 'delete from ledger_entries where false'],
  ['a removed line', 'delete from ledger_lines'],
  ['an emptied ledger', 'truncate ledger_entries, ledger_lines'],
])('%s is refused, even of the program’s own database user', async (_what, statement) => {
  await expect(house.database.raw(statement)).rejects.toThrow(/ledger/)
})

test('what was booked is booked once', async () => {
  const again = `with one as (select * from ledger_entries order by id limit 1), e as (
      insert into ledger_entries (cause_kind, cause_id, booked_on, booked_at, currency)
      select cause_kind, cause_id, booked_on, booked_at, currency from one returning id)
    insert into ledger_lines (entry_id, account, amount)
    select e.id, l.account, l.amount from e, one join ledger_lines l on l.entry_id = one.id`
  await expect(house.database.raw(again)).rejects.toThrow('ledger_books_once')
})

const found = async (statement: string): Promise<string[]> => {
  let names: string[] = []
  const undone = new Error('undone')
  await house.database
    .transaction(async (db) => {
      await sql.raw(statement).execute(db)
      const raw = (text: string) => sql.raw(text).execute(db)
      names = (await findViolations({ raw } as never)).map(({ name }) => name)
      throw undone
    })
    .catch((error: unknown) => expect(error).toBe(undone))
  return names.filter((name) => name.includes('ledger') || name.includes('no buyer owes'))
}

const unbooked = (from: string, where = 'true') => `
  alter table ledger_lines disable trigger user;
  alter table ledger_entries disable trigger user;
  delete from ledger_lines where entry_id in (select id from ledger_entries where cause_kind = '${from}' and ${where});
  delete from ledger_entries where cause_kind = '${from}' and ${where}`
const invented = (kind: string, from: string, to: string) =>
  insert(`insert into ledger_lines (entry_id, account, amount)
    select id, account, amount from e, (values ('${to}', 5), ('${from}', -5)) as l (account, amount)`).replace(
    `'payment'`,
    `'${kind}'`,
  )

test.each([
  ['a payment that is not booked', unbooked('payment'), 'the ledger has what was captured'],
  ['a payment that nobody made', invented('payment', 'customers', 'provider'), 'the ledger has what was captured'],
  [
    'a payment of another amount',
    `update payments set amount = amount + 1 where state = 'succeeded'`,
    'the ledger has what was captured',
  ],
  ['a refund that is not booked', unbooked('refund'), 'the ledger owes of each refund'],
  [
    'a refund that is booked as paid and is not',
    `update refunds set state = 'requested'`,
    'the ledger owes of each refund',
  ],
  ['a refund that nobody promised', invented('refund', 'to-refund', 'customers'), 'the ledger owes of each refund'],
  ['a document that is not booked', unbooked('document'), 'the ledger says what the documents say'],
  [
    'a document that was never written',
    invented('document', 'vat', 'customers'),
    'the ledger says what the documents say',
  ],
  [
    'a document of another rate',
    'alter table invoice_lines disable trigger user; update invoice_lines set tax_rate_bp = 700 where tax > 0',
    'the ledger says what the documents say',
  ],
  ['a transfer that is not booked', unbooked('bank-entry'), 'the ledger has what came into the account'],
  [
    'a transfer that never came',
    invented('bank-entry', 'unassigned', 'bank'),
    'the ledger has what came into the account',
  ],
  ['a buyer who owes something', unbooked('document'), 'no buyer owes anything'],
  ['money that does not lie with the sandbox', 'delete from sandbox_charges', 'what the ledger has at the sandbox'],
])('the doctor notices %s', async (_what, statement, name) => {
  expect(await found(statement)).toContainEqual(expect.stringContaining(name))
})

test('books that are opened over what is there already say the same as if they had always been kept', async () => {
  const script = readFileSync(join(import.meta.dirname, '../../../migrations/20261126T0100_ledger.sql'), 'utf8')
  const fill = script.slice(script.indexOf('-- What was there before the books were'))
  const everything = `select e.cause_kind, e.cause_id, e.cause_part, e.booked_on::text, e.edition_id, e.order_id, e.currency,
      l.account, l.kind, l.tax_rate_bp, l.amount::int
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    order by 1, 2, 3, l.account, l.kind nulls first, l.tax_rate_bp nulls first`
  const kept = (await house.database.raw(everything)).rows.filter(({ cause_kind }) => cause_kind !== 'bank-entry-back')
  expect(new Set(kept.map(({ cause_kind }) => cause_kind)).size).toBe(5)
  let filled: unknown[] = []
  const undone = new Error('undone')
  await house.database
    .transaction(async (db) => {
      await sql
        .raw(`alter table ledger_lines disable trigger ledger_lines_stay; alter table ledger_entries disable trigger ledger_entries_stay;
          truncate ledger_lines, ledger_entries;
          -- The script is older than the credit notes that say what became of it: given back, or for a lower price.
          alter table invoice_lines disable trigger user;
          update invoice_lines l set description = coalesce(o.description ->> i.locale, o.description ->> 'en')
          from invoices i join order_lines o on o.order_id = i.order_id
          where i.id = l.invoice_id and i.kind = 'creditNote'
            and (starts_with(l.description, coalesce(o.summary ->> i.locale, o.summary ->> 'en') || ': ')
              or starts_with(l.description, coalesce(o.description ->> i.locale, o.description ->> 'en') || ': '))`)
        .execute(db)
      await sql.raw(fill).execute(db)
      filled = (await sql.raw<Record<string, unknown>>(everything).execute(db)).rows.filter(
        ({ cause_kind }) => cause_kind !== 'bank-entry-back',
      )
      throw undone
    })
    .catch((error: unknown) => expect(error).toBe(undone))
  expect(filled).toEqual(kept)
})
