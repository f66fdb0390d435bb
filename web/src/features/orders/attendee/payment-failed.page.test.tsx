import { readStayPlan } from '@foyer/contract/accommodation'
import { readEdition } from '@foyer/contract/editions'
import { requests } from '@foyer/contract/kit/refusal'
import {
  listUnpaidOrders,
  type Order,
  placeOrder,
  readCurrentOrder,
  readOrder,
  resumePayment,
} from '@foyer/contract/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeWantedPath } from '#platform/take-wanted-path.ts'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, approvedPass, edition, euros, lena } from '#testing/world.ts'
import { keepFailure, keepPendingOrder } from './pending-order.ts'

const path = '/sign-up/order/0198bbfa-7212-7996-94df-c6cea4c13b01'
const placed = anOrder({
  status: 'awaiting_payment',
  method: 'card',
  holdExpiresAt: '2025-08-18T12:32:00Z',
  can: { place: false, pay: true, extend: true, cancel: true },
})
const byTransfer: Order = {
  ...placed,
  method: 'transfer',
  holdExpiresAt: '2025-08-25T12:00:00Z',
  transfer: {
    holder: 'Fair Ltd',
    iban: 'DE02 1203 0000 0000 2020 51',
    bank: '',
    reference: placed.number,
    amount: euros(499),
    received: euros(0),
    code: null,
  },
}

/** The page that a declined card leads to. */
async function declined(order: Order = placed, ways: ('card' | 'transfer')[] = ['card', 'transfer']) {
  wire().answer(readEdition, { ...edition, paymentMethods: ways })
  wire().answer(readOrder, order)
  keepPendingOrder({ uuid: order.uuid, secret: 'the-secret', next: path, back: path })
  keepFailure({ reason: 'declined' })
  const person = await visit('/payment-failed')
  await screen.findByRole('heading', { name: 'Try again or pay another way' })
  await screen.findByText(new RegExp(`Order ${order.number}`))
  return person
}
const other = () => screen.queryByRole('button', { name: 'Pay by bank transfer' })

test('402 says why, that nothing was charged and until when the order is held, and offers both ways to pay', async () => {
  await declined()
  expect(screen.getByText('The card was declined by your bank.')).toBeTruthy()
  const note = screen.getByText('The card was declined by your bank.').closest('p')
  expect(note?.textContent).toMatch(/Nothing was charged\. Your order is complete and stays held until \d\d:32/)
  expect(screen.getByRole('link', { name: 'Back to the order' })).toBeTruthy()
  expect(other()).not.toBeNull()
})

test('the other way places the order for a transfer, once, and leads to where the money goes', async () => {
  const person = await declined()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  wire().answer(placeOrder, () => answered.then(() => byTransfer))
  wire().answer(readOrder, byTransfer)
  await person.dblClick(screen.getByRole('button', { name: 'Pay by bank transfer' }))
  answer()
  await screen.findByText('DE02 1203 0000 0000 2020 51')
  const sent = wire().sent(placeOrder)
  expect(sent.map(({ body, headers }) => [body, headers.get('authorization')])).toEqual([
    [{ method: 'transfer' }, 'Bearer the-secret'],
  ])
})

test.each([
  ['where transfers are not taken', placed, ['card']],
  ['of an order whose time is over', { ...placed, can: { ...placed.can, pay: false } }, ['card', 'transfer']],
  ['of an order that is to be transferred already', byTransfer, ['card', 'transfer']],
] as const)('the other way is not offered %s', async (_where, order, ways) => {
  await declined(order, [...ways])
  expect(other()).toBeNull()
})

