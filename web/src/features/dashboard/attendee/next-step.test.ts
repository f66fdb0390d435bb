import type { Invoice } from '@foyer/contract/invoices'
import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

const invoice = (number: string, issuedOn: string, status: Invoice['status']): Invoice => ({
  uuid: '0198c0de-0000-7000-8000-000000000001',
  number,
  kind: 'invoice',
  issuedOn,
  total: { amount: 59_900, currency: 'EUR' },
  status,
  orderUuid: '0198c0de-0000-7000-8000-000000000002',
  description: 'Standard pass',
})

test('the oldest invoice that is due comes first', () => {
  const invoices = [
    invoice('2', '2025-08-02', 'due'),
    invoice('1', '2025-08-01', 'due'),
    invoice('0', '2025-07-01', 'paid'),
  ]
  expect(nextStep({ order: null, invoices, address: null })).toMatchObject({
    kind: 'invoice',
    invoice: { number: '1' },
  })
})

test('an order that can be placed or paid comes before everything else, an empty one does not', () => {
  const order = { lines: [{}], can: { place: true, pay: false } } as unknown as Order
  const owed = [invoice('1', '2025-08-01', 'due')]
  expect(nextStep({ order, invoices: owed, address: null })).toEqual({ kind: 'order', order })
  expect(nextStep({ order: { ...order, lines: [] }, invoices: owed, address: null }).kind).toBe('invoice')
  const busy = { ...order, can: { ...order.can, place: false } }
  expect(nextStep({ order: busy, invoices: owed, address: null }).kind).toBe('invoice')
})

test('a missing address is asked for, one that could not be read is not', () => {
  expect(nextStep({ order: null, invoices: [], address: null }).kind).toBe('address')
  expect(nextStep({ order: null, invoices: [], address: undefined }).kind).toBe('pass')
})
