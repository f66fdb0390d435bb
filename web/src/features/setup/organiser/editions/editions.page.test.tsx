import { requests } from '@foyer/contract/kit/refusal'
import {
  beginNextEdition,
  editionCodeTaken,
  endsSale,
  listEditions,
  makeEditionCurrent,
  nothingEnteredYet,
  type OfficeEdition,
} from '@foyer/contract/office-editions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startIn } from '#platform/messages/messages.ts'
import { wire } from '#testing/visit.tsx'
import { thisYear, visitOffice } from '#testing/visit-office.tsx'

const current: OfficeEdition = {
  ...{ id: 1, product: 'MSP Global', year: 2025, code: 'MS25', startsOn: '2025-10-20', endsOn: '2025-10-24' },
  ...{ isCurrent: true, saleOpenedAt: '2025-06-01T08:00:00.000Z', isSelling: true, orders: 1200 },
}
const next: OfficeEdition = {
  ...{ ...current, id: 2, year: 2026, code: 'MS26', startsOn: '2026-10-19', endsOn: '2026-10-23' },
  ...{ isCurrent: false, saleOpenedAt: null, isSelling: false, orders: 0 },
}

beforeEach(() => wire().answer(listEditions, [next, current]))

const open = async () => {
  const user = await visitOffice('/organiser/editions', ['owner'], [thisYear])
  await screen.findByRole('region', { name: 'Editions' })
  const dialog = async (opener: string) => {
    await user.click(screen.getByRole('button', { name: opener }))
    return within(await screen.findByRole('dialog'))
  }
  return { user, dialog }
}

test('the next year is begun from the one that is worked on, a year later on the same day of the week', async () => {
  const { user, dialog } = await open()
  const asked = await dialog('Begin the next year')
  expect(asked.getByLabelText('First day')).toHaveProperty('value', '2026-10-19')
  expect(asked.getByLabelText('Code')).toHaveProperty('value', 'MS26')
  wire().answer(beginNextEdition, next)
  await user.click(asked.getByRole('button', { name: 'Make the next year' }))
  await screen.findByText('The next year is made. Nobody sees it yet.')
  expect(wire().sent(beginNextEdition)).toMatchObject([
    { body: { product: 'MSP Global', code: 'MS26', startsOn: '2026-10-19' } },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Begin the next year' })))
})

test('a code that another year has is refused at its field, what is missing at the head, and any other reason in words', async () => {
  const { user, dialog } = await open()
  const asked = await dialog('Begin the next year')
  const make = () => user.click(asked.getByRole('button', { name: 'Make the next year' }))
  wire().refuse(beginNextEdition, editionCodeTaken)
  await make()
  await waitFor(() => expect(asked.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true'))
  const summary = asked.getByRole('heading', { name: 'There is a problem' }).parentElement as HTMLElement
  expect(document.activeElement).toBe(summary)
  within(summary).getByRole('link', { name: `Code: ${editionCodeTaken.detail}` })
  await user.clear(asked.getByLabelText('Name'))
  await make()
  await asked.findByRole('link', { name: 'Name: Please fill in this field.' })
  await user.type(asked.getByLabelText('Name'), 'Fair')
  wire().refuse(beginNextEdition, nothingEnteredYet)
  await make()
  await asked.findByText(nothingEnteredYet.detail)
  expect(asked.getByLabelText('Name')).toHaveProperty('value', 'Fair')
})

const closed: OfficeEdition = { ...current, isSelling: false }
const assigned = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {})

test('a year is shown to everybody by one press where nothing is on sale, with what that does in words beside it', async () => {
  const assign = assigned()
  wire().answer(listEditions, [next, closed])
  wire().answer(makeEditionCurrent, { instead: 1 })
  const { user } = await open()
  const button = screen.getByRole('button', { name: 'Show 2026' })
  expect(describedBy(button)).toBe('Everybody sees it at once. Nobody can sign up before you open its sale.')
  await user.click(button)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/organiser/editions?instead=1&edition=2'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(wire().sent(makeEditionCurrent)).toMatchObject([{ params: { id: '2' }, body: { endsSaleOf: null } }])
})

const describedBy = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent

test('what was done is said at the head of the page, and one press leads back', async () => {
  const assign = assigned()
  const shown = { ...next, isCurrent: true }
  wire().answer(listEditions, [shown, { ...current, isCurrent: false }])
  wire().answer(makeEditionCurrent, { instead: 2 })
  const years = [
    { ...thisYear, id: 2, year: 2026 },
    { ...thisYear, isCurrent: false },
  ]
  const user = await visitOffice('/organiser/editions?instead=1&edition=2', ['owner'], years)
  const said = await screen.findByRole('region', { name: 'Shown to everybody' })
  within(said).getByText('Everybody sees MSP Global 2026 now, and no longer MSP Global 2025.')
  expect(document.activeElement).toBe(said)
  const back = within(said).getByRole('button', { name: 'Show 2025 again' })
  expect(describedBy(back)).toBe('Everybody sees it at once and can sign up for it.')
  await user.click(back)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/organiser/editions?instead=2&edition=1'))
  expect(wire().sent(makeEditionCurrent)).toMatchObject([{ params: { id: '1' } }])
})

test('a year that sells by now, as the server knows it, is not taken away before that was asked; what is on sale meanwhile is asked anew', async () => {
  wire().answer(listEditions, [next, closed])
  wire().refuse(makeEditionCurrent, endsSale, { selling: { id: 1, product: 'MSP Global', year: 2025 } })
  const { user, dialog } = await open()
  const asked = await dialog('Show 2026')
  asked.getByRole('heading', { name: 'MSP Global 2025 is on sale. Show MSP Global 2026 instead?' })
  asked.getByText(/^Nobody can sign up for MSP Global 2025 any more/)
  asked.getByText('Nobody can sign up for MSP Global 2026 before you open its sale.')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(asked.getByRole('button', { name: 'Leave it as it is' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show 2026' })))
  const assign = assigned()
  const again = await dialog('Show 2026')
  wire().refuse(makeEditionCurrent, endsSale, { selling: { id: 3, product: 'MSP Global', year: 2024 } })
  await user.click(again.getByRole('button', { name: 'Show 2026' }))
  await again.findByRole('heading', { name: 'MSP Global 2024 is on sale. Show MSP Global 2026 instead?' })
  wire().answer(makeEditionCurrent, { instead: 3 })
  await user.click(again.getByRole('button', { name: 'Show 2026' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/organiser/editions?instead=3&edition=2'))
  const told = wire()
    .sent(makeEditionCurrent)
    .map(({ body }) => body)
  expect(told).toEqual([null, null, 1, 3].map((endsSaleOf) => ({ endsSaleOf })))
})

test('a year that cannot be shown says why, and the page stays', async () => {
  const assign = assigned()
  wire().answer(listEditions, [next, closed])
  wire().refuse(makeEditionCurrent, requests.notFound)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Show 2026' }))
  expect((await screen.findByRole('alert')).textContent).toContain(requests.notFound.detail)
  expect(assign).not.toHaveBeenCalled()
})

test('years that cannot be loaded say so, and come at the next try, in German too', async () => {
  wire().refuse(listEditions, requests.unexpected)
  const user = await visitOffice('/organiser/editions')
  await screen.findByText('This could not be loaded')
  wire().answer(listEditions, [current])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('region', { name: 'Editions' })
  await startIn('de')
  await screen.findByRole('button', { name: 'Nächstes Jahr beginnen' })
})
