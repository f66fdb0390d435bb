import { readStayPlan } from '@foyer/contract/accommodation'
import { readAddress } from '@foyer/contract/addresses'
import { listBookings } from '@foyer/contract/bookings'
import { listUnpaidOrders, openOrderLink, readCurrentOrder, readOrder, resumePayment } from '@foyer/contract/orders'
import { readPassCode } from '@foyer/contract/passes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, approvedPass, euros, hamburg, lena } from '#testing/world.ts'
import { keepPendingOrder } from './pending-order.ts'

// Something in an order was over when it was paid: its price went back in the same moment, and the rest is bought.
const order = anOrder()
const path = `/sign-up/order/${order.uuid}`
const paid = { ...order, status: 'partially_refunded' as const, refunded: euros(45) }

test.each(['/payment-return', '/pay'])(
  '%s leads on from an order that was paid, though a part went back',
  async (at) => {
    keepPendingOrder({ uuid: order.uuid, secret: 'the-secret', next: path, back: '/registration' })
    wire().answer(readOrder, paid)
    wire().answer(resumePayment, { order: paid, fields: null })
    await visit(`${at}?order=${order.uuid}`)
    await waitFor(() => expect(location.pathname).toBe(path))
  },
)

test('whose link leads to such an order reads that it is paid', async () => {
  wire().answer(readOrder, paid)
  wire().answer(openOrderLink, { secret: 'the-secret', order: paid })
  const person = await visit(`${path}#the-link`)
  await person.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Your order is paid' })
})

test('who has paid reads on the page that ends the registration what of it goes back, and where it says why', async () => {
  wire().answer(readOrder, paid)
  wire().answer(readCurrentOrder, null)
  wire().answer(listUnpaidOrders, [])
  wire().answer(listBookings, [])
  wire().answer(readStayPlan, { plan: null })
  wire().answer(readAddress, hamburg)
  wire().answer(readPassCode, { text: 'signed', code: 'MSPG-7', drawing: { size: 29, path: 'M4 4h1v1h-1z' } })
  await visit(`/registration/finish?order=${order.uuid}`, { user: lena, pass: approvedPass })
  const told = await screen.findByText(/of this order go back to you/)
  expect(told.textContent).toBe('45.00\u00a0€ of this order go back to you. The credit note under Invoices says why.')
})
