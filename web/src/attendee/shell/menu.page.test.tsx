import { allEndpoints } from '@foyer/contract/all'
import { VENDOR_TAG_ID } from '@foyer/contract/constants'
import { listSessions } from '@foyer/contract/credentials'
import { readEdition } from '@foyer/contract/editions'
import { updateUser } from '@foyer/contract/identity'
import { listInvoices } from '@foyer/contract/invoices'
import { readPass } from '@foyer/contract/passes'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { currentToken } from '#platform/token.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, lena, vipPass } from '#testing/world.ts'
import { closeSheet } from './sheet-state.ts'

afterEach(closeSheet)

const image = '/api/image/0198bbfa-7212-7996-94df-c6cea4c13a99'
const holder = { user: { ...lena, image }, pass: approvedPass }
const vendor = { user: { ...lena, tags: [{ id: VENDOR_TAG_ID, name: 'vendor' }] }, pass: null }

async function openMenu(as: Parameters<typeof visit>[1]) {
  wire().answer(listInvoices, [])
  const person = await visit('/invoices', as)
  const opener = await screen.findByRole('button', { name: 'Lena Hartwig, open the menu' })
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  await person.click(opener)
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  return { person, menu, opener }
}

const linksOf = (part: { readonly getAllByRole: (role: string) => HTMLElement[] }) =>
  part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('the tab bar has home, pass and accommodation, and the button of the menu', async () => {
  wire().answer(listInvoices, [])
  const person = await visit('/invoices', holder)
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(linksOf(bar)).toEqual([
    ['Home', '/'],
    ['Pass', '/pass'],
    ['Accommodation', '/accommodation'],
  ])
  await person.click(bar.getByRole('button', { name: 'Menu' }))
  await screen.findByRole('dialog', { name: 'Menu' })
})

test('the menu says who is there, with picture and pass', async () => {
  const { menu } = await openMenu(holder)
  expect(menu.getByRole('heading', { level: 2 }).textContent).toBe('Lena Hartwig')
  const pictures = document.querySelectorAll<HTMLImageElement>('dialog img')
  expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual([`${image}?w=56&h=56&fit=crop&dpr=2`])
  expect(menu.getByText('Standard').closest('[data-style]')?.getAttribute('data-style')).toBe('primary')
  expect(menu.queryByText(/No Pass/)).toBe(null)
})

test('who has no pass reads so, beside the way to one', async () => {
  const { menu } = await openMenu(vendor)
  const link = menu.getByRole('link', { name: 'Get a pass' })
  expect(link.parentElement?.textContent).toBe('No Pass | Get a pass')
  expect(link.getAttribute('href')).toBe('/registration')
})

test('the menu leads to profile, accommodation, invoices and visa letter, and out to the organiser’s own pages', async () => {
  const { menu } = await openMenu(holder)
  expect(linksOf(menu)).toEqual(
    expect.arrayContaining([
      ['Edit your profile', '/profile'],
      ['Accommodation', '/accommodation'],
      ['Invoices', '/invoices'],
      ['Visa Invitation Letter', '/visa-invitation-letter'],
      ['Imprint', edition.externalLinks.imprint],
      ['Privacy Policy', edition.externalLinks.privacyPolicy],
      ['Code of Conduct', edition.externalLinks.codeOfConduct],
      ['Terms and Conditions', edition.externalLinks.termsAndConditions],
      ['FAQ', edition.externalLinks.faq],
    ]),
  )
})

test('the menu closes on every change of page, also on one that it did not lead to', async () => {
  wire().answer(listSessions, [])
  const { person, menu, opener } = await openMenu(vendor)
  await person.click(menu.getByRole('link', { name: 'Edit your profile' }))
  await screen.findByRole('heading', { level: 1, name: 'Your profile' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await person.click(await screen.findByRole('button', { name: 'Lena Hartwig, open the menu' }))
  await screen.findByRole('dialog', { name: 'Menu' })
  history.pushState(null, '', '/invoices')
  await screen.findByText('No invoices yet')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(opener.isConnected ? opener.getAttribute('aria-expanded') : 'false').toBe('false')
})

test('Logout takes person and token out of the browser, and asks no server', async () => {
  const { person, menu } = await openMenu(holder)
  await waitFor(() => expect(queryClient.getQueryData([readPass.id, {}])).toBeDefined())
  const before = wire().all().length
  await person.click(menu.getByRole('button', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(currentToken()).toBe(null)
  const names = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0])
  const personal = allEndpoints.filter(({ audience }) => audience !== 'anyone').map(({ id }) => id)
  expect(names.filter((name) => personal.includes(name as string))).toEqual([])
  // What the sign-in shows is asked for by nobody in particular.
  for (const { endpoint, headers } of wire().all().slice(before))
    expect([endpoint.id, endpoint.audience, headers.get('authorization')]).toEqual([endpoint.id, 'anyone', null])
})

test('a partner of the registration is named in the header, with the way to them', async () => {
  wire().answer(listInvoices, [])
  const banner = { text: 'Registration by Nordwerk', image: null, url: 'https://nordwerk.example/' }
  wire().answer(readEdition, { ...edition, partnerBanner: banner })
  await visit('/invoices', holder)
  const link = await screen.findByRole('link', { name: banner.text })
  expect(link.getAttribute('href')).toBe(banner.url)
})

test('the badge in the menu is the one of a VIP', async () => {
  const { menu } = await openMenu({ ...holder, pass: { ...approvedPass, passType: vipPass } })
  expect(menu.getByText('VIP').closest('[data-style]')?.getAttribute('data-style')).toBe('vip')
})

test('a language that cannot be kept says so in the menu: over the sheet nobody reads a message of the page', async () => {
  const { person, menu } = await openMenu(holder)
  wire().lose(updateUser)
  await person.selectOptions(menu.getByLabelText('Language'), 'en')
  expect((await menu.findByRole('alert')).textContent).toContain('We cannot reach the server.')
})
