import { listViews } from '@foyer/contract/list-views'
import { type ListedOrder, listOfficeOrders } from '@foyer/contract/office-orders'
import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { listPeople } from '@foyer/contract/office-people'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const order = (number: string, last: string): ListedOrder => ({
  uuid: `0198bbfa-7212-7996-94df-c6cea4c13b${last}`,
  number,
  purpose: 'registration',
  status: 'paid',
  buyer: { name: 'Ines Kestrel', company: null, email: 'ines@fair.example' },
  items: [],
  total: euros(100),
  refunded: euros(0),
  method: 'card',
  paymentPending: false,
  createdAt: '2025-08-18T08:00:00.000Z',
})

beforeEach(() => {
  wire().answer(listOfficeOrders, { items: [order('MS25-0002', '02'), order('MS25-0001', '01')], next: null })
  wire().answer(listPeople, { items: [], next: null })
  wire().answer(listViews, [])
  wire().answer(listOfficePassTypes, { items: [], next: null })
})

const line = (number: string) => screen.getByRole('link', { name: number })

test('j and k walk the lines of a list, and stay at its ends; what opens the line has the focus', async () => {
  const user = await visitOffice('/organiser/orders')
  await screen.findByRole('link', { name: 'MS25-0002' })
  await user.keyboard('j')
  expect(document.activeElement).toBe(line('MS25-0002'))
  await user.keyboard('j')
  expect(document.activeElement).toBe(line('MS25-0001'))
  await user.keyboard('j')
  expect(document.activeElement).toBe(line('MS25-0001'))
  await user.keyboard('k')
  expect(document.activeElement).toBe(line('MS25-0002'))
})

test('g and a letter goes where the menu would, to what somebody may enter alone', async () => {
  const user = await visitOffice('/organiser/orders', ['finance'])
  await screen.findByRole('link', { name: 'MS25-0002' })
  await user.keyboard('gv')
  expect(location.pathname).toBe('/organiser/orders')
  await user.keyboard('gp')
  await screen.findByRole('heading', { name: 'People', level: 1 })
})

test('the help says what each key does, and none of them acts behind it, nor in a field, nor with Ctrl', async () => {
  const user = await visitOffice('/organiser/orders', ['finance'])
  await screen.findByRole('link', { name: 'MS25-0002' })
  await user.keyboard('{Control>}j{/Control}')
  expect(document.activeElement).not.toBe(line('MS25-0002'))
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('j?gp')
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('j?gp')
  await user.click(screen.getByRole('heading', { name: 'Orders' }))
  await act(() => user.keyboard('?'))
  const help = await screen.findByRole('dialog', { name: 'Keyboard' })
  const places = within(within(help).getByRole('region', { name: 'Go to' }))
  expect(places.getByText('Orders').previousSibling?.textContent).toBe('go')
  expect(places.queryByText('Vouchers')).toBeNull()
  await user.keyboard('gp')
  expect(location.pathname).toBe('/organiser/orders')
})

test('whoever turns single keys off is left alone by them, and the button still tells of them', async () => {
  const user = await visitOffice('/organiser/orders')
  await screen.findByRole('link', { name: 'MS25-0002' })
  await user.click(screen.getByRole('button', { name: 'Keyboard' }))
  const help = await screen.findByRole('dialog', { name: 'Keyboard' })
  // An owner may go everywhere: no two places share a letter.
  const ways = [...help.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(new Set(ways).size).toBe(ways.length)
  await user.click(within(help).getByRole('checkbox'))
  await user.click(within(help).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard' })).toBeNull())
  await user.keyboard('j?')
  expect(document.activeElement).not.toBe(line('MS25-0002'))
  expect(screen.queryByRole('dialog', { name: 'Keyboard' })).toBeNull()
  expect(localStorage.getItem('single-keys')).toBe('off')
  await user.click(screen.getByRole('button', { name: 'Keyboard' }))
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('j')
  expect(document.activeElement).toBe(line('MS25-0002'))
})
