import { listActs } from '@foyer/contract/bulk-acts'
import { listCountries } from '@foyer/contract/editions'
import { listViews } from '@foyer/contract/list-views'
import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { type ListedPerson, listOtherPeople, listPeople, type OtherPerson } from '@foyer/contract/office-people'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const uuid = (last: string) => `0198bbfa-7212-7996-94df-c6cea4c13e${last}`
const other: OtherPerson = {
  uuid: uuid('02'),
  name: 'Bea Late',
  email: 'bea@fair.example',
  company: 'Fair Ltd',
  city: null,
  tags: ['vendor'],
  createdAt: '2024-08-17T22:30:00.000Z',
}
const listed: ListedPerson = {
  ...other,
  uuid: uuid('01'),
  name: 'Ana Ferreira',
  email: 'ana@fair.example',
  category: null,
  pass: null,
  houses: null,
  hasTrainTicket: false,
}

beforeEach(() => {
  wire().answer(listViews, [])
  wire().answer(listActs, [])
  wire().answer(listCountries, [])
  wire().answer(listOfficePassTypes, { items: [], next: null })
  wire().answer(listPeople, { items: [listed], next: null })
  wire().answer(listOtherPeople, { items: [other], next: null })
})

const others = () => screen.findByRole('region', { name: 'Others with an account' })

test('whoever is searched for and has nothing in the event stands under its list, and leads to their record', async () => {
  await visitOffice('/organiser/people?q=fair&tag=vendor', ['support'])
  const region = within(await others())
  const link = await region.findByRole('link', { name: 'Bea Late' })
  expect(link.getAttribute('href')).toBe(`/organiser/people/${other.uuid}`)
  region.getByText('They have no pass and no order in MSP Global 2025.')
  region.getByText('18 August 2024')
  expect(region.queryByText('Ana Ferreira')).toBeNull()
  expect(wire().sent(listOtherPeople)[0]?.query).toEqual({ q: 'fair', tag: 'vendor' })
})

test('where nobody of the event fits, who else has an account is found all the same', async () => {
  wire().answer(listPeople, { items: [], next: null })
  await visitOffice('/organiser/people?q=late', ['support'])
  await screen.findByText('Nobody who has or had a pass or an order fits.')
  await within(await others()).findByRole('link', { name: 'Bea Late' })
})

test.each(['', '?pass=approved', '?q=fair&pass=approved', '?q=fair&room=none'])(
  'nobody else is asked for by what only the event has: %s',
  async (search) => {
    await visitOffice(`/organiser/people${search}`, ['support'])
    await screen.findByRole('link', { name: 'Ana Ferreira' })
    expect(screen.queryByRole('heading', { name: 'Others with an account' })).toBeNull()
    expect(wire().sent(listOtherPeople)).toEqual([])
  },
)

test('others come after the last of the event', async () => {
  wire().answer(listPeople, ({ query }) => ({ items: [listed], next: query['cursor'] === undefined ? 'more' : null }))
  const user = await visitOffice('/organiser/people?q=fair', ['support'])
  await screen.findByText('Others with an account stand under the last of these.')
  expect(wire().sent(listOtherPeople)).toEqual([])
  wire().answer(listPeople, { items: [{ ...listed, uuid: uuid('03'), name: 'Cem Acar' }], next: null })
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await within(await others()).findByRole('link', { name: 'Bea Late' })
})

test('who is found by a letter that was changed is said to be, and nobody else is', async () => {
  const note = 'Nobody is found by “fiar”. With one letter changed these are:'
  wire().answer(listOtherPeople, { items: [{ ...other, isNear: true }], next: null })
  await visitOffice('/organiser/people?q=fiar', ['support'])
  const region = within(await others())
  await region.findByRole('link', { name: 'Bea Late' })
  expect(screen.getAllByText(note)).toEqual([region.getByText(note)])
})

test('who is in the list of the event by a letter that was changed is said to be as well', async () => {
  wire().answer(listPeople, { items: [{ ...listed, isNear: true }], next: null })
  await visitOffice('/organiser/people?q=fiar', ['support'])
  await within(await others()).findByRole('link', { name: 'Bea Late' })
  const note = screen.getByText('Nobody is found by “fiar”. With one letter changed these are:')
  const table = screen.getByRole('region', { name: 'List of people' })
  expect(note.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
