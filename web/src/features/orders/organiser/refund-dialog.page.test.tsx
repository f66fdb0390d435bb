import { requests } from '@foyer/contract/kit/refusal'
import { listMailsAboutOrder } from '@foyer/contract/office-mails'
import {
  departureUnexplained,
  listOrderDocuments,
  type OfficeOrder,
  previewRefund,
  type RefundPreview,
  readOfficeOrder,
  refundedMeanwhile,
  refundOrder,
  refundTooHigh,
} from '@foyer/contract/office-orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startIn } from '#platform/messages/messages.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const uuid = '0198bbfa-7212-7996-94df-c6cea4c13e01'
const line: OfficeOrder['lines'][number] = {
  ...{ id: 1, kind: 'pass', reference: uuid, description: 'Standard pass', summary: 'Standard pass', quantity: 1 },
  ...{ codeType: 'standard', net: euros(400), taxRate: 1900, tax: euros(76), gross: euros(476), state: 'given' },
  ...{ refunded: euros(0), kept: euros(476), wentBack: false },
}
const hotel = { ...line, id: 2, kind: 'room' as const, codeType: null, description: 'Hotel Adler, 4 nights' }
const order: OfficeOrder = {
  ...{ uuid, number: 'MS25-0001', purpose: 'registration', status: 'paid', userUuid: uuid, lines: [line, hotel] },
  buyer: {
    name: 'Ines',
    company: null,
    email: 'ines@fair.example',
    addressLines: [],
    country: 'DE',
    vatId: null,
    vatIdProof: null,
  },
  ...{ net: euros(800), tax: euros(152), total: euros(952), refunded: euros(0), reverseCharge: false, method: 'card' },
  ...{ holdExpiresAt: null, createdAt: '2025-08-18T08:00:00.000Z', paidAt: '2025-08-18T08:05:00.000Z' },
  ...{ can: { refund: true, end: false, comment: true }, payments: [], refunds: [], timeline: [] },
}
const preview: RefundPreview = {
  ...{ most: euros(952), refunded: euros(952), fee: euros(0), agreed: null, net: euros(800), tax: euros(152) },
  ...{ released: ['Standard pass', 'Hotel Adler'], isLate: false, method: 'card', status: 'refunded', left: euros(0) },
}

beforeEach(() => {
  wire().answer(readOfficeOrder, order)
  wire().answer(listOrderDocuments, [])
  wire().answer(listMailsAboutOrder, { items: [], next: null })
  wire().answer(previewRefund, ({ body }) => {
    const { amount } = body as { amount: number | null }
    if (amount === null) return preview
    const refunded = euros(amount / 100)
    return { ...preview, refunded, fee: euros(952 - amount / 100), status: 'partially_refunded' as const }
  })
})

async function open() {
  const user = await visitOffice(`/organiser/orders/${uuid}`)
  const opener = await screen.findByRole('button', { name: 'Refund' })
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund: what happens' }))
  return { user, opener, dialog }
}
const sent = () => wire().sent(refundOrder)
const asked = () => wire().sent(previewRefund).at(-1)?.body

test('the whole order goes back: what that does stands there first, and the focus returns to what opened it', async () => {
  const { user, opener, dialog } = await open()
  const button = await dialog.findByRole('button', { name: 'Refund 952.00\u00a0€' })
  dialog.getByText('Back to the card')
  dialog.getByText('Standard pass; Hotel Adler')
  expect(sent()).toEqual([])
  wire().answer(refundOrder, undefined)
  await user.click(button)
  await screen.findByText('The refund is on its way.')
  expect(sent().map(({ body }) => body)).toEqual([
    { lines: [1, 2], goesBack: true, amount: 95_200, reason: 'asked', fee: 0, refundedBefore: 0 },
  ])
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('a part of one line, whose thing stays, with its fee', async () => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('checkbox', { name: /^Hotel Adler/ }))
  await user.click(dialog.getByRole('radio', { name: /^They stay/ }))
  await user.type(dialog.getByLabelText('Amount'), '100,50')
  await dialog.findByRole('button', { name: 'Refund 100.50\u00a0€' })
  dialog.getByText('A fee is kept')
  expect(asked()).toEqual({ lines: [1], goesBack: false, amount: 10_050 })
})

