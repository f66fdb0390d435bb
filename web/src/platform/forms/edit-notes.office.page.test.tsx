import { changePage, listOfficePages, type OfficePage, readOfficePage } from '@foyer/contract/office-pages'
import { readSetup } from '@foyer/contract/setup'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const page: OfficePage = {
  slug: 'information',
  version: 3,
  title: { en: 'Information' },
  isPublished: true,
  updatedAt: '2025-08-15T14:30:00.000Z',
  sections: [{ anchor: 'dogs', title: { en: 'Dogs' }, blocks: [{ kind: 'list', items: [{ en: 'Welcome.' }] }] }],
}

beforeEach(() => {
  wire().answer(readOfficePage, page)
  wire().respond(readSetup, () => ({ status: 200, body: { languages: ['en'] } }))
  // Where the page leads to is not what is looked at.
  wire().answer(listOfficePages, { items: [], next: null })
})

async function open() {
  const user = await visitOffice('/organiser/pages/information')
  const title = await screen.findByLabelText(/^Title/)
  const leave = () => user.click(screen.getByRole('link', { name: 'All pages' }))
  return { user, title, leave }
}
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })

test('who leaves what is not saved is asked first: staying keeps what was typed, leaving goes', async () => {
  const { user, title, leave } = await open()
  await user.type(title, ' for all')
  await leave()
  await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
  expect(location.pathname).toBe('/organiser/pages/information')
  expect(title).toHaveProperty('value', 'Information for all')
  await leave()
  await user.click(within(await question()).getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { level: 1, name: 'Pages of text' })
})

test('what is saved, or as it was before, is left without a question', async () => {
  wire().answer(changePage, ({ body }) => ({ ...page, ...(body as object), version: 4 }))
  const { user, title, leave } = await open()
  await user.type(title, '!')
  await user.click(screen.getByRole('button', { name: 'Save the page' }))
  await screen.findByText('The page is saved.')
  await user.type(title, '?')
  await user.type(title, '{Backspace}')
  await leave()
  await screen.findByRole('heading', { level: 1, name: 'Pages of text' })
})
