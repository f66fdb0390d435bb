import { listMailsAboutOrder } from '@foyer/contract/office-mails'
import { commentOnOrder, listOrderDocuments, type OfficeOrder, readOfficeOrder } from '@foyer/contract/office-orders'
import { act, screen, waitFor } from '@testing-library/react'
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
  can: { refund: true, end: false },
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
