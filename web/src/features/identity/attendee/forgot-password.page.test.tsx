import { forgotPassword } from '@foyer/contract/identity'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'

test('who asks for a link stands before what became of it, with a way back', async () => {
  wire().answer(forgotPassword, undefined)
  const person = await visit('/sign-in/forgotpassword')
  await person.type(await screen.findByLabelText('E-mail'), ' lena@fair.example {Enter}')
  await screen.findByText('Look into your mailbox.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Forgotten password' })))
  expect(wire().sent(forgotPassword)[0]?.body).toEqual({ email: 'lena@fair.example' })
})
