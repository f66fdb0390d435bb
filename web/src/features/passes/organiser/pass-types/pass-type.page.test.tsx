import { requests } from '@foyer/contract/kit/refusal'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { listPassQuotas } from '@foyer/contract/office-pass-quotas'
import {
  capacityBelowTaken,
  changePassType,
  listOfficePassTypes,
  type OfficePassType,
  type PassTypePreview,
  previewPassTypeChange,
  readOfficePassType,
} from '@foyer/contract/office-pass-types'
import { readSetup } from '@foyer/contract/setup'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setupIn } from '#testing/setup-of.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const type: OfficePassType = {
  id: 3,
  version: 5,
  position: 1,
  name: { en: 'Visitor', de: 'Besucher' },
  codeType: 'standard',
  list: 'paid-upgrade',
  description: { en: 'All halls.' },
  benefits: [{ en: 'Lunch' }],
  price: 49_900,
  pricePhases: [{ name: 'Late', from: '2025-09-05T22:00:00.000Z', price: 69_900 }],
  capacity: 500,
  quotaId: null,
  onSaleFrom: null,
  onSaleUntil: null,
  isHidden: false,
  requiresApproval: false,
  upgradeableBy: [],
  sharedLeft: null,
  priceNow: 49_900,
  held: 8,
  sold: 412,
}
const day: OfficePassType = { ...type, id: 4, name: { en: 'Day pass' }, list: 'paid' }
const preview: PassTypePreview = {
  sold: 412,
  held: 8,
  price: { before: 49_900, after: 49_900 },
  open: [],
  placed: { count: 0, numbers: [] },
}

beforeEach(() => {
  wire().answer(readOfficePassType, type)
  wire().answer(listOfficePassTypes, { items: [type, day], next: null })
  wire().answer(listPassQuotas, { items: [], next: null })
  wire().answer(readSetup, setupIn(['en', 'de']))
  wire().answer(previewPassTypeChange, preview)
})

const open = async (scope?: Parameters<typeof visitOffice>[1]) => {
  const user = await visitOffice('/organiser/pass-types/3', scope)
  await screen.findByRole('heading', { name: 'Visitor' })
  return user
}
const field = (label: string | RegExp) =>
  label === 'Name'
    ? within(screen.getByRole('group', { name: 'English' })).getByLabelText<HTMLInputElement>('Name')
    : screen.getByLabelText<HTMLInputElement>(label)
const change = (label: string | RegExp, text: string) => fireEvent.change(field(label), { target: { value: text } })
const save = async (user: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Save the pass type' }))

test('a price shows what becomes of the orders that are begun before it is saved, and what stands on the ticket follows', async () => {
  const user = await open()
  wire().answer(previewPassTypeChange, {
    ...preview,
    price: { before: 49_900, after: 59_900 },
    open: [
      { count: 2, numbers: ['MS25-0001', 'MS25-0002'], becomes: 'priced-anew', price: 59_900 },
      { count: 1, numbers: ['MS25-0004'], becomes: 'priced-anew', price: 47_920 },
      { count: 1, numbers: ['MS25-0005'], becomes: 'not-sold', price: null },
    ],
  })
  change(/^Price with VAT/, '599')
  await screen.findByText(/In 2\sbegun orders it will cost 599\.00\s€/)
  screen.getByText(/In one begun order it will cost 479\.20\s€/)
  screen.getByText('One begun order cannot be placed any more')
  change('Name', 'Zoë 🌍 شركة')
  const ticket = within(screen.getByRole('complementary', { name: 'Preview' }))
  await ticket.findByText('Zoë 🌍 شركة')
  expect(wire().sent(changePassType)).toEqual([])
  const answered = Promise.withResolvers<OfficePassType>()
  wire().answer(changePassType, () => answered.promise)
  await user.dblClick(screen.getByRole('button', { name: 'Save the pass type' }))
  answered.resolve({ ...type, version: 6, price: 59_900 })
  await screen.findByText('The pass type is saved.')
  expect(wire().sent(changePassType)).toMatchObject([{ body: { version: 5, price: 59_900 } }])
})

test('a preview that could not be made is not taken for one that warns of nothing', async () => {
  wire().refuse(previewPassTypeChange, requests.unexpected)
  const user = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(previewPassTypeChange, { ...preview, placed: { count: 1, numbers: ['MS25-0003'] } })
  await user.click(again)
  await screen.findByText('MS25-0003')
})

test.each([
  [/^Price with VAT/, '1e309', 'Enter a price such as 499 or 499.50; 0 where it costs nothing.'],
  ['Places', '2.5', 'Enter a whole number, or nothing.'],
  ['Name', 'x'.repeat(1_000_000), 'Please use no more than 2000 characters.'],
  [/^Price 2/, 'ö'.repeat(200), 'Please use no more than 80 characters.'],
  [/^Price 2/, '', 'Enter what this price is called, such as Late.'],
])('%s that cannot be is answered by one sentence at its field', async (label, text, said) => {
  const user = await open()
  change(label, text)
  await save(user)
  await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText((_, element) => element?.textContent?.endsWith(said) ?? false).length).toBeGreaterThan(1)
  expect(wire().sent(changePassType)).toEqual([])
})

