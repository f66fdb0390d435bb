import { listViews } from '@foyer/contract/list-views'
import { listMailsAboutOrder } from '@foyer/contract/office-mails'
import {
  type ListedOrder,
  listOfficeOrders,
  listOrderDocuments,
  type OfficeOrder,
  readOfficeOrder,
} from '@foyer/contract/office-orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
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
  ...{ userUuid: null, buyer: { ...order.buyer, addressLines: [], country: 'DE', vatId: null } },
  ...{ lines: [], net: euros(400), tax: euros(99), reverseCharge: false, holdExpiresAt: null, paidAt: null },
  ...{ can: { refund: false, end: false }, payments: [], refunds: [], timeline: [] },
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
