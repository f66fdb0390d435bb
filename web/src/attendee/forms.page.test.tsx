import { changePasswordByToken, forgotPassword } from '@foyer/contract/identity'
import type { CalledEndpoint } from '@foyer/contract/kit/endpoint'
import { signIn } from '@foyer/contract/passes'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Reply } from '#testing/network.ts'
import { visit, wire } from '#testing/visit.tsx'

interface FormCase {
  readonly name: string
  readonly path: string
  readonly button: string
  /** What stands at the fields of a form that is sent as it comes. */
  readonly missing: readonly string[]
  readonly fill: (person: UserEvent) => Promise<void>
  readonly sends: CalledEndpoint
  readonly body: unknown
}

const type = (person: UserEvent, label: string, text: string) => person.type(screen.getByLabelText(label), text)

const forms: readonly FormCase[] = [
  {
    name: 'the sign-in',
    path: '/sign-in',
    button: 'Sign in',
    missing: ['Enter your e-mail address.', 'Enter your password.'],
    fill: async (person) => {
      await type(person, 'E-mail', ' lena@fair.example ')
      await type(person, 'Password', 'Correct-Horse-7')
    },
    sends: signIn,
    body: { email: 'lena@fair.example', password: 'Correct-Horse-7' },
  },
  {
    name: 'the request for a new password',
    path: '/sign-in/forgotpassword',
    button: 'Send the link',
    missing: ['Enter an e-mail address like name@company.com.'],
    fill: (person) => type(person, 'E-mail', 'lena@fair.example'),
    sends: forgotPassword,
    body: { email: 'lena@fair.example' },
  },
  {
    name: 'the new password',
    path: '/sign-in/changepassword/a-token',
    button: 'Set the password',
    missing: [
      'Your password must be at least 8 characters long, contain at least one number, one special character and have a mixture of uppercase and lowercase letters.',
    ],
    fill: (person) => type(person, 'New password', 'Correct-Horse-7-Battery'),
    sends: changePasswordByToken,
    body: { password: 'Correct-Horse-7-Battery' },
  },
]

describe.each(forms)('$name', ({ path, button, missing, fill, sends, body }) => {
  const press = async (person: UserEvent) => person.click(await screen.findByRole('button', { name: button }))

  test('lists what is missing at the top, with the focus on it, in the words that stand at the fields', async () => {
    const person = await visit(path)
    await press(person)
    const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
    await waitFor(() => expect(summary.contains(document.activeElement)).toBe(true))
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(missing)
    for (const link of links) {
      const field = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      expect(field?.getAttribute('aria-invalid')).toBe('true')
      const said = document.getElementById(field?.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
      expect(said?.textContent).toContain(link.textContent)
    }
    expect(document.title).toMatch(/^Error: /)
    expect(wire().sent(sends)).toEqual([])
  })

  test('sends what was typed once, however often its button is pressed', async () => {
    const person = await visit(path)
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
    wire().respond(sends, async (): Promise<Reply> => {
      await isSeen
      return 'unreachable'
    })
    const send = await screen.findByRole('button', { name: button })
    await fill(person)
    await person.click(send)
    await person.click(send)
    expect(
      wire()
        .sent(sends)
        .map((sent) => sent.body),
    ).toEqual([body])
    goOn()
    await screen.findByText(/^We cannot reach the server\. Nothing you entered is lost/)
  })

  test('keeps what was typed where the server cannot be reached, and sends it again under the same key', async () => {
    const person = await visit(path)
    wire().lose(sends)
    await screen.findByRole('button', { name: button })
    await fill(person)
    const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value)
    const before = typed()
    await press(person)
    await screen.findByText(/^We cannot reach the server\./)
    expect(typed()).toEqual(before)
    await press(person)
    await waitFor(() => expect(wire().sent(sends).length).toBe(2))
    const keys = wire()
      .sent(sends)
      .map(({ headers }) => headers.get('idempotency-key'))
    // A second session is no second purchase.
    expect(new Set(keys).size).toBe(sends === signIn ? 2 : 1)
  })

  test('calls nothing wrong while it is first typed', async () => {
    const person = await visit(path)
    const first = (await screen.findByRole('button', { name: button })).closest('form')?.querySelector('input')
    await person.type(first as HTMLElement, 'x')
    expect(document.querySelector('[aria-invalid=true]')).toBe(null)
    await person.tab()
    await person.tab()
  })
})

test('once a new password was left, each rule that it breaks is crossed out, and those it keeps are ticked', async () => {
  const person = await visit('/sign-in/changepassword/a-token')
  const signOf = (rule: string) => screen.getByText(rule).closest('li')?.querySelector('path')?.getAttribute('d')
  const rules = ['8 characters or more', 'A number', 'A special character', 'Upper and lower case']
  await type(person, 'New password', 'sommer2025')
  const [long, number, special, mixed] = rules.map(signOf)
  expect([number, special]).toEqual([long, mixed])
  await person.tab()
  expect([signOf('8 characters or more'), signOf('A number')]).toEqual([long, number])
  // Neither what was still to do, nor what is done.
  expect(signOf('A special character')).toBe(signOf('Upper and lower case'))
  expect([long, special]).not.toContain(signOf('A special character'))
})
