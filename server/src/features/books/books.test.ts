import type { BankEntry } from '@foyer/contract/bank'
import type { MoneyReport } from '@foyer/contract/books'
import type { OfficeEdition } from '@foyer/contract/office-editions'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import { beforeAll, expect, test } from 'vitest'
import { attendee, call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// A pass of 499.00 € is paid by card; a month later 119.00 € of it go back, and 50.00 € come that nobody asked for.
const house = useTestHouse()
let token: string
let order: OfficeOrder
const DAY_MS = 24 * 60 * 60_000

const report = async (from: string, to: string, by = token) =>
  call<MoneyReport>(house, 'GET', `/api/organiser/money?from=${from}&to=${to}`, { token: by })
const saved = (path: string) =>
  house.app.http.inject({
    method: 'GET',
    url: `/api/organiser/money/${path}`,
    headers: { authorization: `Bearer ${token}` },
  })
const euros = (amount: number) => ({ amount, currency: 'EUR' })

beforeAll(async () => {
  await seedStaffForTests(house)
  const { signUp } = await attendee(house)
  await house.app.jobs.drain()
  house.clock.forward(31 * DAY_MS)
  token = await signInStaff(house, 'finance')
  const path = `/api/organiser/order/${signUp.order?.uuid}`
  order = (await call<OfficeOrder>(house, 'GET', path, { token })).body
  const body = { lines: [order.lines[0]?.id], goesBack: false, amount: 11900, reason: 'asked', refundedBefore: 0 }
  expect((await call(house, 'POST', `${path}/refund`, { token, body })).status).toBe(204)
  const came = { bookedOn: '2025-09-01', amount: 5000, payerName: 'Nobody', remittance: '' }
  expect((await call<BankEntry>(house, 'POST', '/api/organiser/bank-entry', { token, body: came })).status).toBe(201)
  await house.app.jobs.drain()
})

test('the report explains what moved by day, by kind and by rate, and adds up', async () => {
  const { status, body } = await report('2025-08-01', '2025-09-30')
  expect(status).toBe(200)
  const { total, days, kinds, rates, open } = body
  expect(total).toEqual({
    captured: order.total,
    refunded: euros(11900),
    net: euros(order.net.amount - 10000),
    tax: euros(order.tax.amount - 1900),
    fees: euros(0),
  })
  expect([body.byCard, body.byTransfer]).toEqual([order.total, euros(0)])
  expect(days.map(({ captured, refunded }) => [captured.amount, refunded.amount])).toEqual([
    [0, 11900],
    [order.total.amount, 0],
  ])
  expect(kinds).toEqual([{ kind: 'pass', rate: 1900, net: total.net }])
  expect(rates).toEqual([{ rate: 1900, net: total.net, tax: total.tax }])
  expect(open).toEqual({
    provider: euros(order.total.amount - 11900),
    payouts: euros(0),
    foreign: euros(0),
    unassigned: euros(5000),
    toRefund: euros(0),
    customers: euros(0),
    awaited: euros(0),
  })
})

test('what is open is as it was at the end of the last day that was asked for', async () => {
  const [, first] = (await report('2025-08-01', '2025-09-30')).body.days
  const { body } = await report(first!.day, first!.day)
  expect(body.open).toMatchObject({ provider: order.total, unassigned: euros(0) })
  expect(body.days).toHaveLength(1)
})

test.each([
  ['2025-09-30', '2025-09-29'],
  ['2025-01-01', '2026-01-02'],
  ['2025-02-30', '2025-03-01'],
])('from %s to %s is not asked for', async (from, to) => {
  expect((await report(from, to)).status).toBe(400)
})

test('as a table each line of the ledger stands with its document and order, and all of them together are nothing', async () => {
  const { statusCode, body } = await saved('ledger.csv?from=2025-08-01&to=2025-09-30')
  expect(statusCode).toBe(200)
  const [head = '', ...lines] = body.replace('\ufeff', '').trim().split('\r\n')
  const rows = lines.map((line) => Object.fromEntries(head.split(',').map((name, at) => [name, line.split(',')[at]])))
  expect(rows).toContainEqual(
    expect.objectContaining({
      cause: 'payment',
      account: 'provider',
      kind: 'sandbox',
      order: order.number,
      amount: '499',
    }),
  )
  expect(rows).toContainEqual(
    expect.objectContaining({
      cause: 'document',
      account: 'vat',
      taxRate: '19.00',
      document: expect.stringMatching(/-R-00001$/),
    }),
  )
  expect(rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(0)
})

test('as a batch for DATEV it is windows-1252, under the name that its program looks for, and of one year', async () => {
  const asked = 'chart=SKR04&consultant=29098&client=1&from=2025-08-01&to=2025-09-30'
  const { statusCode, headers, rawPayload } = await saved(`datev.csv?${asked}`)
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toContain('EXTF_Buchungsstapel_2025-08-01_2025-09-30.csv')
  const text = rawPayload.toString('latin1')
  expect(text).toContain(';Gegenkonto (ohne BU-Schlüssel);')
  const lines = text.trim().split('\r\n').slice(2)
  expect(lines).toContainEqual(expect.stringMatching(/^499,00;"S";"EUR";;;"";1300;1210;"";\d{4};/))
  expect((await saved(`datev.csv?${asked.replace('2025-09-30', '2026-01-01')}`)).statusCode).toBe(400)
})

test('of what moved in the account for no edition a batch has its own currency, and nothing where another edition’s batch has it', async () => {
  const owner = await signInStaff(house, 'owner')
  const next = { product: 'MSPG', code: 'NX26', startsOn: '2026-10-26' }
  const { body: made } = await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', {
    token: owner,
    body: next,
  })
  await house.database.raw(`update editions set currency = 'CHF' where id = $1`, [made.id])
  const came = { bookedOn: '2025-09-02', amount: 70000, payerName: 'Nobody', remittance: '' }
  const path = `/api/organiser/bank-entry?edition=${made.id}`
  const recorded = await call<BankEntry>(house, 'POST', path, { token, body: came })
  expect(recorded.body.amount).toEqual({ amount: 70000, currency: 'CHF' })
  expect((await report('2025-08-01', '2025-09-30')).body.open.unassigned).toEqual(euros(5000))

  const sums = async (more = '') => {
    const asked = `chart=SKR04&consultant=29098&client=1&from=2025-09-01&to=2025-09-30${more}`
    const [, , ...lines] = (await saved(`datev.csv?${asked}`)).rawPayload.toString('latin1').trim().split('\r\n')
    return lines.map((line) => line.split(';').slice(0, 3).join(';'))
  }
  const ofAccount = '50,00;"S";"EUR"'
  expect(await sums()).toContain(ofAccount)
  expect(await sums('&entries=all')).toEqual(await sums())
  expect(await sums(`&edition=${made.id}`)).toEqual(['700,00;"S";"CHF"'])
  expect(await sums(`&edition=${made.id}&entries=edition`)).toEqual([])
  expect(await sums('&entries=edition')).toEqual((await sums()).filter((line) => line !== ofAccount))
})

test('support has no business with it', async () => {
  const support = await signInStaff(house, 'support')
  expect((await report('2025-08-01', '2025-08-31', support)).status).toBe(403)
})
