import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { orderRows, taxByRate } from './order-rows.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const line = (kind: 'pass' | 'room', taxRate: number, net: number, tax: number) => ({
  id: net,
  kind,
  reference: String(net),
  description: `A ${kind}`,
  summary: `A ${kind}`,
  codeType: kind === 'pass' ? ('standard' as const) : null,
  quantity: 1,
  net: euros(net),
  taxRate,
  tax: euros(tax),
  gross: euros(net + tax),
})
const order: Order = {
  uuid: '0198b5a6-0000-7000-8000-000000000001',
  number: 'A-1',
  purpose: 'registration',
  status: 'open',
  lines: [line('pass', 1900, 41933, 7967), line('room', 700, 63178, 4422), line('room', 700, 10000, 700)],
  net: euros(115_111),
  tax: euros(13_089),
  total: euros(128_200),
  refunded: euros(0),
  reverseCharge: false,
  paymentPending: false,
  createdAt: '2025-08-18T07:00:00Z',
  can: { place: true, pay: false, extend: false, cancel: true },
}
const t = (text: string, values: Record<string, string | number> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

test('each rate of VAT has its own sum', () => {
  expect(taxByRate(order.lines)).toEqual([
    [700, euros(5122)],
    [1900, euros(7967)],
  ])
  expect(taxByRate([])).toEqual([])
})

test('items come first, then net, then VAT by rate', () => {
  expect(orderRows(order, t).map(({ name, amount }) => `${name} ${amount.replace('\u00a0', ' ')}`)).toEqual([
    'A pass 499.00 €',
    'A room 676.00 €',
    'A room 107.00 €',
    'Net 1,151.11 €',
    'VAT 7 % 51.22 €',
    'VAT 19 % 79.67 €',
  ])
})

test('where the buyer owes the VAT there is one row that says so', () => {
  const names = orderRows({ ...order, reverseCharge: true, tax: euros(0) }, t).map(({ name }) => name)
  expect(names.slice(-2)).toEqual(['Net', 'VAT, reverse charge'])
})
