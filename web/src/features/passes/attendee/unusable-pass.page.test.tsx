import { type Order, readCurrentOrder } from '@foyer/contract/orders'
import type { Pass } from '@foyer/contract/passes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, approvedPass, lena } from '#testing/world.ts'

const vendor = { ...lena, tags: [{ id: 2, name: 'vendor' }] }
const unpaid: Pass = { ...approvedPass, status: 'pending', reason: 'awaiting-payment', code: null, approvedAt: null }
const inOrder = 'Your pass is in your order. It is yours as soon as you pay.'
const onItsWay = /^Your pass is kept for you until its payment arrives\./

async function openWith(order: Order | null, pass = unpaid) {
  wire().answer(readCurrentOrder, order)
  await visit('/pass', { user: vendor, pass })
}

test('a pass in an order that nobody paid yet is not told to wait for a transfer, and the way to pay is there', async () => {
  await openWith(anOrder())
  await screen.findByText(inOrder)
  expect(screen.queryByText(onItsWay)).toBeNull()
  expect(screen.getByRole('link', { name: 'Continue your registration' }).getAttribute('href')).toBe('/registration')
})

test('a pass that is to be transferred is told how long that takes', async () => {
  await openWith(anOrder({ status: 'awaiting_payment', method: 'transfer' }))
  await screen.findByText(onItsWay)
  expect(screen.queryByText(inOrder)).toBeNull()
})

test('a pass whose payment is being checked is not told to pay', async () => {
  const can = { place: false, pay: false, extend: false, cancel: false }
  await openWith(anOrder({ status: 'awaiting_payment', method: 'card', paymentPending: true, can }))
  await screen.findByText(onItsWay)
  expect(screen.queryByText(inOrder)).toBeNull()
})

test('only who has not confirmed their e-mail is asked to look for our mail', async () => {
  await openWith(anOrder())
  await screen.findByText(inOrder)
  expect(screen.queryByText('Open the link in our mail')).toBeNull()
})

test('whose e-mail alone is missing is asked to look for our mail', async () => {
  await openWith(null, { ...unpaid, reason: 'awaiting-confirmation', orderNumber: 'MS25-00001' })
  await screen.findByText('Open the link in our mail')
})
