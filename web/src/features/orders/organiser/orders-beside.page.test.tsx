import { allotBankEntry, type BankEntry, listBankEntries } from '@foyer/contract/bank'
import { listViews } from '@foyer/contract/list-views'
import { listMailsAboutOrder } from '@foyer/contract/office-mails'
import {
  type ListedOrder,
  listOfficeOrders,
  listOrderDocuments,
  type OfficeOrder,
  readOfficeOrder,
} from '@foyer/contract/office-orders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { desk, sitAt, tablet } from '#testing/sit-at.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const uuid = (n: number) => `0198bbfa-7212-7996-94df-c6cea4c13e0${n}`
const buyer = (name: string) => ({ name, company: 'Nordwerk', email: 'lena@fair.example' })
const listed = (n: number, name: string): ListedOrder => ({
  ...{ uuid: uuid(n), number: `MS25-0000${n}`, purpose: 'registration', status: 'paid', buyer: buyer(name) },
  ...{ items: [{ kind: 'pass', summary: 'Standard pass', codeType: 'standard', quantity: 1 }], total: euros(499) },
  ...{ refunded: euros(0), method: 'card', paymentPending: false, createdAt: '2025-08-18T08:00:00.000Z' },
})
const orders = [listed(1, 'Lena Hartwig'), listed(2, 'Jonas Beaumont')]
const whole = ({ items: _items, paymentPending: _pending, ...order }: ListedOrder): OfficeOrder => ({
  ...order,
  ...{ userUuid: null, buyer: { ...order.buyer, addressLines: [], country: 'DE', vatId: null, vatIdProof: null } },
  ...{ lines: [], net: euros(400), tax: euros(99), reverseCharge: false, holdExpiresAt: null, paidAt: null },
  ...{ can: { refund: false, end: false, comment: true }, payments: [], refunds: [], timeline: [] },
})

beforeEach(() => {
  wire().answer(listViews, [])
  wire().answer(listOfficeOrders, { items: orders, next: null })
  wire().answer(listOrderDocuments, [])
  wire().answer(listMailsAboutOrder, { items: [], next: null })
  wire().answer(readOfficeOrder, ({ params }) =>
    whole(params['uuid'] === uuid(2) ? listed(2, 'Jonas Beaumont') : listed(1, 'Lena Hartwig')),
  )
})

const record = () => within(screen.getByRole('complementary', { name: 'Order beside the list' }))
const current = () => document.querySelector('tr[aria-current]')?.textContent

test('beside the list stands the order that one is at: arrows lead to the next, Escape puts it away and Enter opens it', async () => {
  sitAt(desk)
  const user = await visitOffice('/organiser/orders')
  await screen.findByRole('heading', { name: 'Lena Hartwig' })
  expect(current()).toContain('MS25-00001')
  await user.keyboard('j')
  await user.keyboard('{ArrowDown}')
  await record().findByRole('heading', { name: 'Jonas Beaumont' })
  expect(current()).toContain('MS25-00002')
  expect(document.activeElement?.textContent).toBe('MS25-00002')
  await user.keyboard('{Escape}')
  expect(record().queryByRole('heading')).toBeNull()
  expect(current()).toBeUndefined()
  await user.keyboard('{ArrowUp}')
  await record().findByRole('heading', { name: 'Lena Hartwig' })
  await user.click(record().getByRole('button', { name: 'Close' }))
  expect(record().queryByRole('heading')).toBeNull()
  await user.click(screen.getByText('Jonas Beaumont'))
  await record().findByRole('heading', { name: 'Jonas Beaumont' })
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'MS25-00002', level: 1 })
})

test('where there is no room for it the list is alone, with all of its columns, and asks for no order', async () => {
  const turn = sitAt(tablet)
  await visitOffice('/organiser/orders')
  await screen.findByRole('columnheader', { name: 'Items' })
  expect(screen.queryByRole('complementary', { name: 'Order beside the list' })).toBeNull()
  expect(wire().sent(readOfficeOrder)).toEqual([])
  turn(desk)
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Items' })).toBeNull())
  await record().findByRole('heading', { name: 'Lena Hartwig' })
})

