import { listViews } from '@foyer/contract/list-views'
import { listOfficeOrders } from '@foyer/contract/office-orders'
import { type FoundRecords, findRecords } from '@foyer/contract/office-search'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const uuid = (last: string) => `0198bbfa-7212-7996-94df-c6cea4c13b${last}`
const nothing: FoundRecords = { people: null, orders: null, invoices: null, vouchers: null, hotels: null }
const kestrel: FoundRecords = {
  ...nothing,
  people: {
    items: [{ uuid: uuid('01'), name: 'Jonas Beaumont', email: 'jonas@kestrel.example', company: 'Kestrel Cloud' }],
    hasMore: false,
  },
  orders: {
    items: [{ uuid: uuid('02'), number: 'MS25-04803', status: 'paid', buyer: 'Jonas Beaumont' }],
    hasMore: true,
  },
  invoices: { items: [], hasMore: false },
}

beforeEach(() => {
  wire().answer(listOfficeOrders, { items: [], next: null })
  wire().answer(listViews, [])
})

async function search() {
  const user = await visitOffice('/organiser/orders')
  await screen.findByRole('heading', { name: 'Orders' })
  await act(() => user.keyboard('/'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  return { user, dialog, box: dialog.getByRole('combobox') as HTMLInputElement }
}
const chosen = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent

test('the slash opens the box and stays out of it; what is found stands by kind, arrows choose, Enter opens', async () => {
  wire().answer(findRecords, kestrel)
  const { user, dialog, box } = await search()
  expect(box.value).toBe('')
  expect(dialog.getByText(/hotels of MSP Global 2025: two characters/)).toBeTruthy()
  await user.type(box, 'kestrel')
  const people = within(await dialog.findByRole('group', { name: 'People' }))
  expect(people.getByRole('option').textContent).toContain('Kestrel Cloud, jonas@kestrel.example')
  expect(within(dialog.getByRole('group', { name: 'Orders' })).getAllByRole('option')).toHaveLength(2)
  expect(dialog.queryByRole('group', { name: 'Invoices' })).toBeNull()
  expect(dialog.getByRole('status').textContent).toBe('3\u00a0results')
  expect(chosen(box)).toContain('Jonas Beaumont')
  await user.keyboard('{ArrowDown}')
  expect(chosen(box)).toContain('MS25-04803')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen(box)).toBe('Show all of them')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.search).toBe('?q=kestrel'))
  expect(location.pathname).toBe('/organiser/orders')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull())
})

test('it asks once for what is typed in one go, and opens nothing that was found for words of before', async () => {
  let answer = (_: FoundRecords) => {}
  wire().answer(findRecords, ({ query }) =>
    query.q === 'kestrel' ? kestrel : new Promise<FoundRecords>((resolve) => (answer = resolve)),
  )
  const { user, dialog, box } = await search()
  await user.type(box, 'kestrel')
  await dialog.findByRole('group', { name: 'People' })
  await user.type(box, ' adler')
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(
      wire()
        .sent(findRecords)
        .map(({ query }) => query.q),
    ).toEqual(['kestrel', 'kestrel adler']),
  )
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeNull()
  await act(async () => answer(nothing))
  await dialog.findByText(/^Nothing of MSP Global 2025 begins so/)
  expect(dialog.queryByRole('option')).toBeNull()
})

test('a search that fails says so in its place, and can be tried again', async () => {
  wire().lose(findRecords)
  const { user, dialog, box } = await search()
  expect(dialog.getByText(/two characters are enough/)).toBeTruthy()
  await user.type(box, 'kes')
  const again = await dialog.findByRole('button', { name: 'Try again' })
  wire().answer(findRecords, kestrel)
  await user.click(again)
  await dialog.findByRole('group', { name: 'Orders' })
})
