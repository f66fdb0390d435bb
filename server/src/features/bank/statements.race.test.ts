import type { BankEntry, StatementPreview, StatementTaken, SureMatches } from '@foyer/contract/bank'
import type { Order } from '@foyer/contract/orders'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { call, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { upload } from '../../testing/uploads.ts'

const house = useTestHouse()
const path = '/api/organiser/bank-statement'
let token: string

beforeAll(() => seedStaffForTests(house))
let before: number
beforeEach(async () => {
  before = await entries()
  token = await signInStaff(house, 'finance')
})
afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

const send = <T>(to: string, text: string | Buffer, by = token) =>
  upload<T & { code?: string }>(house, 'POST', to, text, { authorization: `Bearer ${by}` })
const preview = (text: string | Buffer) => send<StatementPreview>(`${path}/preview`, text)
const take = (text: string | Buffer, alike = 'left-out', by = token) =>
  send<StatementTaken>(`${path}?alike=${alike}`, text, by)
const entries = async () =>
  Number((await house.database.raw('select count(*)::int as n from bank_entries')).rows[0]?.['n'])
/** How many came in during a test. */
const count = async () => (await entries()) - before

interface Line {
  readonly amount: number
  readonly words?: string
  readonly day?: string
  readonly currency?: string
}
const euros = (amount: number) => (amount / 100).toFixed(2)
const csv = (lines: readonly Line[]) =>
  [
    'Date,Payer,Payment reference,Amount,Currency',
    ...lines.map(({ amount, words = '', day = '2025-08-18', currency = 'EUR' }) =>
      [day, 'Nordlicht IT GmbH', words, euros(amount), currency].join(','),
    ),
  ].join('\n')
const camt = (lines: readonly Line[], account = 'DE02120300000000202051') =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${lines
    .map(
      ({ amount, words = '', day = '2025-08-18', currency = 'EUR' }) =>
        `<Ntry><Amt Ccy="${currency}">${euros(amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`

/** Somebody who transfers. */
async function transferring(): Promise<Order & { readonly secret: string }> {
  const { order, orderSecret } = await signUpVisitor(house)
  const { body } = await call<Order>(house, 'POST', `/api/order/${order?.uuid}/place`, {
    token: orderSecret!,
    body: { method: 'transfer' },
  })
  return { ...body, secret: orderSecret! }
}
const stateOf = async ({ uuid, secret }: { uuid: string; secret: string }) =>
  (await call<Order>(house, 'GET', `/api/order/${uuid}`, { token: secret })).body.status

test('a statement says what it would bring, is taken in once, and pays the orders that it surely is for', async () => {
  const [one, other] = [await transferring(), await transferring()]
  const file = csv([
    { amount: one.total.amount, words: one.transfer?.reference ?? '' },
    { amount: other.total.amount - 100, words: other.number },
    { amount: 1234, words: 'for something else' },
    { amount: 500, currency: 'CHF' },
    { amount: 500, day: '2025-08-19', words: 'tomorrow' },
  ])
  const total = { amount: one.total.amount + other.total.amount - 100 + 1234, currency: 'EUR' }
  expect((await preview(file)).body).toMatchObject({
    format: 'csv',
    counts: { new: 3, known: 0, alike: 0 },
    leftOut: 2,
    otherAccount: null,
    total,
    sure: 1,
  })
  expect(await count()).toBe(0)
  expect((await take(file)).body).toEqual({ taken: 3, known: 0, alike: 0 })
  expect((await take(file)).body).toEqual({ taken: 0, known: 3, alike: 0 })
  expect((await preview(file)).body).toMatchObject({ counts: { new: 0, known: 3, alike: 0 }, sure: 0 })

  const sure = { count: 1, total: one.total }
  expect((await call<SureMatches>(house, 'GET', '/api/organiser/sure-match', { token })).body).toEqual(sure)
  const allot = () => call<SureMatches>(house, 'POST', '/api/organiser/sure-match', { token })
  expect((await allot()).body).toEqual(sure)
  expect((await allot()).body).toMatchObject({ count: 0 })
  await house.app.jobs.drain()
  expect([await stateOf(one), await stateOf(other)]).toEqual(['paid', 'awaiting_payment'])
  const { body: log } = await call<{ items: { act: string; record: { kind: string } }[] }>(
    house,
    'GET',
    '/api/organiser/audit-entry',
    { token: await signInStaff(house, 'owner') },
  )
  expect(log.items.map(({ act, record }) => [act, record.kind])).toEqual(
    expect.arrayContaining([
      ['bank.takeStatement', 'bank-statement'],
      ['bank.allotSureMatches', 'bank-entry'],
    ]),
  )
})

test('money that cannot be given to its order keeps that of no other waiting, and is given once it can', async () => {
  const orders = [await transferring(), await transferring(), await transferring()]
  await take(csv(orders.map(({ total, number }) => ({ amount: total.amount, words: number, day: '2025-08-10' }))))
  // The one that is tried first.
  const { rows } = await house.database.raw(
    `select o.id from bank_entries e join orders o on o.number = e.remittance
     where o.number = any($1) order by e.created_at, e.id limit 1`,
    [orders.map(({ number }) => number)],
  )
  const first = String(rows[0]?.['id'])
  await house.database.script(`
    create function planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
    create trigger planted before insert on bank_allocations for each row when (new.order_id = '${first}') execute function planted()`)
  const allot = () => call<SureMatches>(house, 'POST', '/api/organiser/sure-match', { token })
  expect((await allot()).status).toBe(500)
  await house.app.jobs.drain()
  const paid = async () => (await Promise.all(orders.map(stateOf))).filter((state) => state === 'paid').length
  expect(await paid()).toBe(2)
  await house.database.script('drop trigger planted on bank_allocations; drop function planted')
  expect((await allot()).body).toMatchObject({ count: 1 })
  await house.app.jobs.drain()
  expect(await paid()).toBe(3)
})

test('a file of the month has the lines of the week once, and equal transfers of one day as often as they came', async () => {
  const week = [{ amount: 100 }, { amount: 100 }, { amount: 200, words: 'a' }].map((line) => ({
    ...line,
    day: '2025-08-11',
  }))
  expect((await take(csv(week))).body).toMatchObject({ taken: 3 })
  const month = [{ amount: 300, day: '2025-08-01' }, ...week, { amount: 100, day: '2025-08-11' }]
  expect((await take(csv(month))).body).toEqual({ taken: 2, known: 3, alike: 0 })
  expect(await count()).toBe(5)
})

test('what was typed in, or came in another format, is passed over until somebody says that it is another transfer', async () => {
  await call<BankEntry>(house, 'POST', '/api/organiser/bank-entry', {
    token,
    body: { bookedOn: '2025-08-12', amount: 700, payerName: 'Nordlicht', remittance: 'typed' },
  })
  const lines = [700, 700, 800].map((amount) => ({ amount, day: '2025-08-12' }))
  expect((await preview(camt(lines))).body.counts).toEqual({ new: 2, known: 0, alike: 1 })
  expect((await take(camt(lines))).body).toEqual({ taken: 2, known: 0, alike: 1 })
  expect((await take(csv(lines))).body).toEqual({ taken: 0, known: 0, alike: 3 })
  expect((await take(camt(lines), 'taken')).body).toEqual({ taken: 1, known: 2, alike: 0 })
  expect(await count()).toBe(4)
})

test('two colleagues who take the same statement in at the same moment take each line in once', async () => {
  const other = await signInStaff(house, 'owner')
  const lines = Array.from({ length: 400 }, (_, at) => ({ amount: at + 1, day: '2025-08-13' }))
  for (const round of [1, 2, 3, 4, 5]) {
    const file = csv(lines.map((line) => ({ ...line, words: `round ${round}` })))
    const turned = csv(lines.map((line) => ({ ...line, words: `round ${round}` })).toReversed())
    const both = await Promise.all([
      take(file),
      take(turned, 'left-out', other),
      take(file),
      take(turned, 'left-out', other),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(both.reduce((sum, { body }) => sum + body.taken, 0)).toBe(400)
    expect(await count()).toBe(400 * round)
  }
})

test('one statement that two colleagues take in at the same moment, each in another format, is taken in once', async () => {
  const other = await signInStaff(house, 'owner')
  for (const round of [1, 2, 3, 4, 5]) {
    const lines = Array.from({ length: 100 }, (_, at) => ({ amount: 1000 * round + at, day: '2025-08-14' }))
    const both = await Promise.all([take(camt(lines)), take(csv(lines), 'left-out', other)])
    expect(both.map(({ body }) => body.taken).toSorted((a, b) => a - b)).toEqual([0, 100])
    expect(await count()).toBe(100 * round)
  }
})

test('the statement of another account is told apart', async () => {
  expect((await preview(camt([{ amount: 100 }], 'DE75512108001245126199'))).body.otherAccount).toBe(
    'DE75512108001245126199',
  )
})

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452'.repeat(20), 'hex'), 422],
  ['a page of a browser', '<!doctype html><html><body>Sign in to your bank</body></html>', 422],
  ['a table of something else', 'First name;Last name\nLena;Krüger and some more words', 422],
  ['entities that grow', `<!DOCTYPE d [<!ENTITY a "aaaa">]>${camt([{ amount: 1 }])}`, 422],
  ['a hundred thousand open elements', '<a>'.repeat(100_000), 422],
  ['nine megabytes', `${csv([{ amount: 1 }])}\n${'x'.repeat(9 * 1024 * 1024)}`, 413],
])('%s is refused in one sentence, and nothing of it is kept', async (_, file, status) => {
  for (const answer of [await preview(file), await take(file)]) {
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer.body.code).toBe('bank/statement-unreadable')
  }
  expect(await count()).toBe(0)
})
