import { listViews } from '@foyer/contract/list-views'
import { type ListedInvoice, listOfficeInvoices, readTaxReport, type TaxReport } from '@foyer/contract/office-invoices'
import { readOrderDocument } from '@foyer/contract/office-orders'
import { listVatChecks } from '@foyer/contract/vat-checks'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const uuid = (n: number) => `0198bbfa-7212-7996-94df-c6cea4c13e0${n}`
const invoice = (changes: Partial<ListedInvoice> = {}): ListedInvoice => ({
  uuid: uuid(1),
  number: 'RE-2025-0001',
  kind: 'invoice',
  issuedOn: '2025-08-17',
  order: { uuid: uuid(2), number: 'MS25-0001' },
  buyer: { name: 'Ana Ferreira', company: 'Fair Ltd', country: 'DE' },
  net: euros(419.33),
  tax: euros(79.67),
  total: euros(499),
  reverseCharge: false,
  ...changes,
})
const credit = invoice({
  uuid: uuid(3),
  number: 'GS-2025-0001',
  kind: 'creditNote',
  buyer: { name: 'Jo Bell', company: null, country: 'AT' },
  net: euros(-419.33),
  tax: euros(0),
  total: euros(-419.33),
  reverseCharge: true,
})
const nothing = { rows: [], net: euros(0), tax: euros(0), gross: euros(0) }
const taxes: TaxReport = {
  rows: [
    {
      kind: 'invoice',
      rate: 1900,
      reverseCharge: false,
      documents: 1,
      net: euros(419.33),
      tax: euros(79.67),
      gross: euros(499),
    },
    {
      kind: 'creditNote',
      rate: 0,
      reverseCharge: true,
      documents: 1,
      net: euros(-419.33),
      tax: euros(0),
      gross: euros(-419.33),
    },
  ],
  net: euros(0),
  tax: euros(79.67),
  gross: euros(79.67),
}

beforeEach(() => {
  wire().answer(listVatChecks, [])
  wire().answer(listViews, [])
  wire().answer(readTaxReport, nothing)
  wire().answer(listOfficeInvoices, { items: [invoice(), credit], next: null })
})

const open = async () => {
  const user = await visitOffice('/organiser/invoices', ['finance'])
  await screen.findByRole('heading', { name: 'Invoices' })
  return user
}
const asked = (call: typeof listOfficeInvoices | typeof readTaxReport) => wire().sent(call).at(-1)?.query
const rowOf = (number: RegExp) => within(screen.getByRole('row', { name: number }))

test('documents name their buyer, their order and who owes the VAT; sums stand above them by rate', async () => {
  wire().answer(readTaxReport, taxes)
  await open()
  await screen.findByText('Fair Ltd')
  expect(rowOf(/RE-2025-0001/).getByText('Ana Ferreira, Germany')).toBeTruthy()
  expect(
    rowOf(/RE-2025-0001/)
      .getByRole('link', { name: 'MS25-0001' })
      .getAttribute('href'),
  ).toBe(`/organiser/orders/${uuid(2)}`)
  expect(rowOf(/GS-2025-0001/).getByText('Owed by the buyer')).toBeTruthy()
  expect(rowOf(/GS-2025-0001/).getByText('Credit note')).toBeTruthy()
  const sums = within(screen.getByRole('region', { name: 'VAT by rate' }))
  expect(sums.getByRole('row', { name: /^Invoices 19/ })).toBeTruthy()
  expect(sums.getByRole('row', { name: /^Together/ })).toBeTruthy()
})

test('a buyer whose country is no code keeps no other from the list', async () => {
  const nowhere = { name: 'Kai Lund', company: null, country: '' }
  wire().answer(listOfficeInvoices, { items: [invoice({ uuid: uuid(4), buyer: nowhere }), credit], next: null })
  await open()
  expect(await screen.findAllByText('Kai Lund')).toHaveLength(1)
  expect(screen.getByText('Austria')).toBeTruthy()
})

test('kind, days and a number narrow the list, and stand in the address; the sums follow the days alone', async () => {
  const user = await open()
  await user.selectOptions(screen.getByLabelText('Kind'), 'creditNote')
  await waitFor(() => expect(asked(listOfficeInvoices)).toMatchObject({ kind: 'creditNote' }))
  await user.type(screen.getByLabelText('From'), '2025-08-01')
  await waitFor(() => expect(asked(listOfficeInvoices)).toMatchObject({ kind: 'creditNote', from: '2025-08-01' }))
  await waitFor(() => expect(asked(readTaxReport)).toEqual({ from: '2025-08-01' }))
  await user.type(screen.getByLabelText('Number of a document or an order'), 'GS-2025-0001{Enter}')
  await waitFor(() => expect(asked(listOfficeInvoices)).toMatchObject({ q: 'GS-2025-0001' }))
  expect(new URLSearchParams(location.search)).toEqual(
    new URLSearchParams({ kind: 'creditNote', from: '2025-08-01', q: 'GS-2025-0001' }),
  )
})

test('where nothing fits, or nothing is there yet, that is said, each in its words', async () => {
  wire().answer(listOfficeInvoices, { items: [], next: null })
  const user = await open()
  await screen.findByText('An invoice is written as soon as an order is paid.')
  await user.selectOptions(screen.getByLabelText('Kind'), 'creditNote')
  await screen.findByText('No document fits what you look for.')
})

test('a list that could not be loaded is not taken for an empty one, nor are sums', async () => {
  wire().lose(listOfficeInvoices)
  wire().lose(readTaxReport)
  const user = await open()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2))
  expect(screen.queryByText('No invoices')).toBeNull()
  wire().answer(listOfficeInvoices, { items: [invoice()], next: null })
  wire().answer(readTaxReport, taxes)
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again)
  await screen.findByText('Fair Ltd')
  await screen.findByRole('region', { name: 'VAT by rate' })
})

test('a document that is not ready yet says so beside it', async () => {
  wire().lose(readOrderDocument)
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Open as PDF RE-2025-0001' }))
  await waitFor(() => expect(rowOf(/RE-2025-0001/).getByRole('status').textContent).not.toBe(''))
})
