import { listMailsAboutOrder, mailJustSent, type SentMail, sendMailAgain } from '@foyer/contract/office-mails'
import { listOrderDocuments, type OfficeOrder, readOfficeOrder } from '@foyer/contract/office-orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const uuid = '0198bbfa-7212-7996-94df-c6cea4c13b01'
const order: OfficeOrder = {
  uuid,
  number: 'MS25-0001',
  purpose: 'registration',
  status: 'paid',
  userUuid: null,
  buyer: {
    name: 'Ines Kestrel',
    company: null,
    email: 'ines@fair.example',
    addressLines: [],
    country: 'Austria',
    vatId: null,
    vatIdProof: null,
  },
  lines: [],
  net: euros(100),
  tax: euros(0),
  total: euros(100),
  refunded: euros(0),
  reverseCharge: false,
  method: 'card',
  holdExpiresAt: null,
  createdAt: '2025-08-18T08:00:00.000Z',
  paidAt: '2025-08-18T08:00:00.000Z',
  can: { refund: false, end: false, comment: true },
  payments: [],
  refunds: [],
  timeline: [],
}
const mail = (last: string, changes: Partial<SentMail> = {}): SentMail => ({
  uuid: `0198bbfa-7212-7996-94df-c6cea4c13c${last}`,
  kind: 'stay',
  subject: 'Ihr Zimmer im Adler · MSPG 2025',
  email: 'ines@fair.example',
  order: { uuid, number: 'MS25-0001' },
  outcome: 'accepted',
  answer: '250 Ok',
  tries: 1,
  createdAt: '2025-08-18T08:00:00.000Z',
  triedAt: '2025-08-18T08:00:02.000Z',
  askedBy: null,
  can: { sendAgain: true },
  ...changes,
})

beforeEach(() => {
  wire().answer(readOfficeOrder, order)
  wire().answer(listOrderDocuments, [])
})

const open = async (scope: 'support' | 'finance' = 'support') => {
  const user = await visitOffice(`/organiser/orders/${uuid}`, [scope])
  return { user, part: within(await screen.findByRole('region', { name: 'Mails' })) }
}

test('each mail says in words what it is, its subject, and what became of it; a refusal says what the mail server said', async () => {
  const refused = { outcome: 'refused', answer: '550 No such mailbox', tries: 3 } as const
  const by = { askedBy: { uuid, name: 'Mira Okafor' }, outcome: 'dropped', triedAt: null, tries: 0 } as const
  const items = [mail('03', by), mail('02', { kind: 'invoice', ...refused }), mail('01')]
  wire().answer(listMailsAboutOrder, { items, next: null })
  const { part } = await open()
  const lines = (await part.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(lines).toEqual([
    expect.stringMatching(/Confirmation of the stay.*sent again by Mira Okafor.*is not true any more.*Nothing to send/),
    expect.stringMatching(/Invoice or credit note.*3 tries.*550 No such mailbox.*Refused by the mail server/),
    expect.stringMatching(/Confirmation of the stay.*Ihr Zimmer im Adler · MSPG 2025.*ines@fair.example.*Accepted/),
  ])
})

test('a mail is sent again by one click, and the list says that it is on its way', async () => {
  let items = [mail('01')]
  wire().answer(listMailsAboutOrder, () => ({ items, next: null }))
  const again = mail('02', { outcome: 'waiting', triedAt: null, tries: 0, can: { sendAgain: false } })
  wire().answer(sendMailAgain, () => {
    items = [again, ...items]
    return again
  })
  const { user, part } = await open()
  await user.click(await part.findByRole('button', { name: 'Send again : Confirmation of the stay' }))
  await part.findByText('On its way')
  expect(wire().sent(sendMailAgain)).toHaveLength(1)
})

test('why it is not sent again stands beside it', async () => {
  wire().answer(listMailsAboutOrder, { items: [mail('01')], next: null })
  wire().refuse(sendMailAgain, mailJustSent)
  const { user, part } = await open()
  await user.click(await part.findByRole('button', { name: /Send again/ }))
  await part.findByText(mailJustSent.detail)
})

test('who may not send, and what is not sent again, has no button; no mail at all is said', async () => {
  wire().answer(listMailsAboutOrder, { items: [mail('01')], next: null })
  const { part } = await open('finance')
  await part.findByText('Accepted')
  expect(part.queryByRole('button')).toBeNull()
})

test('what cannot be read can be asked for again, and that there is nothing is said', async () => {
  wire().lose(listMailsAboutOrder)
  const { user, part } = await open()
  const retry = await part.findByRole('button', { name: /again/ })
  wire().answer(listMailsAboutOrder, { items: [], next: null })
  await user.click(retry)
  await waitFor(() => part.getByText('Nothing was sent about this order yet.'))
})
