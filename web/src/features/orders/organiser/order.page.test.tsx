import { listOrderFees } from '@foyer/contract/books'
import { formatMoney } from '@foyer/contract/kit/money'
import { listMailsAboutOrder } from '@foyer/contract/office-mails'
import { commentOnOrder, listOrderDocuments, type OfficeOrder, readOfficeOrder } from '@foyer/contract/office-orders'
import type { LineKind } from '@foyer/contract/orders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const first = '0198bbfa-7212-7996-94df-c6cea4c13e01'
const second = '0198bbfa-7212-7996-94df-c6cea4c13e02'
const order = (uuid: string, number: string): OfficeOrder => ({
  uuid,
  number,
  purpose: 'registration',
  status: 'paid',
  userUuid: uuid,
  buyer: {
    name: 'Ines Kestrel',
    company: null,
    email: 'ines@fair.example',
    addressLines: [],
    country: 'DE',
    vatId: null,
    vatIdProof: null,
  },
  lines: [],
  net: euros(400),
  tax: euros(28),
  total: euros(428),
  refunded: euros(0),
  reverseCharge: false,
  method: 'card',
  holdExpiresAt: null,
  createdAt: '2025-08-18T08:00:00.000Z',
  paidAt: '2025-08-18T08:05:00.000Z',
  can: { refund: true, end: false, comment: true },
  payments: [],
  refunds: [],
  timeline: [],
})

beforeEach(() => {
  wire().answer(listOrderDocuments, [])
  wire().answer(listMailsAboutOrder, { items: [], next: null })
  wire().answer(readOfficeOrder, ({ params }) =>
    params['uuid'] === first ? order(first, 'MS25-0001') : order(second, 'MS25-0002'),
  )
})

const typed = async (text: string) => {
  const user = await visitOffice(`/organiser/orders/${first}`)
  await user.type(await screen.findByLabelText('Comment'), text)
  return user
}
const value = () => screen.getByLabelText<HTMLInputElement>('Comment').value