test('prices that begin at the same moment are refused at the later one', async () => {
  const user = await open()
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>(/^From/)
  const [, name] = [field(/^Price 2/), field(/^Price 3/)]
  if (first === undefined || second === undefined) throw new Error('No second price')
  fireEvent.change(name, { target: { value: 'Last' } })
  fireEvent.change(second, { target: { value: first.value } })
  fireEvent.change(screen.getAllByLabelText(/^With VAT/)[1] as HTMLElement, { target: { value: '799' } })
  await save(user)
  await waitFor(() => expect(second.getAttribute('aria-invalid')).toBe('true'))
  expect(wire().sent(changePassType)).toEqual([])
})

test('fewer places than are sold and held are said before anything is saved, and as many of them are not', async () => {
  await open()
  const changes = within(await screen.findByRole('region', { name: 'What changes' }))
  change('Places', '419')
  await changes.findByText(/420 are sold or held\. Enter 420 at least, or nothing\./)
  change('Places', '420')
  await waitFor(() => expect(changes.queryByText(/are sold or held/)).toBeNull())
  expect(wire().sent(changePassType)).toEqual([])
})

test('fewer places than are taken are refused with the number', async () => {
  wire().refuse(changePassType, capacityBelowTaken, { taken: 420 } as object)
  const user = await open()
  change('Places', '100')
  await save(user)
  await screen.findAllByText(/420 are sold or held\. Enter 420 at least, or nothing\./)
  expect(field('Places').getAttribute('aria-invalid')).toBe('true')
})

test('from which pass types one comes to it is chosen by name', async () => {
  const user = await open()
  wire().answer(changePassType, { ...type, version: 6, upgradeableBy: [4] })
  await user.click(screen.getByRole('checkbox', { name: /Day pass/ }))
  await save(user)
  await screen.findByText('The pass type is saved.')
  expect(wire().sent(changePassType)).toMatchObject([{ body: { upgradeableBy: [4] } }])
})

test('what a colleague saved meanwhile is shown: what was typed stays, and the next try takes nothing of theirs back', async () => {
  const user = await open()
  change('Places', '600')
  const theirs = { ...type, version: 6, capacity: 550, requiresApproval: true, benefits: [] }
  wire().refuse(changePassType, changedMeanwhile, { theirs } as object)
  await save(user)
  await screen.findByText('Places: 550 by them, 600 by you')
  screen.getByText('Approval needed: yes by them')
  screen.getByText('Benefits: – by them')
  expect(field('Places').value).toBe('600')
  wire().answer(changePassType, { ...theirs, version: 7, capacity: 600 })
  await save(user)
  await screen.findByText('The pass type is saved.')
  const saved = { version: 6, capacity: 600, requiresApproval: true, benefits: [], price: 49_900 }
  expect(wire().sent(changePassType).at(-1)?.body).toMatchObject(saved)
})

test.each([
  ['finance', 0],
  ['support', 1],
] as const)('the lists of addresses are linked for those who may read them: %s', async (scope, links) => {
  await open([scope])
  expect(screen.queryAllByRole('link', { name: /^Test an address/ })).toHaveLength(links)
})
