import {
  addEligibilityEntries,
  judgeAddress,
  listEligibilityEntries,
  previewEligibilityEntries,
  removeEligibilityEntry,
} from '@foyer/contract/eligibility-entries'
import { requests } from '@foyer/contract/kit/refusal'
import { goneMessage } from '@foyer/contract/office-gone'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

beforeEach(() => wire().answer(listEligibilityEntries, { items: [], next: null }))

const add = async () => {
  const user = await visitOffice('/organiser/lists')
  await user.click(await screen.findByRole('button', { name: 'Add addresses Blacklist' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'Competitors')
  const paste = (text: string) =>
    fireEvent.change(dialog.getByLabelText(/^Addresses and domains/), { target: { value: text } })
  const go = (name: string | RegExp) => user.click(dialog.getByRole('button', { name }))
  return { user, dialog, paste, go }
}
const lines = (count: number) => Array.from({ length: count }, (_, n) => `p${n}@fair.example`)

test('two thousand lines are looked at first, and then taken together', async () => {
  wire().answer(previewEligibilityEntries, { fresh: lines(1999), known: ['p1999@fair.example'], wrong: [] })
  wire().answer(addEligibilityEntries, { added: 1999, known: 1 })
  const { dialog, paste, go } = await add()
  paste(lines(2000).join('\n'))
  await go('Look at them first')
  await dialog.findByText(/1,999\slines are new\./)
  expect(wire().sent(addEligibilityEntries)).toEqual([])
  await go(/^Take 2,000\slines$/)
  await screen.findByText('1999 added, 1 known before.')
  expect(wire().sent(addEligibilityEntries)).toMatchObject([{ body: { addresses: lines(2000) } }])
})

test.each([
  [lines(2001).join('\n'), /lines at a time\. Take them in parts\./],
  ['x'.repeat(1_000_000), /This is more than two thousand addresses can be/],
  ['', 'Paste at least one address or domain.'],
])('what cannot be taken at once says so, and is not sent', async (text, said) => {
  const { dialog, paste, go } = await add()
  paste(text)
  await go('Look at them first')
  await dialog.findByText(said)
  expect(wire().sent(previewEligibilityEntries)).toEqual([])
})

test('lines that are no addresses are named, and looked at anew when they are mended', async () => {
  wire().answer(previewEligibilityEntries, { fresh: ['a@fair.example'], known: [], wrong: ['nobody', '🌍 شركة'] })
  const { dialog, paste, go } = await add()
  paste('a@fair.example\nnobody\n🌍 شركة')
  await go('Look at them first')
  await dialog.findByText('🌍 شركة', { selector: 'li' })
  wire().answer(previewEligibilityEntries, { fresh: ['a@fair.example'], known: [], wrong: [] })
  paste('a@fair.example')
  expect(dialog.queryByText('nobody', { selector: 'li' })).toBeNull()
  await go('Look at them first')
  await dialog.findByRole('button', { name: /^Take one\sline$/ })
})

test('why lines could not be taken is said no more once there are others', async () => {
  wire().answer(previewEligibilityEntries, { fresh: ['a@fair.example'], known: [], wrong: [] })
  wire().refuse(addEligibilityEntries, requests.unexpected)
  const { dialog, paste, go } = await add()
  paste('a@fair.example')
  await go('Look at them first')
  await go(/^Take one\sline$/)
  await dialog.findByRole('alert')
  paste('b@fair.example')
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('an address is tried out, and the line that decides is named', async () => {
  const entry = { id: 1, address: '@rival.example', reason: 'Competitors', addedAt: '2025-08-18T08:00:00.000Z' }
  wire().answer(judgeAddress, {
    isBlacklisted: true,
    isWhitelisted: false,
    mayBuy: false,
    mayUseVoucher: false,
    decidedBy: [{ ...entry, list: 'blacklist' }],
    overruled: [],
  })
  const user = await visitOffice('/organiser/lists', ['support'])
  await user.type(await screen.findByLabelText('E-mail'), 'ana@rival.example{Enter}')
  await screen.findByText('may not buy a pass')
  screen.getByText('@rival.example')
  expect(screen.queryByRole('button', { name: /^Add addresses/ })).toBeNull()
})

test('a line is taken out once it was said what follows, and stays where that fails', async () => {
  const entry = { id: 7, list: 'blacklist' as const, address: '@rival.example', reason: null }
  const shown = { items: [{ ...entry, addedAt: '2025-08-18T08:00:00.000Z' }], next: null }
  wire().respond(listEligibilityEntries, ({ query }) => ({
    status: 200,
    body: query['list'] === 'blacklist' ? shown : { items: [], next: null },
  }))
  wire().refuse(removeEligibilityEntry, requests.unexpected)
  const user = await visitOffice('/organiser/lists')
  await user.click(await screen.findByRole('button', { name: /^Remove ?: @rival\.example$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove @rival.example from the blacklist?' }))
  dialog.getByText('Whom this line alone keeps out can buy a pass and use a voucher at once.')
  expect(wire().sent(removeEligibilityEntry)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await dialog.findByRole('alert')
  wire().answer(removeEligibilityEntry, undefined)
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByText('@rival.example is in the list no more.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a line that a colleague took out meanwhile is gone once that was read', async () => {
  const entry = { id: 7, list: 'blacklist' as const, address: '@rival.example', reason: null }
  const shown = { items: [{ ...entry, addedAt: '2025-08-18T08:00:00.000Z' }], next: null }
  wire().answer(listEligibilityEntries, shown)
  wire().refuse(removeEligibilityEntry, requests.notFound, { detail: goneMessage })
  const user = await visitOffice('/organiser/lists')
  await user.click((await screen.findAllByRole('button', { name: /^Remove ?: @rival\.example$/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await dialog.findByText('This is not there any more. A colleague may have removed it meanwhile.')
  wire().answer(listEligibilityEntries, { items: [], next: null })
  await user.click(dialog.getByRole('button', { name: 'Leave it as it is' }))
  await waitFor(() => expect(screen.queryByText('@rival.example')).toBeNull())
})
