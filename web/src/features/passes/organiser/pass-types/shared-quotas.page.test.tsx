import {
  addPassQuota,
  changePassQuota,
  listPassQuotas,
  type PassQuota,
  quotaIsShared,
  removePassQuota,
} from '@foyer/contract/office-pass-quotas'
import { capacityBelowTaken, listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const quota = (changes: Partial<PassQuota>): PassQuota => ({
  id: 7,
  version: 3,
  name: 'Hall 7',
  capacity: 500,
  held: 20,
  sold: 100,
  types: [{ id: 1, name: { en: 'Visitor' }, codeType: 'standard' }],
  ...changes,
})
const empty = quota({ id: 8, version: 2, name: 'Hall 8', held: 0, sold: 0, types: [] })
const show = (...items: PassQuota[]) => wire().answer(listPassQuotas, { items, next: null })

beforeEach(() => {
  wire().answer(listOfficePassTypes, { items: [], next: null })
  show(quota({}), empty)
})

const open = async (scope?: Parameters<typeof visitOffice>[1]) => {
  const user = await visitOffice('/organiser/pass-types', scope)
  const heading = await screen.findByRole('heading', { name: 'Hall 7' })
  const section = heading.closest('section')
  if (section === null) throw new Error('No section')
  return { user, section: within(section) }
}

test('a quota says which types share it and what is left of it; one that nobody shares can be removed', async () => {
  wire().answer(removePassQuota, undefined)
  const { user, section } = await open()
  section.getByText('Visitor')
  section.getByText('100 sold, 20 held, 380 of 500 left')
  section.getByText('No pass type draws from it.')
  expect(section.queryByRole('button', { name: /^Remove ?: Hall 7$/ })).toBeNull()
  show(quota({}))
  await user.click(section.getByRole('button', { name: /^Remove ?: Hall 8$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Hall 8”?' }))
  expect(wire().sent(removePassQuota)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Hall 8 is removed.')
  expect(wire().sent(removePassQuota)).toMatchObject([{ body: { version: 2 } }])
  await expect.poll(() => screen.queryByRole('heading', { name: 'Hall 8' })).toBeNull()
})

test('what a type shares by now stays, the section shows it as it is, and why is said', async () => {
  wire().refuse(removePassQuota, quotaIsShared)
  const { user, section } = await open()
  show(quota({}), { ...empty, types: quota({}).types })
  await user.click(section.getByRole('button', { name: /^Remove ?: Hall 8$/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await expect.poll(() => screen.queryByRole('button', { name: /^Remove ?: Hall 8$/ })).toBeNull()
  await screen.findByText(quotaIsShared.detail)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(section.getByRole('heading', { name: 'Hall 8' })).toBeTruthy()
})

test('places are made and changed, and never below what is taken', async () => {
  wire().answer(addPassQuota, quota({ id: 9, name: 'Hall 9' }))
  wire().refuse(changePassQuota, capacityBelowTaken, { taken: 120 } as object)
  const { user, section } = await open()
  await user.click(section.getByRole('button', { name: 'New shared quota' }))
  const made = within(screen.getByRole('form', { name: 'Shared quota' }))
  await user.type(made.getByLabelText('Name'), 'Hall 9')
  await user.type(made.getByLabelText('Places'), '40')
  await user.click(made.getByRole('button', { name: 'Save' }))
  await screen.findByText('The shared quota is saved.')
  expect(wire().sent(addPassQuota)).toMatchObject([{ body: { name: 'Hall 9', capacity: 40 } }])
  await user.click(section.getByRole('button', { name: 'Change Hall 7' }))
  const changed = within(screen.getByRole('form', { name: 'Shared quota' }))
  const places = changed.getByLabelText('Places')
  await user.clear(places)
  await user.type(places, '100')
  await user.click(changed.getByRole('button', { name: 'Save' }))
  await changed.findAllByText('120 are sold or held. Enter 120 at least.')
  expect(wire().sent(changePassQuota)).toMatchObject([{ body: { name: 'Hall 7', capacity: 100, version: 3 } }])
})

test('who may not edit what is offered reads it alone', async () => {
  const { section } = await open(['support'])
  expect(section.queryByRole('button')).toBeNull()
})
