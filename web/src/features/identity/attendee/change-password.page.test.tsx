import { changePasswordByToken, checkPasswordLink, linkUsed } from '@foyer/contract/identity'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'

const open = () => visit('/sign-in/changepassword/from-the-mail')

test('whoever opens a link that was used is told before they type a password, with the way to another', async () => {
  wire().refuse(checkPasswordLink, linkUsed)
  await open()
  await screen.findByText(linkUsed.detail)
  expect(screen.queryByRole('button', { name: 'Set the password' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/sign-in/forgotpassword')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'New password' })))
})

test('opening the link sets nothing and uses nothing up', async () => {
  await open()
  await screen.findByRole('button', { name: 'Set the password' })
  await waitFor(() => expect(wire().sent(checkPasswordLink)).toMatchObject([{ params: { token: 'from-the-mail' } }]))
  expect(wire().sent(changePasswordByToken)).toEqual([])
})

test('where the link cannot be looked up, the form is there all the same', async () => {
  wire().lose(checkPasswordLink)
  await open()
  await waitFor(() => expect(wire().sent(checkPasswordLink).length).toBe(1))
  expect(await screen.findByRole('button', { name: 'Set the password' })).toBeTruthy()
})

test('a rule that the password does not keep is still to be done while it is typed, and is crossed out once the field is left', async () => {
  const person = await open()
  await person.type(await screen.findByLabelText('New password'), 'tulpe7')
  const signs = () =>
    ['A number', 'A special character'].map((rule) => screen.getByText(rule).querySelector('path')?.getAttribute('d'))
  const [kept, toDo] = signs()
  await person.tab()
  await waitFor(() => expect(signs()[1]).not.toBe(toDo))
  const [still, broken] = signs()
  expect(still).toBe(kept)
  expect(new Set([kept, toDo, broken]).size).toBe(3)
})
