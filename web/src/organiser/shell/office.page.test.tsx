import { readDashboard } from '@foyer/contract/dashboard'
import { requests } from '@foyer/contract/kit/refusal'
import { listViews } from '@foyer/contract/list-views'
import { listOfficeOrders } from '@foyer/contract/office-orders'
import { readSetup } from '@foyer/contract/setup'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { desk, magnified, phone, sitAt, tablet } from '#testing/sit-at.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

beforeEach(() => {
  wire().answer(listOfficeOrders, { items: [], next: null })
  wire().answer(listViews, [])
})

const open = async (scope?: Parameters<typeof visitOffice>[1]) => {
  const user = await visitOffice('/organiser/orders', scope)
  await screen.findByRole('heading', { level: 1, name: 'Orders' })
  return user
}
/** The one way around of the page: there is no second one beside it. */
const menu = () => within(screen.getByRole('navigation'))
const words = () =>
  menu()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('on a phone a bar leads to what is done there, and a sheet to all else; going somewhere closes it', async () => {
  sitAt(phone)
  // Where it leads is not what is looked at.
  wire().refuse(readDashboard, requests.unavailable)
  wire().refuse(readSetup, requests.unavailable)
  const user = await open()
  expect(screen.getByRole('navigation', { name: 'Back office' })).toBeTruthy()
  expect(words()).toEqual(['Today', 'People', 'Scan'])
  expect(menu().getByRole('link', { name: 'Scan' }).getAttribute('href')).toBe('/gate')
  const more = menu().getByRole('button', { name: 'More' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await user.click(more)
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }))
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(sheet.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page')
  expect(sheet.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  await user.click(sheet.getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('dialog', { name: 'More' })).toBeNull()
  expect(menu().getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBe('page')
  expect(menu().getByRole('link', { name: 'People' }).getAttribute('aria-current')).toBeNull()
})

test('who may not stand at the check-in is not shown the way there, on a phone or beside it', async () => {
  const turn = sitAt(phone)
  await open(['finance'])
  expect(words()).toEqual(['Today', 'People'])
  turn(desk)
  expect(words()).toContain('Orders')
  expect(words()).not.toContain('Check-in')
})

test.each([
  ['tablet', tablet],
  ['desk', desk],
])('on a %s every place is in the one menu at the side, in its groups', async (_name, device) => {
  sitAt(device)
  await open()
  expect(
    menu()
      .getAllByRole('region')
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual(['Today', 'Sales', 'People', 'Stay and travel', 'Programme', 'Money', 'Desk', 'Settings'])
  expect(menu().getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test.each([
  ['phone', phone],
  ['desk', desk],
  ['desk whose page is magnified', magnified],
])('on a %s the first link skips to the page', async (_name, device) => {
  sitAt(device)
  await open()
  const [first] = screen.getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('#main')
  expect(document.getElementById('main')?.tagName).toBe('MAIN')
})

test('lines stand closer together where somebody wants that, and the browser remembers it', async () => {
  sitAt(desk)
  const user = await open()
  const dense = () => screen.getByRole('button', { name: 'Dense rows' })
  const isDense = () => document.querySelector('[data-dense]') !== null
  expect([dense().getAttribute('aria-pressed'), isDense()]).toEqual(['false', false])
  await user.click(dense())
  expect([dense().getAttribute('aria-pressed'), isDense()]).toEqual(['true', true])
  expect(localStorage.getItem('dense-rows')).toBe('on')
  await user.click(dense())
  expect([isDense(), localStorage.getItem('dense-rows')]).toEqual([false, null])
})

test.each(['/organiser', '/organiser/hotels', '/organiser/orders', '/organiser/staff'])(
  'before there is an event %s leads to where it is set up, as does whatever belongs to one',
  async (path) => {
    wire().refuse(readSetup, requests.unavailable)
    await visitOffice(path, ['owner'], [])
    await screen.findByRole('heading', { level: 1, name: 'Set up' })
    expect(location.pathname).toBe('/organiser/setup')
    expect(screen.getByRole('link', { name: 'Hotels' })).toBeTruthy()
  },
)
