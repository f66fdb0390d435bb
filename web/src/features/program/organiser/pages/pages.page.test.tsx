import { requests } from '@foyer/contract/kit/refusal'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import {
  arrangePages,
  changePage,
  listOfficePages,
  type OfficePage,
  readOfficePage,
  removePage,
} from '@foyer/contract/office-pages'
import { otherPagesMessage } from '@foyer/contract/office-pages.schemas'
import { readSetup } from '@foyer/contract/setup'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const page: OfficePage = {
  slug: 'information',
  version: 3,
  title: { en: 'Information' },
  isPublished: true,
  updatedAt: '2025-08-15T14:30:00.000Z',
  sections: [
    { anchor: 'dogs', title: { en: 'Dogs' }, blocks: [{ kind: 'list', items: [{ en: 'Welcome.' }] }] },
    { anchor: 'cats', title: { en: 'Cats' }, blocks: [{ kind: 'list', items: [{ en: 'Not so.' }] }] },
  ],
}

async function open() {
  wire().answer(readOfficePage, page)
  wire().respond(readSetup, () => ({ status: 200, body: { languages: ['en', 'de'] } }))
  const user = await visitOffice('/organiser/pages/information')
  const section = async (n: number) => {
    const summary = await screen.findByText(`Section ${n}`)
    const box = summary.closest('details')
    if (box === null) throw new Error('No section')
    return { summary, box, fields: within(box) }
  }
  return { user, section }
}

test('a line is added to a list, a section changes its place, and both are saved', async () => {
  wire().answer(changePage, ({ body }) => ({ ...page, ...(body as object), version: 4 }))
  const { user, section } = await open()
  const { summary, fields } = await section(1)
  await user.click(summary)
  await user.click(fields.getByRole('button', { name: 'Add: Point' }))
  await user.type(fields.getByLabelText('Item 2, English'), 'On a lead.')
  await user.click(fields.getByRole('button', { name: /^Down ?: Section 1$/ }))
  await user.click(screen.getByRole('button', { name: 'Save the page' }))
  expect(await screen.findByText('The page is saved.')).toBeTruthy()
  expect(wire().sent(changePage)[0]?.body).toMatchObject({
    version: 3,
    sections: [{ anchor: 'cats' }, { anchor: 'dogs', blocks: [{ items: [{ en: 'Welcome.' }, { en: 'On a lead.' }] }] }],
  })
})

test('what is missing in a section that is folded is said, and the section opens', async () => {
  const { user, section } = await open()
  const { summary, box, fields } = await section(2)
  await user.click(summary)
  await user.clear(fields.getByLabelText('Heading, English'))
  await user.click(summary)
  await user.click(screen.getByRole('button', { name: 'Save the page' }))
  expect(await screen.findByRole('link', { name: /^Section 2: / })).toBeTruthy()
  expect(box.open).toBe(true)
})

test('where a colleague saved first, both are seen, and what was typed stays', async () => {
  wire().refuse(changePage, changedMeanwhile, { theirs: { ...page, title: { en: 'Theirs' }, version: 4 } } as object)
  const { user } = await open()
  const title = await screen.findByLabelText('Title, English')
  await user.clear(title)
  await user.type(title, 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save the page' }))
  expect(await screen.findByText('Title: Theirs by them, Mine by you')).toBeTruthy()
  expect((title as HTMLInputElement).value).toBe('Mine')
})

test('what moves a line keeps the focus where the line goes, also into a section that is folded; taken out, what adds another has it', async () => {
  const { user, section } = await open()
  const focused = () => document.activeElement?.textContent
  const first = await section(1)
  await user.click(first.summary)
  for (let at = 0; at < 2; at += 1) await user.click(first.fields.getByRole('button', { name: 'Add: Point' }))
  const press = async (name: RegExp) => {
    first.fields.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
  }
  await press(/^Down ?: Point 1$/)
  expect(focused()).toBe('Down: Point 2')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('Up: Point 3')
  await press(/^Take out ?: Point 2$/)
  expect(focused()).toBe('Add: Point')
  await press(/^Down ?: Section 1$/)
  expect(focused()).toBe('Up: Section 2')
  expect((await section(2)).box.open).toBe(true)
})

test('where a colleague added a page meanwhile it is said, and shown', async () => {
  const lines = ['one', 'two', 'three'].map((slug) => ({ ...page, slug, title: { en: slug } }))
  wire().answer(listOfficePages, { items: lines.slice(0, 2), next: null })
  wire().refuse(arrangePages, requests.invalid, { errors: [{ path: 'slugs', message: otherPagesMessage }] } as object)
  const user = await visitOffice('/organiser/pages')
  await screen.findByRole('button', { name: /^Up ?: two$/ })
  wire().answer(listOfficePages, { items: lines, next: null })
  await user.click(screen.getByRole('button', { name: /^Up ?: two$/ }))
  await screen.findByText('Pages came or went meanwhile. Open the list again.')
  await screen.findByRole('button', { name: /^Up ?: three$/ })
})

test('why a page could not be removed is said then, and no more when it is asked anew', async () => {
  wire().refuse(removePage, requests.unexpected)
  const { user } = await open()
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Remove the page' }))
    return within(await screen.findByRole('dialog', { name: 'Remove “Information”?' }))
  }
  const dialog = await ask()
  await user.click(dialog.getByRole('button', { name: 'Remove the page' }))
  await dialog.findByRole('alert')
  await user.click(dialog.getByRole('button', { name: 'Leave it as it is' }))
  expect((await ask()).queryByRole('alert')).toBeNull()
})