test('a comment that is lost on the way stays in its field, and is written once', async () => {
  wire().lose(commentOnOrder)
  const user = await typed('Wants a receipt')
  await user.click(screen.getByRole('button', { name: 'Add the comment' }))
  await screen.findByText(/We cannot reach the server/)
  expect(value()).toBe('Wants a receipt')
  wire().answer(commentOnOrder, undefined)
  await user.click(screen.getByRole('button', { name: 'Add the comment' }))
  await waitFor(() => expect(value()).toBe(''))
  const keys = wire()
    .sent(commentOnOrder)
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('of an order whose buyer was erased nothing more is asked for colleagues', async () => {
  wire().answer(readOfficeOrder, { ...order(first, 'MS25-0001'), can: { refund: false, end: false, comment: false } })
  await visitOffice(`/organiser/orders/${first}`)
  await screen.findByRole('heading', { name: 'Timeline' })
  expect(screen.queryByLabelText('Comment')).toBeNull()
})

test('what is typed of one order is not kept for the next', async () => {
  const queryKey = [readOfficeOrder.id, { params: { uuid: second } }]
  await queryClient.prefetchQuery({ queryKey, queryFn: () => order(second, 'MS25-0002') })
  await typed('Wants a receipt')
  await act(async () => {
    history.pushState(history.state, '', `/organiser/orders/${second}`)
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await screen.findByRole('heading', { name: 'MS25-0002' })
  expect(value()).toBe('')
})

test('each line says how it stands, and each payment what the provider kept of it and what arrived', async () => {
  const line = (id: number, kind: LineKind, state: OfficeOrder['lines'][number]['state']) => ({
    ...{ id, kind, state, reference: String(id), description: `Thing ${id}`, summary: `Thing ${id}`, codeType: null },
    ...{ quantity: 1, net: euros(100), taxRate: 1900, tax: euros(19), gross: euros(119) },
    ...{ refunded: euros(0), kept: euros(119), wentBack: state === 'returned' },
  })
  const payment = (uuid: string, state: 'succeeded' | 'failed') => ({
    ...{ uuid, state, provider: 'stripe', providerReference: null, amount: euros(428), reason: null },
    ...{ createdAt: '2025-08-18T08:05:00.000Z', settledAt: null },
  })
  wire().answer(readOfficeOrder, {
    ...order(first, 'MS25-0001'),
    lines: [line(1, 'pass', 'waiting'), line(2, 'room', 'given'), line(3, 'train-ticket', 'returned')],
    payments: [payment(second, 'succeeded'), payment(first, 'failed')],
  })
  wire().answer(listOrderFees, [{ uuid: second, fee: euros(6), arrived: euros(422) }])
  await visitOffice(`/organiser/orders/${first}`)
  const lines = within(await screen.findByRole('region', { name: 'Lines of the order' }))
  const ends = (rows: readonly HTMLElement[]) => rows.slice(1).map((row) => row.lastElementChild?.textContent)
  expect(ends(lines.getAllByRole('row'))).toEqual(['Waits for approval', 'Booked', 'Returned'])
  const money = within(screen.getByRole('region', { name: 'Money of the order' }))
  await money.findByText(/^422.00/)
  const cells = money.getAllByRole('row').map((row) => [...row.children].slice(3, 5).map((cell) => cell.textContent))
  expect(cells).toEqual([
    ['Fee', 'Arrived'],
    [formatMoney(euros(6)), formatMoney(euros(422))],
    ['–', '–'],
  ])
})

test('an order that costs nothing is said to have no payments and documents for that', async () => {
  wire().answer(readOfficeOrder, { ...order(first, 'MS25-0001'), total: euros(0) })
  await visitOffice(`/organiser/orders/${first}`)
  await waitFor(() => expect(screen.getAllByText('None: there is nothing to pay.')).toHaveLength(2))
  expect(screen.queryByText('None yet.')).toBeNull()
})

test('who does not see the books is asked for no fee', async () => {
  const payment = {
    ...({ uuid: second, state: 'succeeded', provider: 'stripe', providerReference: null } as const),
    ...{ amount: euros(428), reason: null, createdAt: '2025-08-18T08:05:00.000Z', settledAt: null },
  }
  wire().answer(readOfficeOrder, { ...order(first, 'MS25-0001'), payments: [payment] })
  wire().answer(commentOnOrder, undefined)
  const user = await visitOffice(`/organiser/orders/${first}`, ['support'])
  const money = within(await screen.findByRole('region', { name: 'Money of the order' }))
  expect(money.queryByRole('columnheader', { name: 'Fee' })).toBeNull()
  // What the page asks by itself leaves before a comment does.
  await user.type(screen.getByLabelText('Comment'), 'Called')
  await user.click(screen.getByRole('button', { name: 'Add the comment' }))
  await waitFor(() => expect(wire().sent(commentOnOrder)).toHaveLength(1))
  expect(wire().sent(listOrderFees)).toEqual([])
})

test('of a refund the office reads how much of it a bank sent back, and of another nothing of the kind', async () => {
  const refund = (uuid: string, returned: number) => ({
    ...{ uuid, paymentUuid: second, state: 'succeeded' as const, amount: euros(499), returned: euros(returned) },
    ...{ reason: 'order-cancelled', refusals: 1 },
    ...{ createdAt: '2025-08-18T08:05:00.000Z', settledAt: '2025-08-18T08:06:00.000Z' },
  })
  wire().answer(readOfficeOrder, { ...order(first, 'MS25-0001'), refunds: [refund(first, 0), refund(second, 200)] })
  wire().answer(listOrderFees, [])
  await visitOffice(`/organiser/orders/${first}`)
  const money = within(await screen.findByRole('region', { name: 'Money of the order' }))
  expect(money.getAllByText(/^The buyer cancelled/).map(({ textContent }) => textContent)).toEqual([
    'The buyer cancelled',
    `The buyer cancelled, ${formatMoney(euros(200))} of it sent back by the bank`,
  ])
})

test('the timeline says in words why money went back, and what was done to its pass and with money of the account', async () => {
  const entry = (event: string, changes: OfficeOrder['timeline'][number]['changes'] = []) => ({
    ...{
      at: '2025-08-18T09:00:00.000Z',
      kind: 'staff',
      event,
      changes,
      from: null,
      to: null,
      amount: null,
      text: null,
    },
    actor: { uuid: second, name: 'Olga Wendt' },
  })
  const timeline = [
    entry('orders.refundOrder', [{ field: 'reason', after: 'asked' }]),
    entry('bank.allotBankEntry', [{ field: 'allotted', after: 42_800 }]),
    entry('passes.changePass', [{ field: 'passTypeId', after: 3 }]),
  ] as OfficeOrder['timeline']
  wire().answer(readOfficeOrder, { ...order(first, 'MS25-0001'), timeline })
  await visitOffice(`/organiser/orders/${first}`)
  const said = within(await screen.findByRole('region', { name: 'Timeline' }))
  expect(said.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Refund decided.*The buyer asked/),
    expect.stringMatching(/^Money of the account matched/),
    expect.stringMatching(/^Pass changed/),
  ])
})