const transfer = (confidence: 'sure' | 'possible', amount = 499): BankEntry => ({
  ...{ uuid: uuid(7), bookedOn: '2025-08-18', amount: euros(amount), left: euros(amount), sentBack: euros(0) },
  ...{ payerName: 'Nordwerk GmbH', remittance: 'MS25 00001', source: 'csv', allotments: [] },
  suggestions: [
    { order: { uuid: uuid(1), number: 'MS25-00001', buyer: 'Lena', due: euros(499), isExpired: false }, confidence },
  ],
})
const unpaid = () =>
  wire().answer(readOfficeOrder, {
    ...whole(listed(1, 'Lena Hartwig')),
    status: 'awaiting_payment',
    method: 'transfer',
  })

test('an order whose money is in the account says so, and is paid with one press', async () => {
  sitAt(desk)
  unpaid()
  wire().answer(listBankEntries, { items: [transfer('sure')], next: null })
  wire().answer(allotBankEntry, transfer('sure'))
  const user = await visitOffice('/organiser/orders')
  const step = within(await record().findByRole('region', { name: /^Match a transfer of/ }))
  expect(step.getByText(/from Nordwerk GmbH, text “MS25 00001”\. Reference and amount fit\.$/)).toBeTruthy()
  wire().answer(listBankEntries, { items: [], next: null })
  await user.click(step.getByRole('button', { name: 'Match and mark paid' }))
  await screen.findByText('The money is with the order.')
  expect(wire().sent(allotBankEntry)).toMatchObject([
    { params: { uuid: uuid(7) }, body: { orderUuid: uuid(1), amount: euros(499).amount } },
  ])
  await waitFor(() => expect(record().queryByText('Next step')).toBeNull())
})

test('of money that only has the same amount the panel says nothing, and who cannot match is led to the transfers', async () => {
  sitAt(desk)
  unpaid()
  wire().answer(listBankEntries, { items: [transfer('possible')], next: null })
  await visitOffice('/organiser/orders', ['organiser'])
  await record().findByRole('heading', { name: 'Lena Hartwig' })
  await waitFor(() => expect(wire().sent(listBankEntries)).toHaveLength(1))
  expect(record().queryByText('Next step')).toBeNull()
  wire().answer(listBankEntries, { items: [transfer('sure', 99)], next: null })
  await act(() => queryClient.invalidateQueries({ type: 'active' }))
  const step = within(await record().findByRole('region', { name: /^Match a transfer of/ }))
  expect(step.queryByRole('button')).toBeNull()
  expect(step.getByRole('link', { name: 'Open the transfers' })).toBeTruthy()
})

test('an order with a pass that waits for approval leads to whose it is', async () => {
  sitAt(desk)
  const money = {
    net: euros(400),
    taxRate: 1900,
    tax: euros(99),
    gross: euros(499),
    refunded: euros(0),
    kept: euros(499),
  }
  const pass = { reference: uuid(6), description: 'VIP', summary: 'VIP', codeType: 'vip', quantity: 1 } as const
  const lines = [{ id: 1, kind: 'pass', ...pass, ...money, wentBack: false, state: 'waiting' } as const]
  wire().answer(readOfficeOrder, { ...whole(listed(1, 'Lena Hartwig')), userUuid: uuid(5), lines })
  await visitOffice('/organiser/orders')
  const link = await record().findByRole('link', { name: 'Open the person' })
  expect(link.getAttribute('href')).toBe(`/organiser/people/${uuid(5)}?tab=pass`)
})

test('columns that the panel takes the place of are not offered while it does', async () => {
  const turn = sitAt(desk)
  const user = await visitOffice('/organiser/orders')
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await screen.findByRole('checkbox', { name: 'Buyer' })
  expect(screen.queryByRole('checkbox', { name: 'Items' })).toBeNull()
  turn(tablet)
  await screen.findByRole('checkbox', { name: 'Items' })
})

test('a window that becomes narrower or wider leaves what was begun on the page', async () => {
  const turn = sitAt(desk)
  const user = await visitOffice('/organiser/orders')
  const typed = await screen.findByRole('searchbox')
  await user.type(typed, 'Hart')
  const row = await screen.findByRole('link', { name: 'MS25-00002' })
  turn(tablet)
  turn(desk)
  turn(tablet)
  expect(typed.isConnected).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Hart')
  expect(row.isConnected).toBe(true)
})
