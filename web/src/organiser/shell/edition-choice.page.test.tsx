import { readEdition } from '@foyer/contract/editions'
import { EDITION_SHOWN } from '@foyer/contract/kit/edition-shown'
import { requests } from '@foyer/contract/kit/refusal'
import { listViews } from '@foyer/contract/list-views'
import { readWorkEdition } from '@foyer/contract/office-editions'
import { type ListedOrder, listOfficeOrders, readOfficeOrder } from '@foyer/contract/office-orders'
import { createDownload } from '@foyer/contract/platform'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { send } from '#platform/api.ts'
import { wire } from '#testing/visit.tsx'
import { thisYear, visitOffice } from '#testing/visit-office.tsx'
import { edition, euros } from '#testing/world.ts'

const nextYear = { id: 7, product: 'MSPG', year: 2026, isCurrent: false }
const both = [nextYear, thisYear]

const order: ListedOrder = {
  uuid: '0198bbfa-7212-7996-94df-c6cea4c13b01',
  number: 'MS26-0001',
  purpose: 'registration',
  status: 'paid',
  buyer: { name: 'Ines Kestrel', company: null, email: 'ines@fair.example' },
  items: [],
  total: euros(100),
  refunded: euros(0),
  method: 'card',
  paymentPending: false,
  createdAt: '2025-08-18T08:00:00.000Z',
}

beforeEach(() => {
  wire().answer(listOfficeOrders, { items: [order], next: null })
  wire().answer(listViews, [])
})

const visitNext = (path: string) => visitOffice(path, ['owner'], both)

const choice = () => {
  const details = screen.getByText('MSPG 2026', { selector: 'summary *' }).closest('details')
  if (details === null) throw new Error('There is no choice.')
  return within(details)
}

test('whoever opens the office works on the edition that everybody sees, and each call says so', async () => {
  await visitOffice('/organiser/orders')
  await screen.findByRole('link', { name: 'MS26-0001' })
  expect(
    wire()
      .sent(listOfficeOrders)
      .map((sent) => sent.edition),
  ).toEqual(['1'])
  expect(screen.queryByText(/Everybody sees/)).toBeNull()
  expect(location.search).toBe('')
  expect(sessionStorage.getItem('foyer_edition')).toBe('1')
  // There is no other.
  expect(screen.queryByRole('link', { name: 'MSPG 2026' })).toBeNull()
})

test('an address that names another edition is of that one, and so are its calls, its links and where keys lead', async () => {
  const user = await visitNext('/organiser/orders?edition=7&state=paid')
  const link = await screen.findByRole('link', { name: 'MS26-0001' })
  expect(wire().sent(listOfficeOrders).at(-1)).toMatchObject({ edition: '7', query: { state: 'paid' } })
  expect(link.getAttribute('href')).toBe(`/organiser/orders/${order.uuid}?edition=7`)
  expect(screen.getByText('You work on MSPG 2026. Everybody sees MSP Global 2025.')).toBeTruthy()
  wire().refuse(readOfficeOrder, requests.notFound)
  await user.click(link)
  expect(location.href).toContain(`/organiser/orders/${order.uuid}?edition=7`)
  await user.keyboard('go')
  await screen.findByRole('link', { name: 'MS26-0001' })
  expect(`${location.pathname}${location.search}`).toBe('/organiser/orders?edition=7')
  expect(
    wire()
      .all()
      .filter((sent) => sent.endpoint.id === readEdition.id),
  ).toEqual([])
  expect(
    new Set(
      wire()
        .sent(listOfficeOrders)
        .map((sent) => sent.edition),
    ),
  ).toEqual(new Set(['7']))
})

test('the others are links to the same place, each of which a second tab may open', async () => {
  const user = await visitNext('/organiser/orders?edition=7')
  await screen.findByRole('link', { name: 'MS26-0001' })
  await user.click(choice().getByText('MSPG 2026', { selector: 'summary *' }))
  const links = choice().getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['MSPG 2026', '/organiser/orders?edition=7', 'true'],
      ['MSP Global 2025Shown to everybody', '/organiser/orders?edition=1', null],
    ],
  )
})

test('a tab that loads anew stays with the edition that it worked on, though a colleague shows another by now', async () => {
  // What the first test of this file saw kept.
  sessionStorage.setItem('foyer_edition', '1')
  const shown = [
    { ...nextYear, isCurrent: true },
    { ...thisYear, isCurrent: false },
  ]
  await visitOffice('/organiser/orders', ['owner'], shown)
  await screen.findByText('You work on MSP Global 2025. Everybody sees MSPG 2026.')
  expect(wire().sent(listOfficeOrders).at(-1)?.edition).toBe('1')
})

test.each([
  [nextYear.id, 'Everybody sees MSPG 2026 now. This page stays with MSP Global 2025, and so does what you do here.'],
  [thisYear.id, 'Everybody sees MSP Global 2025 now. What you do here is seen at once.'],
])('a page that is open says with its next answer that a colleague shows another edition: %i', async (shown, said) => {
  const before = both.map((one) => ({ ...one, isCurrent: one.id !== shown }))
  const user = await visitOffice('/organiser/orders?edition=1', ['owner'], before)
  await screen.findByRole('link', { name: 'MS26-0001' })
  expect(screen.queryByText(/now\. /)).toBeNull()
  const editions = both.map((one) => ({ ...one, isCurrent: one.id === shown }))
  wire().answer(readWorkEdition, { ...edition, id: 1, languages: ['en'], editions })
  wire().respond(listOfficeOrders, () => ({
    status: 200,
    body: { items: [order], next: null },
    headers: { [EDITION_SHOWN]: shown === thisYear.id ? 'this' : 'another' },
  }))
  await user.selectOptions(screen.getByLabelText('Status'), 'paid')
  expect((await screen.findByText(said)).closest('[role=status]')).toBeTruthy()
  // It is asked once, and calls are about the edition of before.
  expect(wire().sent(readWorkEdition)).toHaveLength(2)
  expect(wire().sent(listOfficeOrders).at(-1)?.edition).toBe('1')
  expect(screen.queryByText('You work on MSP Global 2025. Everybody sees MSPG 2026.') === null).toBe(
    shown === thisYear.id,
  )
  await user.click(screen.getByRole('button', { name: 'Understood' }))
  expect(screen.queryByText(said)).toBeNull()
})

test('an address of an edition that is not there leads to the one that everybody sees', async () => {
  await visitNext('/organiser/orders?edition=99')
  await screen.findByRole('link', { name: 'MS26-0001' })
  expect(
    wire()
      .sent(readWorkEdition)
      .map((sent) => sent.edition),
  ).toEqual(['99', null])
  expect(wire().sent(listOfficeOrders).at(-1)?.edition).toBe('1')
})

test('a file is asked for of the edition that is worked on', async () => {
  await visitNext('/organiser/orders?edition=7')
  wire().answer(createDownload, { url: '/api/download/once' })
  await send(createDownload, { body: { path: '/api/organiser/order/export?state=paid' } })
  expect(wire().sent(createDownload).at(-1)?.body).toEqual({ path: '/api/organiser/order/export?state=paid&edition=7' })
})
