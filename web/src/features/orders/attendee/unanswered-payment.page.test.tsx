import { readEdition } from '@foyer/contract/editions'
import {
  type Order,
  openOrderLink,
  payOrder,
  placeOrder,
  providerSilent,
  readOrder,
  resumePayment,
} from '@foyer/contract/orders'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, edition, euros } from '#testing/world.ts'
import { keepPendingOrder } from './pending-order.ts'

// A payment was begun, and the provider did not answer: its buyer reads that nothing was charged, and what they can do.
const order = anOrder()
const path = `/sign-up/order/${order.uuid}`
const placed: Order = {
  ...order,
  status: 'awaiting_payment',
  method: 'card',
  can: { place: true, pay: true, extend: true, cancel: true },
}
const begun: Order = { ...placed, paymentPending: true }
const byTransfer: Order = {
  ...placed,
  method: 'transfer',
  transfer: {
    holder: 'Fair Ltd',
    iban: 'DE02 1203 0000 0000 2020 51',
    bank: '',
    reference: order.number,
    amount: order.total,
    received: euros(0),
    code: null,
  },
}

beforeEach(() => {
  wire().answer(readEdition, { ...edition, cardEntry: 'provider', paymentMethods: ['card', 'transfer'] })
})

test('who began to pay reads that nothing was charged, and goes over to a transfer', async () => {
  wire().answer(readOrder, order)
  wire().answer(openOrderLink, { secret: 'the-secret', order })
  wire().answer(placeOrder, placed)
  wire().refuse(payOrder, providerSilent)
  const person = await visit(`${path}#the-link`)
  await person.click(await screen.findByRole('button', { name: 'Continue' }))
  wire().answer(readOrder, begun)
  await person.click(await screen.findByRole('button', { name: /^Continue to pay/ }))
  await screen.findByText(providerSilent.detail)
  await screen.findByText('You began to pay. Go on here, in any tab, or in another way: you are charged once.')
  expect(screen.queryByText(/We are checking your payment/)).toBeNull()
  wire().answer(placeOrder, byTransfer)
  await person.click(screen.getByRole('radio', { name: 'Bank transfer' }))
  await person.click(screen.getByRole('button', { name: /^Order, and transfer/ }))
  await screen.findByText('DE02 1203 0000 0000 2020 51')
  expect(
    wire()
      .sent(placeOrder)
      .map(({ body }) => (body as { method: string }).method),
  ).toEqual(['card', 'transfer'])
})

test('the page for the card says that the provider does not answer, asks again, and leads back to the other ways', async () => {
  keepPendingOrder({ uuid: order.uuid, secret: 'the-secret', next: path, back: path })
  wire().refuse(resumePayment, providerSilent)
  const person = await visit(`/pay?order=${order.uuid}`)
  await screen.findByText(providerSilent.detail)
  expect(screen.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toBe(path)
  wire().answer(resumePayment, { order: begun, fields: null })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  // Nothing is being checked: what was begun never came to the provider.
  await screen.findByRole('heading', { name: 'Nothing to pay here' })
  await waitFor(() => expect(location.pathname).toBe('/pay'))
  expect(screen.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toBe(path)
})
