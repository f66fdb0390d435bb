import { requests } from '@foyer/contract/kit/refusal'
import { type Page, readPage } from '@foyer/contract/program'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

const person = { user: lena, pass: approvedPass }
const page: Page = {
  slug: 'information',
  title: 'Information',
  updatedAt: '2025-08-15T14:30:00.000Z',
  sections: [
    {
      anchor: 'opening-hours',
      title: 'Opening hours',
      blocks: [
        { kind: 'table', columns: ['Day', 'Halls'], rows: [['Mon', '08:30–18:00']] },
        { kind: 'text', text: 'One.\n\nTwo.', link: { to: '/agenda', text: 'See the programme' } },
        { kind: 'list', items: ['Guide dogs are welcome.'] },
      ],
    },
    {
      anchor: 'contacts',
      title: 'Contacts',
      blocks: [
        { kind: 'contacts', items: [{ name: 'Help desk', note: 'Daily', phone: '+49 30 100', email: 'a@b.example' }] },
        { kind: 'facts', items: [{ term: 'Network', value: 'MSPG' }] },
        { kind: 'emergency', number: '112', text: 'Fire.', note: 'Or', phone: '+49 30 112' },
      ],
    },
  ],
  pages: [{ slug: 'information', title: 'Information' }],
}

test('each kind of block is drawn as what it is, and what can be called is a call away', async () => {
  wire().answer(readPage, page)
  await visit('/information', person)
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('rowheader', { name: 'Mon' })).toBeTruthy()
  expect(screen.getByText('Two.').tagName).toBe('P')
  expect(screen.getByRole('link', { name: 'See the programme' }).getAttribute('href')).toBe('/agenda')
  expect(screen.getByRole('link', { name: 'Call Help desk: +49 30 100' }).getAttribute('href')).toBe('tel:+4930100')
  expect(screen.getByRole('link', { name: /a@b\.example$/ }).getAttribute('href')).toBe('mailto:a@b.example')
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(contents.getByRole('link', { name: 'Contacts' }).getAttribute('href')).toBe('#contacts')
  expect(screen.getByText('MSPG').tagName).toBe('DD')
})

test('before anything is written, it says what will stand here', async () => {
  wire().refuse(readPage, requests.notFound)
  await visit('/information', person)
  expect(await screen.findByText('Nothing is written here yet')).toBeTruthy()
})

test('what cannot be loaded is asked for again', async () => {
  wire().lose(readPage)
  const user = await visit('/information', person)
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(readPage, page)
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Contacts' })).toBeTruthy()
})

test('where there are several pages, each leads to the others', async () => {
  const pages = [...page.pages, { slug: 'access', title: 'Without barriers' }]
  wire().answer(readPage, ({ params }) => ({ ...page, ...params, pages }))
  const user = await visit('/information', person)
  const all = within(await screen.findByRole('navigation', { name: 'Pages' }))
  await user.click(all.getByRole('link', { name: 'Without barriers' }))
  expect(location.search).toBe('?page=access')
  expect(await screen.findByRole('link', { name: 'Without barriers', current: 'page' })).toBeTruthy()
})
