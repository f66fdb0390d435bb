import { followChanges } from '@foyer/contract/audit'
import { changePage, type OfficePage, readOfficePage } from '@foyer/contract/office-pages'
import { readSetup } from '@foyer/contract/setup'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
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
const theirs: OfficePage = { ...page, version: 4, title: { en: 'Good to know' } }

beforeEach(() => {
  wire().answer(readOfficePage, page)
  wire().respond(readSetup, () => ({ status: 200, body: { languages: ['en'] } }))
})

/** Opens the page, and has a colleague save it after that. */
async function open(typed: { readonly title?: string } = {}) {
  const tell = wire().tell(followChanges)
  const user = await visitOffice('/organiser/pages/information')
  const title = await screen.findByLabelText(/^Title/)
  if (typed.title !== undefined) fireEvent.change(title, { target: { value: typed.title } })
  await waitFor(() => expect(wire().sent(followChanges)).toHaveLength(1))
  wire().answer(readOfficePage, theirs)
  await act(async () =>
    tell({
      act: 'program.changePage',
      at: '2025-08-18T12:02:00.000Z',
      actor: { uuid: '0198bbfa-7212-7996-94df-c6cea4c13e09', name: 'Anna Berg' },
      editionId: 1,
      record: { kind: 'page', id: 'information' },
    }),
  )
  const show = async () => user.click(await screen.findByRole('button', { name: 'Show what changed' }))
  return { user, title, show }
}
const note = async () => (await screen.findByText('Somebody else saved this while you were here.')).closest('div')

test('who has typed nothing sees what a colleague changed, in the fields and by name', async () => {
  const { title, show } = await open()
  await show()
  await waitFor(() => expect(title).toHaveProperty('value', 'Good to know'))
  expect((await note())?.textContent).toMatch(/The fields are as they saved them\..*Good to know by them$/)
  expect(screen.queryByRole('button', { name: 'Take theirs' })).toBeNull()
})

test('who has typed keeps it, sees what a colleague saved, and saves knowing of it', async () => {
  const { user, title, show } = await open({ title: 'All you need' })
  wire().answer(changePage, ({ body }) => ({ ...page, ...(body as object), version: 5 }))
  await show()
  const told = within((await note()) as HTMLElement)
  told.getByText(/Good to know by them, All you need by you/)
  expect(title).toHaveProperty('value', 'All you need')
  await user.click(screen.getByRole('button', { name: 'Save the page' }))
  await screen.findByText('The page is saved.')
  expect(wire().sent(changePage)).toMatchObject([{ body: { version: 4, title: { en: 'All you need' } } }])
  expect(screen.queryByText('Somebody else saved this while you were here.')).toBeNull()
})

test('who is typing when the page learns of it goes on typing', async () => {
  const { user, title } = await open({ title: 'All you need' })
  await user.click(title)
  await act(() => queryClient.invalidateQueries({ type: 'active' }))
  await note()
  expect(document.activeElement).toBe(title)
})
