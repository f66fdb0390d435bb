import { type Order, readOrder } from '@foyer/contract/orders'
import { resendSignUp } from '@foyer/contract/passes'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, euros } from '#testing/world.ts'
import { changeDraft, emptyDraft, keepSignUp } from './sign-up-draft.ts'

const order = anOrder({ status: 'awaiting_payment', method: 'transfer', holdExpiresAt: '2025-08-25T12:00:00Z' })
const byTransfer: Order = {
  ...order,
  paymentPending: false,
  transfer: {
    holder: 'Fair Ltd',
    iban: 'DE02 1203 0000 0000 2020 51',
    bank: '',
    reference: order.number,
    amount: euros(499),
    received: euros(0),
    code: null,
  },
}

const windowIsCalled = (name: string) => waitFor(() => expect(document.title).toMatch(new RegExp(`^${name} · `)))

async function signedUp(now: Order) {
  changeDraft({ ...emptyDraft, email: 'mira@fair.example' })
  keepSignUp({
    uuid: '0198bbfa-7212-7996-94df-c6cea4c13b02',
    orderUuid: order.uuid,
    orderSecret: 'the-secret',
    email: 'mira@fair.example',
    answers: '',
  })
  wire().answer(readOrder, now)
  await visit('/sign-up/success')
}

test('who pays by transfer reads until when the money must be here, and is promised no pass before', async () => {
  await signedUp(byTransfer)
  await screen.findByRole('heading', { name: 'Your place is kept' })
  expect(screen.getByText(/^Held for you until/).textContent).toMatch(/25\sAug,\s\d\d:00/)
  expect(screen.getByText(/your pass is ready once the money is here too\.$/)).toBeTruthy()
  await windowIsCalled('Your place is kept')
})

test('an order that nobody paid is called so by the window too', async () => {
  await signedUp({ ...order, transfer: null, can: { place: false, pay: true, extend: false, cancel: true } })
  await screen.findByRole('heading', { name: 'Your pass is not paid yet' })
  await windowIsCalled('Your pass is not paid yet')
})

test('who has not signed up is not told to be almost there', async () => {
  changeDraft(emptyDraft)
  await visit('/sign-up/success')
  await screen.findByRole('heading', { name: 'Nothing to confirm here' })
  expect(screen.queryByRole('heading', { name: 'Almost there' })).toBeNull()
})

test('who has the mail sent again goes on at what became of it', async () => {
  wire().answer(resendSignUp, undefined)
  await signedUp(byTransfer)
  const again = await screen.findByRole('button', { name: 'Send the mail again' })
  await screen.findByText('Possible in 30 s')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Its first second began on the clock of the machine.
  await vi.waitUntil(() => screen.queryByText('Possible in 29 s') !== null, { timeout: 60_000 })
  for (let second = 0; second < 30; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
  again.focus()
  act(() => again.click())
  const sent = await screen.findByText('Sent again. The link in the older mail no longer works.')
  await waitFor(() => expect(document.activeElement?.contains(sent)).toBe(true))
})
