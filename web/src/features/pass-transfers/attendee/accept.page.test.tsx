import { passwordTooWeak } from '@foyer/contract/identity'
import { accept, checkInvitation, invitationOver, type ReceivedInvitation } from '@foyer/contract/pass-transfers'
import { alreadyHoldsPass } from '@foyer/contract/passes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'

const uuid = '0198bbfa-7212-7996-94df-c6cea4c15301'
const received: ReceivedInvitation = {
  email: 'max@nordwerk.example',
  firstName: 'Maximiliane',
  lastName: 'Oberhuber',
  note: 'The runbook talk is for you.',
  giver: { fullName: 'Lena Hartwig', companyName: 'Nordwerk Systems GmbH' },
  pass: 'Standard pass, MSPG 2025',
  codeType: 'standard',
  answerBy: '2025-08-25T07:00:00.000Z',
  joinsAccount: false,
  stays: [{ accommodation: 'Hotel Kupferhof', arrival: '2025-10-20', departure: '2025-10-24', nights: 4 }],
  vipEvents: [],
}
const secret = 'Nordwerk-Lamp-4-Harbour'
const open = () => visit(`/pass/accept/${uuid}?token=from-the-mail`)
const take = () => screen.getByRole('button', { name: 'Accept the pass' })

test('opening the link accepts nothing: who is invited sees from whom, begins an account, and presses', async () => {
  wire().answer(checkInvitation, received)
  wire().answer(accept, { email: received.email, pass: received.pass })
  const person = await open()
  await screen.findByRole('heading', { name: 'Lena Hartwig gives you a pass' })
  for (const word of [received.pass, 'Lena Hartwig, Nordwerk Systems GmbH', received.note ?? ''])
    expect(screen.getByText(word)).toBeTruthy()
  expect(wire().sent(accept)).toEqual([])
  await person.type(screen.getByLabelText('Password'), secret)
  await person.click(take())
  expect((await screen.findAllByText('Accept the terms to continue.')).length).toBeGreaterThan(0)
  await person.click(screen.getByRole('checkbox'))
  await person.click(take())
  const heading = await screen.findByRole('heading', { name: 'The pass is yours' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const next = screen.getByRole('region', { name: 'Sign in to your pass' })
  expect(within(next).getByRole('link').getAttribute('href')).toBe('/sign-in')
  expect(wire().sent(accept)).toMatchObject([
    {
      params: { uuid },
      body: {
        token: 'from-the-mail',
        account: {
          firstName: 'Maximiliane',
          lastName: 'Oberhuber',
          companyName: 'Nordwerk Systems GmbH',
          password: secret,
          locale: 'en',
          acceptTerms: true,
        },
      },
    },
  ])
})

test('who has an account is asked for nothing', async () => {
  wire().answer(checkInvitation, { ...received, joinsAccount: true })
  wire().answer(accept, { email: received.email, pass: received.pass })
  const person = await open()
  await screen.findByText(/^You have an account: the pass joins it/)
  expect(screen.queryByLabelText('Password')).toBeNull()
  await person.click(take())
  await screen.findByRole('heading', { name: 'The pass is yours' })
  expect(wire().sent(accept)[0]?.body).toEqual({ token: 'from-the-mail' })
})

test('a weak password is said beside its field, and whoever has a pass is told so', async () => {
  wire().answer(checkInvitation, received)
  wire().refuse(accept, passwordTooWeak)
  const person = await open()
  await person.type(await screen.findByLabelText('Password'), secret)
  await person.click(screen.getByRole('checkbox'))
  await person.click(take())
  await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'))
  wire().refuse(accept, alreadyHoldsPass)
  await person.type(screen.getByLabelText('Password'), '9')
  await person.click(take())
  expect((await screen.findByRole('alert')).textContent).toContain(alreadyHoldsPass.detail)
})

test('an invitation that is over says so, also where it ended a moment ago', async () => {
  wire().refuse(checkInvitation, invitationOver)
  await open()
  await screen.findByRole('heading', { name: 'This invitation is over' })
})

test('taken back while it was read, it is over', async () => {
  wire().answer(checkInvitation, { ...received, joinsAccount: true })
  wire().refuse(accept, invitationOver)
  const person = await open()
  await screen.findByRole('heading', { name: 'Lena Hartwig gives you a pass' })
  await person.click(take())
  const over = await screen.findByRole('heading', { name: 'This invitation is over' })
  await waitFor(() => expect(document.activeElement).toBe(over))
})

test('what could not be looked up is tried again from here', async () => {
  wire().respond(checkInvitation, () => 'unreachable')
  const person = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(checkInvitation, received)
  await person.click(again)
  await screen.findByRole('heading', { name: 'Lena Hartwig gives you a pass' })
})