test('whoever their bank sent back without confirming reads that here, and the payment in the provider’s fields takes another card', async () => {
  wire().answer(readEdition, { ...edition, cardEntry: 'provider', paymentMethods: ['card', 'transfer'] })
  const waiting: Order = { ...placed, paymentPending: true }
  wire().answer(readOrder, waiting)
  const fields = { provider: 'stripe', publishableKey: 'pk_test_of_the_page', clientSecret: 'of_the_page' } as const
  wire().answer(resumePayment, { order: waiting, fields })
  keepPendingOrder({ uuid: placed.uuid, secret: 'the-secret', next: path, back: path })
  await visit(`/payment-return?order=${placed.uuid}&redirect_status=failed`)
  await screen.findByRole('heading', { name: 'Oops. Payment was not successful.' })
  await screen.findByText('Your bank did not confirm the payment.')
  expect(other()).not.toBeNull()
})

test('a browser that knows nothing of the order, as where the bank’s app comes back to, is told of a check and of no failure', async () => {
  const user = await visit(`/payment-return?order=${placed.uuid}`)
  await screen.findByRole('heading', { name: 'We are checking your payment' })
  expect(screen.getByText(/^You will get an e-mail as soon as it is confirmed\./)).toBeTruthy()
  expect(document.title).toMatch(/^We are checking your payment · /)
  const page = within(screen.getByRole('main'))
  page.getByText('Sign in to see what became of your order.')
  const signIn = page.getByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toBe('/sign-in')
  // Whoever does is led back here, where their order can be asked for.
  await user.click(signIn)
  await screen.findByLabelText('E-mail')
  expect(takeWantedPath()).toBe(`/payment-return?order=${placed.uuid}`)
})

test('and of a payment that the bank refused there, how it can still be made, instead of that it need not be', async () => {
  await visit(`/payment-return?order=${placed.uuid}&redirect_status=failed`)
  await screen.findByRole('heading', { name: 'Your payment is not confirmed yet' })
  expect(screen.getByText('Your bank did not confirm the payment.').closest('p')?.textContent).toMatch(
    /Open the link to your order in our mail to you\.$/,
  )
  expect(screen.queryByText(/need not pay again/)).toBeNull()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeTruthy()
})

const gone = { place: false, pay: false, extend: false, cancel: false }

test('who comes back too late to an order that staff made reads whom to write to: nobody begins it again by themself', async () => {
  const expired: Order = { ...placed, purpose: 'offer', status: 'expired', can: gone }
  wire().answer(readOrder, expired)
  keepPendingOrder({ uuid: placed.uuid, secret: 'the-secret', next: path, back: path })
  await visit(`/payment-return?order=${placed.uuid}`)
  await screen.findByText(/^We made this order for you, and its time to pay is over\./)
  expect(document.title).toMatch(/^Time ran out · /)
  expect(screen.getByRole('link', { name: edition.contactEmail }).getAttribute('href')).toMatch(/^mailto:/)
  expect(screen.queryByText(/start again/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Start again' })).toBeNull()
})

test('whose bank refused, in a tab that knows nothing of the order, is led to it while it can be paid: no time ran out', async () => {
  wire().answer(readOrder, placed)
  wire().answer(readCurrentOrder, null)
  wire().answer(readStayPlan, { plan: null })
  wire().answer(listUnpaidOrders, [])
  await visit(`/payment-return?order=${placed.uuid}`, { user: lena, pass: approvedPass })
  await waitFor(() => expect(location.pathname + location.search).toBe(`/registration/checkout?order=${placed.uuid}`))
  expect(screen.queryByText('Time ran out')).toBeNull()
})

test.each(['form', 'provider'] as const)(
  'an order that is not one’s own, or is none at all, has no payment to check and is asked for once: by the %s',
  async (cardEntry) => {
    wire().answer(readEdition, { ...edition, cardEntry })
    for (const read of [readOrder, resumePayment]) wire().refuse(read, requests.notFound)
    await visit(`/payment-return?order=${placed.uuid}`, { user: lena, pass: approvedPass })
    await screen.findByRole('heading', { name: 'There is no payment to check' })
    expect(wire().sent(cardEntry === 'form' ? readOrder : resumePayment)).toHaveLength(1)
  },
)