test('what is missing or wrong is said when it is tried, each a link to its field', async () => {
  const { user, dialog } = await open()
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box)
  await user.type(dialog.getByLabelText('Amount'), 'all')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  const summary = (await dialog.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
  expect(document.activeElement).toBe(summary)
  const said = within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(said).toEqual(['Choose a line at least.', 'Enter an amount such as 49 or 49.50.'])
  await user.click(within(summary).getByRole('link', { name: /amount/ }))
  expect(document.activeElement).toBe(dialog.getByLabelText('Amount'))
})

test('another sum than was agreed wants to know why', async () => {
  wire().answer(previewRefund, { ...preview, agreed: { refunded: euros(500), fees: [] } })
  const { user, dialog } = await open()
  const button = await dialog.findByRole('button', { name: 'Refund 952.00\u00a0€' })
  await user.click(button)
  await dialog.findByRole('link', { name: 'Say why.' })
  expect(sent()).toEqual([])
  wire().refuse(refundOrder, departureUnexplained)
  await user.type(dialog.getByLabelText('Why another sum than was agreed'), 'Goodwill')
  await user.click(button)
  await dialog.findByText(departureUnexplained.detail)
  expect(sent()[0]?.body).toMatchObject({ departsBecause: 'Goodwill' })
})

test('what the server refuses is said, everything stays chosen, and the order is read anew', async () => {
  const { user, dialog } = await open()
  wire().refuse(refundOrder, refundedMeanwhile)
  const before = wire().sent(readOfficeOrder).length
  await user.click(await dialog.findByRole('button', { name: /^Refund 952/ }))
  expect((await dialog.findByRole('alert')).textContent).toContain(refundedMeanwhile.detail)
  await waitFor(() => expect(wire().sent(readOfficeOrder).length).toBeGreaterThan(before))
  expect(dialog.getByRole('checkbox', { name: /^Hotel Adler/ })).toHaveProperty('checked', true)
})

test('more than is left is said at the amount, with what is left, and nothing is sent', async () => {
  const { user, dialog } = await open()
  await dialog.findByRole('button', { name: /^Refund 952/ })
  wire().refuse(previewRefund, refundTooHigh, { most: 95_200 })
  await user.type(dialog.getByLabelText('Amount'), '953')
  const amount = await dialog.findByRole('textbox', {
    name: 'Amount',
    description: /At most 952\.00\u00a0€ is left\./,
  })
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.queryByRole('alert')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(sent()).toEqual([])
})

test('what was refused is no longer said once something else is chosen, and what is missing stands at its field', async () => {
  const { user, dialog } = await open()
  wire().refuse(refundOrder, refundedMeanwhile)
  await user.click(await dialog.findByRole('button', { name: /^Refund 952/ }))
  await dialog.findByText(refundedMeanwhile.detail)
  for (const line of dialog.getAllByRole('checkbox')) await user.click(line)
  expect(dialog.queryByText(refundedMeanwhile.detail)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  await dialog.findByRole('link', { name: 'Choose a line at least.' })
  const line = dialog.getByRole('checkbox', { name: /^Standard pass/, description: 'Choose a line at least.' })
  expect(line.getAttribute('aria-invalid')).toBe('true')
})

test('where the second factor is asked for once more, leaving that undoes nothing and says why it was not done', async () => {
  const { user, dialog } = await open()
  wire().refuse(refundOrder, requests.secondFactorNeeded)
  await user.click(await dialog.findByRole('button', { name: /^Refund 952/ }))
  const again = await screen.findByRole('dialog', { name: 'Show that it is you' })
  again.dispatchEvent(new Event('close'))
  await dialog.findByText(requests.secondFactorNeeded.detail)
  expect(sent()).toHaveLength(1)
})

test('it is read in German', async () => {
  await open()
  await startIn('de')
  const dialog = within(await screen.findByRole('dialog', { name: 'Erstattung: was geschieht' }))
  await dialog.findByRole('button', { name: /952/ })
  dialog.getByText('Eine Rechnungs\u00adkorrektur')
})
