import type { Invoice } from '@foyer/contract/invoices'
import { expect, test } from 'vitest'
import { summariseInvoices } from './invoice-summary.ts'

function invoice(over: Partial<Invoice>): Invoice {
  return {
    uuid: '0198b2f0-0000-7000-8000-000000000011',
    number: 'MS25-R-00412',
    kind: 'invoice',
    issuedOn: '2025-07-18',
    total: { amount: 49900, currency: 'EUR' },
    status: 'paid',
    orderUuid: '0198b2f0-0000-7000-8000-000000000021',
    description: 'Standard pass',
    hasXml: true,
    ...over,
  }
}

test('invoices and credit notes are counted apart, over the years they were issued in', () => {
  const summary = summariseInvoices([
    invoice({ issuedOn: '2025-08-18' }),
    invoice({ kind: 'creditNote', issuedOn: '2024-10-09', status: 'refunded' }),
    invoice({ issuedOn: '2024-09-02' }),
  ])
  expect(summary).toEqual({ invoices: 2, creditNotes: 1, years: ['2024', '2025'], due: null })
})

test('the oldest invoice that is not paid is the next step', () => {
  const summary = summariseInvoices([
    invoice({ number: 'B', issuedOn: '2025-08-18', status: 'due' }),
    invoice({ number: 'A', issuedOn: '2025-08-04', status: 'due' }),
  ])
  expect(summary.due?.number).toBe('A')
})

test('nothing issued, nothing to say', () => {
  expect(summariseInvoices([])).toEqual({ invoices: 0, creditNotes: 0, years: null, due: null })
})
