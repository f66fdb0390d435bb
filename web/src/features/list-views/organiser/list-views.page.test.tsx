import {
  changedMeanwhile,
  changeView,
  type ListView,
  listViews,
  removeView,
  saveView,
} from '@foyer/contract/list-views'
import { listOfficeOrders } from '@foyer/contract/office-orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const view = (last: string, changes: Partial<ListView> = {}): ListView => ({
  uuid: `0198bbfa-7212-7996-94df-c6cea4c13d${last}`,
  list: 'orders',
  name: 'Cards that wait',
  isShared: true,
  search: 'state=awaiting_payment&method=card&without=items.method',
  isOwn: true,
  mayChange: true,
  lostAt: null,
  version: 3,
  ...changes,
})
const theirs = view('02', { name: 'Of a colleague', search: 'state=paid', isOwn: false, mayChange: false })

beforeEach(() => {
  wire().answer(listViews, [view('01'), theirs])
  wire().answer(listOfficeOrders, {
    items: [
      {
        uuid: '0198bbfa-7212-7996-94df-c6cea4c13b02',
        number: 'MS25-0002',
        purpose: 'registration',
        status: 'paid',
        buyer: { name: 'Ines Kestrel', company: null, email: 'ines@fair.example' },
        items: [],
        total: euros(100),
        refunded: euros(0),
        method: 'card',
        paymentPending: false,
        createdAt: '2025-08-18T08:00:00.000Z',
      },
    ],
    next: null,
  })
})

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const tab = (name: string) => screen.findByRole('button', { name })
const asked = () => new URLSearchParams(location.search)

test('a view is one touch: its filters, its columns and its name stand in the address, and so in what is taken as a file', async () => {
  const user = await visitOffice('/organiser/orders')
  await user.click(await tab('Cards that wait'))
  expect((await tab('Cards that wait')).getAttribute('aria-pressed')).toBe('true')
  expect(Object.fromEntries(asked())).toEqual({
    state: 'awaiting_payment',
    method: 'card',
    without: 'items.method',
    view: view('01').uuid,
  })
  await waitFor(() => expect(heads()).not.toContain('Items'))
  expect(heads()).not.toContain('Paid by')
  expect(wire().sent(listOfficeOrders).at(-1)?.query).toEqual({ state: 'awaiting_payment', method: 'card' })
  const file = new URL((await screen.findByRole('link', { name: 'Export' })).getAttribute('href') ?? '', location.href)
  expect(Object.fromEntries(file.searchParams)).toEqual({
    table: 'orders',
    state: 'awaiting_payment',
    method: 'card',
    without: 'items.method',
  })
})

test('whoever gets the address sent sees the same, though the view is not theirs to see', async () => {
  wire().answer(listViews, [])
  await visitOffice(`/organiser/orders?${view('01').search}&view=${view('01').uuid}`)
  await screen.findByRole('link', { name: 'MS25-0002' })
  expect(heads()).not.toContain('Items')
  expect(wire().sent(listOfficeOrders).at(-1)?.query).toEqual({ state: 'awaiting_payment', method: 'card' })
  expect(screen.queryByRole('button', { name: 'Change view' })).toBeNull()
})

test('whose address names a view that went reads so, keeps what it shows, and is told once', async () => {
  wire().answer(listViews, [theirs])
  const user = await visitOffice(`/organiser/orders?state=paid&view=${view('01').uuid}`)
  const said = await screen.findByText(/The view in this address was removed, or is not shared with you/)
  await user.click(within(said.closest('[data-note]') as HTMLElement).getByRole('button', { name: 'Understood' }))
  await waitFor(() => expect(screen.queryByText(/The view in this address/)).toBeNull())
  expect(Object.fromEntries(asked())).toEqual({ state: 'paid' })
})

test('what the list shows is kept under a name, for colleagues as well, and is what is looked at then', async () => {
  wire().answer(saveView, view('03', { name: 'Paid by Ribeira', search: 'q=Ribeira&state=paid' }))
  const user = await visitOffice('/organiser/orders?q=Ribeira&state=paid')
  await user.click(await tab('Save view'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Give it a name.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Name'), 'Paid by Ribeira')
  await user.click(dialog.getByLabelText('Colleagues see it too'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked().get('view')).toBe(view('03').uuid))
  expect(wire().sent(saveView)[0]?.body).toEqual({
    list: 'orders',
    name: 'Paid by Ribeira',
    isShared: true,
    search: 'q=Ribeira&state=paid',
  })
})

test('a view that is narrowed further says so, and is changed; who comes second reads what stands there, and keeps their words', async () => {
  wire().refuse(changeView, changedMeanwhile, { theirs: view('01', { name: 'Waiting cards', version: 4 }) })
  const user = await visitOffice(`/organiser/orders?${view('01').search}&view=${view('01').uuid}&kind=pass`)
  await tab('Cards that wait (changed)')
  await user.click(await tab('Change view'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change view' }))
  await user.type(dialog.getByLabelText('Name'), ' now')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Saved by them: Waiting cards')
  wire().answer(changeView, view('01', { name: 'Cards that wait now', version: 5 }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(
    wire()
      .sent(changeView)
      .map(({ body }) => body),
  ).toMatchObject([
    {
      name: 'Cards that wait now',
      search: `state=awaiting_payment&method=card&kind=pass&without=items.method`,
      version: 3,
    },
    { name: 'Cards that wait now', version: 4 },
  ])
})

test('one’s own view is removed, and the list shows all again; a colleague’s can only be looked at', async () => {
  wire().answer(removeView, undefined)
  const user = await visitOffice(`/organiser/orders?${theirs.search}&view=${theirs.uuid}`)
  await tab('Copy link')
  expect(screen.queryByRole('button', { name: 'Change view' })).toBeNull()
  await user.click(await tab('Cards that wait'))
  await user.click(await tab('Change view'))
  await user.click(screen.getByRole('button', { name: 'Remove…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the view “Cards that wait”?' }))
  dialog.getByText(/^Colleagues do not find it any more either/)
  expect(wire().sent(removeView)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove the view' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('columns that are hidden in a view stand in the address, and the device forgets them', async () => {
  const user = await visitOffice(`/organiser/orders?${theirs.search}&view=${theirs.uuid}`)
  await user.click(await tab('Columns'))
  await user.click(screen.getByRole('checkbox', { name: 'Total' }))
  await waitFor(() => expect(asked().get('without')).toBe('total'))
  expect(localStorage.getItem('hidden-columns-orders')).toBeNull()
})

test('whose view went with somebody who was erased is told so where they look for it, until they have read it', async () => {
  const lost = view('04', { name: '', search: '', isShared: false, lostAt: '2025-08-17T22:30:00.000Z' })
  wire().answer(listViews, [view('01'), lost])
  const user = await visitOffice(`/organiser/orders?view=${lost.uuid}`)
  await screen.findByText(
    'On 18 August 2025 a view that you saved here was removed: somebody was erased whom it may have named.',
  )
  const tabs = within(screen.getByRole('group', { name: 'Saved views' })).getAllByRole('button', { pressed: false })
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Awaiting payment', 'Refunded', 'Cards that wait'])
  wire().answer(removeView, undefined)
  wire().answer(listViews, [view('01')])
  await user.click(screen.getByRole('button', { name: 'Understood' }))
  await waitFor(() => expect(screen.queryByText(/that you saved here was removed/)).toBeNull())
  expect(wire().sent(removeView)).toMatchObject([{ params: { uuid: lost.uuid } }])
  await waitFor(() => expect(asked().has('view')).toBe(false))
  expect(screen.queryByText(/The view in this address/)).toBeNull()
})
