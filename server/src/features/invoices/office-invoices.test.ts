import type { ListedInvoice, TaxReport } from '@foyer/contract/office-invoices'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let token: string
let order: OfficeOrder

interface Page {
  readonly items: readonly ListedInvoice[]
  readonly next: string | null
}
const list = (query: Readonly<Record<string, string>> = {}, by = token) =>
  call<Page>(house, 'GET', `/api/organiser/invoice?${new URLSearchParams(query)}`, { token: by })
const report = async (query: Readonly<Record<string, string>> = {}) =>
  (await call<TaxReport>(house, 'GET', `/api/organiser/tax-report?${new URLSearchParams(query)}`, { token })).body

/** A pass of 499.00 €, a stay of two nights for 238.00 €, of which one half goes back a month later. */
beforeAll(async () => {
  await openHotel(house, 971, [{ id: 9711, allotment: 60 }])
  await seedStaffForTests(house)
  const person = await attendee(house)
  await house.app.jobs.drain()
  house.clock.forward(1000)
  const { body } = await book(house, person.token, { roomId: 9711, arrival: '2025-10-20', departure: '2025-10-22' })
  const uuid = body.orderUuid ?? ''
  await place(house, { uuid }, person.token)
  await pay(house, { uuid }, person.token)
  await house.app.jobs.drain()
  house.clock.forward(31 * 24 * 60 * 60_000)
  token = await signInStaff(house, 'finance')
  const read = () => call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })
  const line = (await read()).body.lines[0]?.id
  const half = { lines: [line], goesBack: false, amount: 11_900, reason: 'asked', refundedBefore: 0 }
  expect((await call(house, 'POST', `/api/organiser/order/${uuid}/refund`, { token, body: half })).status).toBe(204)
  await house.app.jobs.drain()
  order = (await read()).body
})

test('every document stands in the list, the newest first, with its order and whom it names', async () => {
  const { items } = (await list()).body
  expect(items.map(({ kind, total }) => [kind, total.amount])).toEqual([
    ['creditNote', -11_900],
    ['invoice', 23_800],
    ['invoice', 49_900],
  ])
  expect(items[1]).toMatchObject({
    order: { uuid: order.uuid, number: order.number },
    buyer: { name: 'Mira Okafor', company: 'Okafor Handels GmbH', country: 'DE' },
    reverseCharge: false,
  })
})

test('it is narrowed by kind, by days and by the number of a document or an order, and turned page by page', async () => {
  const all = (await list()).body.items
  const [note, invoice] = all
  expect((await list({ kind: 'creditNote' })).body.items).toEqual([note])
  expect((await list({ to: invoice!.issuedOn })).body.items).toEqual(all.slice(1))
  expect((await list({ from: note!.issuedOn })).body.items).toEqual([note])
  for (const q of [
    note!.number.toLowerCase(),
    note!.number.replaceAll('-', ''),
    ` ${note!.number.replaceAll('-', ' ')}`,
  ])
    expect((await list({ q })).body.items).toEqual([note])
  for (const q of [order.number, order.number.toLowerCase().replace('-', '')])
    expect((await list({ q })).body.items).toEqual(all.slice(0, 2))
  const turned: ListedInvoice[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body }: { body: Page } = await list({ sort: 'issuedOn', limit: '1', ...(cursor !== '' && { cursor }) })
    turned.push(...body.items)
    cursor = body.next
  }
  expect(turned).toEqual(all.toReversed())
  expect((await list({ from: '2025-13-01' })).status).toBe(400)
})

test('VAT is summed by rate over what was invoiced and what was taken back, and agrees with the documents', async () => {
  const { rows, net, tax, gross } = await report()
  expect(rows.map(({ kind, rate, gross: { amount } }) => [kind, rate, amount])).toEqual([
    ['invoice', 1900, 49_900],
    ['invoice', 700, 23_800],
    ['creditNote', 700, -11_900],
  ])
  const { items } = (await list()).body
  const sum = (of: 'net' | 'tax' | 'total') => items.reduce((all, item) => all + item[of].amount, 0)
  expect([net.amount, tax.amount, gross.amount]).toEqual([sum('net'), sum('tax'), sum('total')])
  expect(net.amount + tax.amount).toBe(gross.amount)
  const [, invoice] = items
  expect((await report({ to: invoice!.issuedOn })).gross.amount).toBe(73_700)
  expect(await report({ from: '2099-01-01' })).toMatchObject({ rows: [], gross: { amount: 0 } })
})

test('the accountant has a line for each rate of each document, and what a credit note refers to', async () => {
  const { status, body } = await call<string>(house, 'GET', '/api/organiser/invoice.csv', { token })
  expect(status).toBe(200)
  const [head, ...lines] = body.trim().split(/\r?\n/)
  const [first, second, third] = (await list({ sort: 'issuedOn' })).body.items
  expect(head).toMatch(/number.*kind.*taxRate.*gross/)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain(first!.number)
  expect(lines[1]).toMatch(/7\.00.*238\.00/)
  expect(lines[2]).toContain(third!.number)
  expect(lines[2]).toContain(second!.number)
  expect(lines[2]).toContain('-119.00')
})

test('support has no business with it', async () => {
  const support = await signInStaff(house, 'support')
  expect((await list({}, support)).status).toBe(403)
})
