import {
  extendOrder,
  type Order,
  openOrderLink,
  orderLinkUsed,
  orderNotExtendable,
  paymentFailed,
  payOrder,
  placeOrder,
  readOrder,
  renewOrderLink,
} from '@foyer/contract/orders'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, edition, euros } from '#testing/world.ts'

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
  wire().answer(openOrderLink, { secret: 'the-secret', order })
  const person = await visit(`/sign-up/order/${order.uuid}#the-link`)
  await person.click(await screen.findByRole('button', { name: 'Continue' }))
  await person.type(await screen.findByLabelText('Card number'), '4242 4242 4242 4242')
  await person.type(screen.getByLabelText('Valid until'), '1230')
  await person.type(screen.getByLabelText('Security code'), '123')
  return person
}

const pay = async (person: UserEvent, amount = '499.00') =>
  person.click(await screen.findByRole('button', { name: `Pay ${amount}\u00a0€` }))

test('a link is used when a person says so, once; the same browser finds its order by it again', async () => {
  wire().answer(readOrder, order)
  wire().answer(openOrderLink, { secret: 'the-secret', order })
  const path = `/sign-up/order/${order.uuid}#the-link`
  const person = await visit(path)
  const go = await screen.findByRole('button', { name: 'Continue' })
  expect([wire().sent(openOrderLink), wire().sent(readOrder)]).toEqual([[], []])
  await person.dblClick(go)
  await screen.findByText(order.number)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pay your order' })))
  expect(
    wire()
      .sent(openOrderLink)
      .map(({ headers }) => headers.get('authorization')),
  ).toEqual(['Bearer the-link'])
  expect(location.href).not.toContain('the-')
  // Another tab has no memory but the browser's.
  sessionStorage.clear()
  cleanup()
  await visit(path)
  await screen.findByText(order.number)
  expect(wire().sent(openOrderLink)).toHaveLength(1)
})

test('a link opens its order where the browser forbids to keep anything', async () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const memory of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(memory, { getItem: forbid, setItem: forbid, removeItem: forbid, clear: () => {} })
  wire().answer(readOrder, order)
  wire().answer(openOrderLink, { secret: 'the-secret', order })
  const person = await visit(`/sign-up/order/${order.uuid}#the-link`)
  await person.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByText(order.number)
})

test('a link that was used on another device says so, and sends a new one', async () => {
  wire().refuse(openOrderLink, orderLinkUsed)
  wire().answer(renewOrderLink, undefined)
  const person = await visit(`/sign-up/order/${order.uuid}#the-link`)
  await person.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'This link was used or is too old' })
  await person.click(screen.getByRole('button', { name: 'Send a new link' }))
  const sent = await screen.findByText('Sent again. The link in the older mail no longer works.')
  await waitFor(() => expect(document.activeElement?.contains(sent)).toBe(true))
  expect(
    wire()
      .sent(renewOrderLink)
      .map(({ headers }) => headers.get('authorization')),
  ).toEqual(['Bearer the-link'])
})

test('an order that a mail led to is placed and paid with the secret that its link was used for, which is in no address', async () => {
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

test('a double click on the button that pays is one payment', async () => {
  const person = await openLink()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  wire().answer(placeOrder, () => answered.then(() => placed))
  wire().answer(payOrder, paid)
  await person.dblClick(await screen.findByRole('button', { name: /^Pay 499\.00/ }))
  answer()
  await screen.findByRole('heading', { name: 'Your order is paid' })
  expect([wire().sent(placeOrder), wire().sent(payOrder)].map(({ length }) => length)).toEqual([1, 1])
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

test('an amount that no card can pay is said to be too small, and no bank to have declined it', async () => {
  const person = await openLink()
  wire().refuse(payOrder, paymentFailed, { reason: 'amount_too_small' })
  wire().answer(readOrder, placed)
  await pay(person)
  await screen.findByText('The amount is too small for a card.')
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

test('more time is asked for once: why there is none is said, and who got it goes on at until when', async () => {
  wire().answer(readOrder, placed)
  wire().answer(openOrderLink, { secret: 'the-secret', order: placed })
  const person = await visit(`/sign-up/order/${order.uuid}#the-link`)
  await person.click(await screen.findByRole('button', { name: 'Continue' }))
  wire().lose(extendOrder)
  const more = await screen.findByRole('button', { name: '20 minutes more' })
  await person.click(more)
  await screen.findByText(/^We cannot reach the server\./)
  expect(screen.queryByText(orderNotExtendable.detail)).toBe(null)
  wire().refuse(extendOrder, orderNotExtendable)
  await person.click(more)
  await screen.findByText(orderNotExtendable.detail)
  const longer = { ...placed, holdExpiresAt: '2025-08-18T08:40:00.000Z', can: { ...placed.can, extend: false } }
  wire().answer(extendOrder, longer)
  wire().answer(readOrder, longer)
  more.focus()
  await person.keyboard('{Enter}')
  const until = await screen.findByText(/^Held for you until 10:40/)
  await waitFor(() => expect(document.activeElement?.contains(until)).toBe(true))
})

test('what cannot be copied is selected, for who copies it by keyboard', async () => {
  const iban = 'DE02 1203 0000 0000 2020 51'
  const transfer = {
    holder: 'Fair Ltd',
    iban,
    bank: '',
    reference: 'RF18',
    amount: euros(499),
    received: euros(0),
    code: null,
  }
  const waits: Order = { ...placed, method: 'transfer', transfer }
  wire().answer(readOrder, waits)
  wire().answer(openOrderLink, { secret: 'the-secret', order: waits })
  const person = await visit(`/sign-up/order/${order.uuid}#the-link`)
  await person.click(await screen.findByRole('button', { name: 'Continue' }))
  const copy = await screen.findByRole('button', { name: 'Copy IBAN' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await person.click(copy)
  await waitFor(() => expect(getSelection()?.toString()).toBe(iban))
  expect(screen.queryByText('Copied')).toBe(null)
})

test('an order that staff made and that ran out says so, and whom to write to: nobody signs up for it', async () => {
  const gone = { place: false, pay: false, extend: false, cancel: false }
  const expired: Order = { ...order, purpose: 'offer', status: 'expired', can: gone }
  wire().answer(readOrder, expired)
  wire().answer(openOrderLink, { secret: 'the-secret', order: expired })
  const person = await visit(`/sign-up/order/${order.uuid}#the-link`)
  await person.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByText(/^We made this order for you, and its time to pay is over\./)
  expect(screen.getByRole('link', { name: edition.contactEmail }).getAttribute('href')).toMatch(/^mailto:/)
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBe(null)
})
