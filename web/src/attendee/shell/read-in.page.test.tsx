import { forgotPassword } from '@foyer/contract/identity'
import { listInvoices } from '@foyer/contract/invoices'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

const languages = () => within(screen.getByRole('navigation', { name: /^(?:Language|Sprache)$/ }))
const isShown = (name: string) => languages().getByRole('button', { name }).getAttribute('aria-current')

test.each([
  ['/sign-in', 'Sign in', 'Anmelden'],
  ['/sign-in/forgotpassword', 'Forgotten password', 'Passwort vergessen'],
  ['/sign-in/changepassword/a-token', 'New password', 'Neues Passwort'],
  ['/sign-up', 'What do you do?', 'Was machen Sie?'],
  ['/verify', 'Check a letter or a pass', 'Schreiben oder Ticket prüfen'],
  ['/nowhere', 'Page Not Found', 'Seite nicht gefunden'],
])('at %s a guest reads on in a language that they choose, each by its own name', async (path, english, german) => {
  const person = await visit(path)
  await screen.findByRole('heading', { level: 1, name: english })
  const names = languages().getAllByRole('button')
  expect(names.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['en', 'English'],
    ['de', 'Deutsch'],
    ['fr', 'Français'],
  ])
  expect([isShown('English'), isShown('Deutsch')]).toEqual(['true', null])
  const pressed = languages().getByRole('button', { name: 'Deutsch' })
  await person.click(pressed)
  await screen.findByRole('heading', { level: 1, name: german })
  expect(document.documentElement.lang).toBe('de')
  expect([isShown('English'), isShown('Deutsch')]).toEqual([null, 'true'])
  expect(document.activeElement).toBe(pressed)
  // The server draws the next page in it.
  expect(document.cookie).toContain('locale=de')
})

test('what a guest has typed stays, and what they send is answered in the language that they chose', async () => {
  wire().answer(forgotPassword, undefined)
  const person = await visit('/sign-in/forgotpassword')
  await person.type(await screen.findByLabelText('E-mail'), 'mira@guests.example')
  await person.click(languages().getByRole('button', { name: 'Deutsch' }))
  await person.click(await screen.findByRole('button', { name: 'Link senden' }))
  await waitFor(() => expect(wire().sent(forgotPassword).length).toBe(1))
  const [sent] = wire().sent(forgotPassword)
  expect([sent?.body, sent?.headers.get('accept-language')]).toEqual([{ email: 'mira@guests.example' }, 'de'])
})

test('who has an account is asked for their language in the menu alone', async () => {
  wire().answer(listInvoices, [])
  await visit('/invoices', { user: lena, pass: approvedPass })
  await screen.findByText('No invoices yet')
  expect(screen.queryByRole('navigation', { name: 'Language' })).toBe(null)
})
