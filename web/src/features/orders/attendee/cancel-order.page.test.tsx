import { readStayPlan } from '@foyer/contract/accommodation'
import type { CancellationTerm } from '@foyer/contract/cancellation.schemas'
import { cancelOrder, listUnpaidOrders, readCurrentOrder, readOrder, refundDiffers } from '@foyer/contract/orders'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, approvedPass, euros, lena } from '#testing/world.ts'

const early: CancellationTerm = { until: '2025-08-31T22:00:00.000Z', percent: 1000, fixed: euros(5), per: 'pass' }
const late: CancellationTerm = { until: '2025-09-30T22:00:00.000Z', percent: 5000, fixed: euros(0), per: 'order' }
const order = anOrder({
  status: 'paid',
  cancellation: [{ of: 'passes', steps: [early, late] }],
  can: { place: false, pay: false, extend: false, cancel: true },
})
const found = (step: CancellationTerm, kept: number, refunded: number) => ({
  order,
  released: ['Standard pass'],
  refunded: euros(refunded),
  fees: [{ of: 'passes' as const, step, kept: euros(kept) }],
})

test('who cancels reads what is kept and why, and reads it anew where a step has ended meanwhile', async () => {
  wire().answer(readOrder, order)
  wire().answer(readCurrentOrder, null)
  wire().answer(readStayPlan, { plan: null })
  wire().answer(listUnpaidOrders, [])
  wire().answer(cancelOrder, found(early, 54.9, 444.1))
  const person = await visit(`/registration/finish?order=${order.uuid}`, { user: lena, pass: approvedPass })
  const conditions = await screen.findByRole('region', { name: 'If you cancel your pass' })
  expect(
    within(conditions)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Until 31\u00a0Aug we keep 10 % of the price and 5.00\u00a0€ for each pass.',
    'Until 30\u00a0Sept we keep 50 % of the price.',
    'After that nothing comes back.',
  ])
  await person.click(await screen.findByRole('button', { name: /^Cancel this order/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('We keep 54.90\u00a0€.')
  expect(dialog.textContent).toContain('You get back 444.10\u00a0€')
  wire().respond(cancelOrder, ({ body }) =>
    (body as { preview?: boolean }).preview === true
      ? { status: 200, body: found(late, 249.5, 249.5) }
      : { status: 409, body: { ...refundDiffers, type: 'about:blank', statusCode: 409, requestId: 'test' } },
  )
  await person.click(within(dialog).getByRole('button', { name: 'Cancel the order' }))
  await within(dialog).findByText(/What comes back has changed since you looked/)
  await within(dialog).findByText(/^We keep 249\.50/)
  expect(
    wire()
      .sent(cancelOrder)
      .map(({ body }) => body),
  ).toEqual([{ preview: true }, { refunded: 44_410 }, { preview: true }])
})

test('the way back stands below everything that was bought, and what comes next', async () => {
  wire().answer(readOrder, order)
  wire().answer(readCurrentOrder, null)
  wire().answer(readStayPlan, { plan: null })
  wire().answer(listUnpaidOrders, [])
  await visit(`/registration/finish?order=${order.uuid}`, { user: lena, pass: approvedPass })
  const back = await screen.findByRole('button', { name: /^Cancel this order/ })
  for (const above of [
    screen.getByRole('region', { name: 'Your ticket' }),
    screen.getByRole('heading', { name: 'What happens next' }),
    screen.getByRole('link', { name: 'Your invoices' }),
  ])
    expect(above.compareDocumentPosition(back) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
