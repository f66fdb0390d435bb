import { type Order, paymentFailed, payOrder, placeOrder, readOrder } from '@foyer/contract/orders'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, euros } from '#testing/world.ts'

const order = anOrder()
const placed: Order = {
  ...order,
  status: 'awaiting_payment',
  can: { place: false, pay: true, extend: true, cancel: true },
}
const paid: Order = { ...order, status: 'paid', can: { place: false, pay: false, extend: false, cancel: false } }

async function openLink(): Promise<UserEvent> {
  wire().answer(readOrder, order)
  wire().answer(placeOrder, placed)
  const person = await visit(`/sign-up/order/${order.uuid}#the-secret`)
  await screen.findByRole('heading', { name: 'Pay your order' })
  await person.type(await screen.findByLabelText('Card number'), '4242 4242 4242 4242')
  await person.type(screen.getByLabelText('Valid until'), '1230')
  await person.type(screen.getByLabelText('Security code'), '123')
  return person
}

const pay = async (person: UserEvent, amount = '499.00') =>
  person.click(await screen.findByRole('button', { name: `Pay ${amount}\u00a0€` }))

test('an order that a mail led to is placed and paid with the secret of its link, which is in no address', async () => {
  const person = await openLink()
  wire().answer(payOrder, paid)
  await pay(person)
  await screen.findByRole('heading', { name: 'Your order is paid' })
  const [sent] = wire().sent(payOrder)
  expect(sent?.body).toEqual({ card: { number: '4242424242424242', expiry: '12/30', cvc: '123' } })
  for (const call of [...wire().sent(readOrder), ...wire().sent(placeOrder), ...wire().sent(payOrder)])
    expect(call.headers.get('authorization')).toBe('Bearer the-secret')
  expect(location.href).not.toContain('the-secret')
})

test('nothing is charged where placing it comes to another total, and the next try pays that', async () => {
  const person = await openLink()
  const dearer = { ...placed, total: euros(593.81) }
  wire().answer(placeOrder, dearer)
  wire().answer(payOrder, paid)
  await pay(person)
  await screen.findByText(/^The total for your address is 593\.81\s€\. Check it, then pay\.$/)
  expect(wire().sent(payOrder)).toEqual([])
  await pay(person, '593.81')
  await screen.findByRole('heading', { name: 'Your order is paid' })
  expect(wire().sent(placeOrder).length).toBe(1)
})

test('a payment whose answer was lost is sent again under the same key, and another card under another', async () => {
  const person = await openLink()
  wire().lose(payOrder)
  wire().answer(readOrder, placed)
  for (let tries = 1; tries <= 2; tries += 1) {
    await pay(person)
    await waitFor(() => expect(wire().sent(payOrder).length).toBe(tries))
    await screen.findByText(/^We cannot reach the server\./)
  }
  wire().answer(payOrder, paid)
  const code = screen.getByLabelText('Security code')
  await person.clear(code)
  await person.type(code, '999')
  await pay(person)
  await screen.findByRole('heading', { name: 'Your order is paid' })
  const keys = wire()
    .sent(payOrder)
    .map(({ headers }) => headers.get('idempotency-key'))
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
})

test('a declined card leads to why, and from there back to the order', async () => {
  const person = await openLink()
  wire().refuse(payOrder, paymentFailed)
  wire().answer(readOrder, placed)
  await pay(person)
  await screen.findByText('The card was declined by your bank.')
  await person.click(screen.getByRole('link', { name: 'Back to the order' }))
  await screen.findByRole('heading', { name: 'Pay your order' })
})

test('a payment that the bank asks about is waited for, and ends where it began', async () => {
  const person = await openLink()
  const pending: Order = { ...placed, paymentPending: true, can: { ...placed.can, pay: false } }
  wire().answer(payOrder, { order: pending, action: null })
  wire().answer(readOrder, pending)
  await pay(person)
  await screen.findByRole('heading', { name: 'We are checking your payment' })
  wire().answer(readOrder, paid)
  await screen.findByRole('heading', { name: 'Your order is paid' })
})
