import { checkSignUp, confirmSignUp, linkUsed, resendSignUp } from '@foyer/contract/passes'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { changeDraft, emptyDraft, keepSignUp } from './sign-up-draft.ts'

const uuid = '01a20644-4a2e-7d27-827f-6d19c7a9c7ce'
const written = {
  firstName: 'Lena',
  lastName: 'Hartwig',
  companyName: 'Hartwig Handels GmbH',
  email: 'lena@fair.example',
  pass: 'Standard pass, MSPG 2025',
  joinsAccount: false,
}

const open = () => visit(`/sign-up/confirm/${uuid}?token=from-the-mail`)

test('opening the link confirms nothing: the owner of the mailbox sees what was written, and presses', async () => {
  wire().answer(checkSignUp, written)
  wire().answer(confirmSignUp, { passStatus: 'approved', reason: null })
  const person = await open()
  await screen.findByRole('heading', { name: 'Is this you?' })
  for (const word of ['Lena Hartwig', written.companyName, written.email, written.pass])
    expect(screen.getByText(word)).toBeTruthy()
  expect(wire().sent(confirmSignUp)).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Yes, confirm it' }))
  await screen.findByRole('heading', { name: 'Your pass is approved' })
  expect(wire().sent(confirmSignUp)).toMatchObject([{ params: { uuid }, body: { token: 'from-the-mail' } }])
})

test('a long address breaks behind its @', async () => {
  wire().answer(checkSignUp, { ...written, email: 'lena.hartwig@gaeste.fair.example' })
  await open()
  const address = await screen.findByText('lena.hartwig@gaeste.fair.example')
  expect(address.innerHTML.split('<wbr>')).toEqual(['lena.hartwig@', 'gaeste.fair.example'])
})

test('whose pass waits for its payment is led there', async () => {
  keepSignUp({ uuid, orderUuid: uuid, orderSecret: 'the-secret', email: written.email, answers: '' })
  wire().answer(checkSignUp, written)
  wire().answer(confirmSignUp, { passStatus: 'pending', reason: 'awaiting-payment' })
  const person = await open()
  await person.click(await screen.findByRole('button', { name: 'Yes, confirm it' }))
  const link = await screen.findByRole('link', { name: 'To the payment' })
  expect(link.getAttribute('href')).toBe('/sign-up/payment')
  expect(document.title).toMatch(/^Your e-mail is confirmed · /)
})

test('in a tab that knows nothing of the order its payment is the link in the mail, and no sign-up begins anew', async () => {
  changeDraft(emptyDraft)
  wire().answer(checkSignUp, written)
  wire().answer(confirmSignUp, { passStatus: 'pending', reason: 'awaiting-payment' })
  const person = await open()
  await person.click(await screen.findByRole('button', { name: 'Yes, confirm it' }))
  await screen.findByText('Not paid yet? Open the link to your order in the same mail.')
  expect(screen.queryByRole('link', { name: 'To the payment' })).toBeNull()
})

test('where several sign-ups of the address wait, whoever proved it chooses the password', async () => {
  wire().answer(checkSignUp, written)
  wire().answer(confirmSignUp, { passStatus: 'approved', reason: null, passwordToken: 'to-choose' })
  const person = await open()
  await person.click(await screen.findByRole('button', { name: 'Yes, confirm it' }))
  const link = await screen.findByRole('link', { name: 'Choose my password' })
  expect(link.getAttribute('href')).toBe('/sign-in/changepassword/to-choose')
})

test('a link that was used says so, and a new one is sent once it is asked for', async () => {
  wire().refuse(checkSignUp, linkUsed)
  wire().answer(resendSignUp, undefined)
  const person = await open()
  await screen.findByRole('heading', { name: 'This link was used or is too old' })
  await person.click(screen.getByRole('button', { name: 'Send a new link' }))
  await screen.findByText('If your e-mail still waits to be confirmed, a new mail is on its way.')
  expect(wire().sent(resendSignUp)).toMatchObject([{ params: { uuid } }])
})

test('a link that could not be looked up is tried again from here', async () => {
  wire().respond(checkSignUp, () => 'unreachable')
  const person = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(checkSignUp, written)
  await person.click(again)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Is this you?' })).toBeTruthy())
})

test('two presses at once are one: the link works once, and its second use would be refused', async () => {
  wire().answer(checkSignUp, written)
  const { promise, resolve } = Promise.withResolvers<void>()
  wire().answer(confirmSignUp, async () => {
    await promise
    return { passStatus: 'approved' as const, reason: null }
  })
  await open()
  const yes = await screen.findByRole('button', { name: 'Yes, confirm it' })
  act(() => {
    yes.click()
    yes.click()
  })
  await waitFor(() => expect(wire().sent(confirmSignUp).length).toBeGreaterThan(0))
  resolve()
  await screen.findByRole('heading', { name: 'Your pass is approved' })
  expect(wire().sent(confirmSignUp)).toHaveLength(1)
})
