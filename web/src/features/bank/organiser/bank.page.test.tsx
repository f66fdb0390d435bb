import {
  allotBankEntry,
  allotSureMatches,
  type BankEntry,
  bankEntrySpent,
  listBankEntries,
  listTransfersBack,
  markTransferredBack,
  orderTakesLess,
  orderTakesNoTransfer,
  readSureMatches,
  recordBankEntry,
  sendEntryBack,
} from '@foyer/contract/bank'
import { amountMessage } from '@foyer/contract/bank.schemas'
import { formatMoney } from '@foyer/contract/kit/money'
import { requests } from '@foyer/contract/kit/refusal'
import { listOfficeOrders } from '@foyer/contract/office-orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const uuid = (n: number) => `0198bbfa-7212-7996-94df-c6cea4c13e0${n}`
const inQuestion = (n: number, due: number) => ({
  uuid: uuid(n),
  number: `MS25-000${n}`,
  buyer: 'Ana Ferreira',
  due: euros(due),
  isExpired: false,
})
const entry = (changes: Partial<BankEntry> = {}): BankEntry => ({
  uuid: uuid(9),
  bookedOn: '2025-08-17',
  amount: euros(900),
  left: euros(900),
  sentBack: euros(0),
  payerName: 'Fair Ltd',
  remittance: 'MS25-0001',
  source: 'hand',
  allotments: [],
  suggestions: [{ order: inQuestion(1, 499), confidence: 'likely' }],
  ...changes,
})
const listed = {
  ...({ purpose: 'registration', status: 'awaiting_payment', method: 'transfer', paymentPending: false } as const),
  buyer: { name: 'Ana Ferreira', company: null, email: 'ana@fair.example' },
  ...{ items: [], total: euros(499), refunded: euros(0), createdAt: '2025-08-17T10:00:00.000Z' },
}
const give = (amount: number, n: number) => `Give it ${formatMoney(euros(amount))} MS25-000${n}`
const show = (...items: BankEntry[]) => wire().answer(listBankEntries, { items, next: null })
const refund = {
  uuid: uuid(8),
  order: { uuid: uuid(1), number: 'MS25-0001', editionId: 1 },
  buyer: 'Ana Ferreira',
  amount: euros(499),
  askedAt: '2025-08-17T10:00:00.000Z',
}

beforeEach(() => {
  show(entry())
  wire().answer(readSureMatches, { count: 0, total: euros(0) })
  wire().answer(listTransfersBack, [])
})

const open = async (scope?: Parameters<typeof visitOffice>[1]) => {
  const user = await visitOffice('/organiser/bank', scope)
  await screen.findByRole('heading', { name: 'Bank matching' })
  return user
}

test('one transfer pays several orders: each takes what it needs, and the last what is left', async () => {
  const first = inQuestion(1, 499)
  const second = inQuestion(2, 499)
  show(
    entry({
      suggestions: [
        { order: first, confidence: 'likely' },
        { order: second, confidence: 'possible' },
      ],
    }),
  )
  const user = await open()
  await screen.findByText('Likely')
  screen.getByText('Only the amount fits')
  wire().answer(allotBankEntry, () => {
    const after = entry({
      left: euros(401),
      allotments: [{ order: { ...first, editionId: 1 }, amount: euros(499) }],
      suggestions: [{ order: second, confidence: 'possible' }],
    })
    show(after)
    return after
  })
  await user.click(screen.getByRole('button', { name: give(499, 1) }))
  await screen.findByText('The money is with the order.')
  await screen.findByText('401.00 € left')
  await user.click(await screen.findByRole('button', { name: give(401, 2) }))
  await waitFor(() => expect(wire().sent(allotBankEntry)).toHaveLength(2))
  expect(wire().sent(allotBankEntry)[1]?.body).toEqual({ orderUuid: uuid(2), amount: 40_100 })
})

test('an order that a colleague paid meanwhile says so, though nothing is left to choose', async () => {
  const user = await open()
  const button = await screen.findByRole('button', { name: /^Give it/ })
  wire().refuse(allotBankEntry, orderTakesNoTransfer)
  show(entry({ suggestions: [] }))
  await user.click(button)
  await screen.findByText(/No order that waits for a transfer fits/)
  await screen.findByText(/This order is paid, cancelled or not placed/)
})

test('money that a colleague gave away meanwhile leaves the list, and it is said why', async () => {
  const user = await open()
  const button = await screen.findByRole('button', { name: /^Give it/ })
  wire().refuse(allotBankEntry, bankEntrySpent)
  show()
  await user.click(button)
  await screen.findByText('No transfers')
  await screen.findByText(/Less of this money is left than that/)
})

test('a second click while the first is on its way gives nothing twice', async () => {
  show(
    entry({
      suggestions: [
        { order: inQuestion(1, 499), confidence: 'likely' },
        { order: inQuestion(2, 499), confidence: 'likely' },
      ],
    }),
  )
  const answered = Promise.withResolvers<BankEntry>()
  wire().answer(allotBankEntry, () => answered.promise)
  const user = await open()
  await user.dblClick(await screen.findByRole('button', { name: give(499, 1) }))
  await user.click(screen.getByRole('button', { name: give(499, 2) }))
  answered.resolve(entry())
  await screen.findByText('The money is with the order.')
  expect(wire().sent(allotBankEntry)).toHaveLength(1)
})

test('sure matches are accepted together, once', async () => {
  wire().answer(readSureMatches, { count: 3, total: euros(1497) })
  const answered = Promise.withResolvers<{ count: number; total: ReturnType<typeof euros> }>()
  wire().answer(allotSureMatches, () => answered.promise)
  const user = await open()
  await screen.findByText(/^Accept 3 sure matches, 1,497\.00\s€$/)
  await user.dblClick(screen.getByRole('button', { name: 'Accept them' }))
  wire().answer(readSureMatches, { count: 0, total: euros(0) })
  answered.resolve({ count: 3, total: euros(1497) })
  await screen.findByText('3 orders are paid.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept them' })).toBeNull())
  expect(wire().sent(allotSureMatches)).toHaveLength(1)
})

test('what goes back is written down after the question; a payer whom the bank does not name has a word', async () => {
  show(entry({ payerName: '', suggestions: [] }))
  wire().answer(sendEntryBack, entry({ left: euros(0), sentBack: euros(900), suggestions: [] }))
  const user = await open()
  await screen.findByRole('heading', { name: 'Not named' })
  await user.click(screen.getByRole('button', { name: 'It went back to the payer' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Did 900.00 € go back?')
  show()
  await user.click(dialog.getByRole('button', { name: 'Yes, it went back' }))
  await screen.findByText('Written down.')
  await screen.findByText('No transfers')
})

test('money of an order of another edition leads to it in that edition, as there is one account for all', async () => {
  const ofEdition = (n: number) => ({ uuid: uuid(n), number: `MS25-000${n}`, editionId: n })
  show(entry({ left: euros(0), allotments: [{ order: ofEdition(2), amount: euros(900) }], suggestions: [] }))
  wire().answer(listTransfersBack, [{ ...refund, order: ofEdition(1) }])
  await open()
  const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await leadsTo('MS25-0001')).toBe(`/organiser/orders/${uuid(1)}`)
  expect(await leadsTo('MS25-0002')).toBe(`/organiser/orders/${uuid(2)}?edition=2`)
})

test.each([
  ['transfers back', listTransfersBack],
  ['sure matches', readSureMatches],
] as const)('%s that could not be loaded are not taken for none', async (_, read) => {
  wire().refuse(read, requests.unexpected)
  const user = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(listTransfersBack, [refund])
  wire().answer(readSureMatches, { count: 1, total: euros(499) })
  await user.click(again)
  await screen.findByText(read === listTransfersBack ? 'To be transferred back' : `Accept 1 sure match, 499.00 €`)
})

test('a refund is transferred once, and it is said where it was written down already', async () => {
  wire().answer(listTransfersBack, [refund])
  const answered = Promise.withResolvers<undefined>()
  wire().answer(markTransferredBack, () => answered.promise)
  const user = await open()
  await user.dblClick(await screen.findByRole('button', { name: 'It was transferred MS25-0001' }))
  wire().answer(listTransfersBack, [])
  answered.resolve(undefined)
  await screen.findByText('Written down.')
  expect(wire().sent(markTransferredBack)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText('To be transferred back')).toBeNull())
})

test('who only reads sees the money and no act', async () => {
  wire().answer(readSureMatches, { count: 1, total: euros(499) })
  wire().answer(listTransfersBack, [refund])
  await open(['support'])
  await screen.findByText('Fair Ltd')
  await screen.findByText('To be transferred back')
  const main = within(screen.getByRole('main'))
  expect(main.queryAllByRole('button')).toEqual([])
})

test('a list that could not be loaded is asked for again', async () => {
  wire().lose(listBankEntries)
  const user = await open()
  await screen.findByText('This needs a connection')
  show(entry())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Fair Ltd')
})

const record = async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Record a transfer' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test.each([
  ['1e309', 'Fair Ltd', 'Enter an amount such as 499 or 499.50.'],
  ['-5', 'Fair Ltd', 'Enter an amount such as 499 or 499.50.'],
  ['499', '', 'Enter who paid.'],
  ['499', 'ö'.repeat(200), 'Please use no more than 120 characters.'],
  ['499', 'Fair‮dtL', 'Please remove the invisible characters.'],
])('%s by “%s” is answered by one sentence at its field', async (amount, payer, said) => {
  const { user, dialog } = await record()
  await user.type(dialog.getByLabelText(/^Amount/), amount)
  await user.click(dialog.getByLabelText('Paid by'))
  if (payer !== '') await user.paste(payer)
  await user.click(dialog.getByRole('button', { name: 'Record it' }))
  // Beside the field, and in the summary above.
  expect(await dialog.findAllByText(said)).toHaveLength(2)
  expect(wire().sent(recordBankEntry)).toEqual([])
})

test('a reference of a megabyte is refused beside its field, in words', async () => {
  const { user, dialog } = await record()
  await user.type(dialog.getByLabelText(/^Amount/), '499')
  await user.type(dialog.getByLabelText('Paid by'), 'Zoë 🌍 شركة')
  await user.click(dialog.getByLabelText(/^Reference/))
  await user.paste('x'.repeat(1_000_000))
  await user.click(dialog.getByRole('button', { name: 'Record it' }))
  expect(await dialog.findAllByText('Please use no more than 500 characters.')).toHaveLength(2)
  expect(wire().sent(recordBankEntry)).toEqual([])
})

test('money whose words name no order is given to those that somebody names, one after the other', async () => {
  const orders = [1, 2].map((n) => ({ ...listed, uuid: uuid(n), number: `MS25-000${n}` }))
  wire().answer(listOfficeOrders, { items: orders, next: null })
  show(entry({ remittance: 'passes', suggestions: [] }))
  const user = await open()
  const askedFor = async (number: string, amount: string) => {
    await user.click(await screen.findByRole('button', { name: 'It is for another order' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Give .+ to another order$/ }))
    dialog.getByText(
      'One of MSP Global 2025. For one of another year, choose that year first: the money stands there too.',
    )
    if (number !== '') await user.type(dialog.getByLabelText('Order number'), number)
    if (amount !== '') await user.type(dialog.getByLabelText('Amount, EUR (optional)'), amount)
    await user.click(dialog.getByRole('button', { name: 'Give it' }))
    return dialog
  }
  wire().answer(allotBankEntry, entry({ left: euros(401) }))
  await askedFor(' ms25-0001 ', '')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await askedFor('MS25-0002', '12.50')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(
    wire()
      .sent(allotBankEntry)
      .map(({ body }) => body),
  ).toEqual([{ orderUuid: uuid(1) }, { orderUuid: uuid(2), amount: 1250 }])

  const unknown = await askedFor('MS25-9999', '0')
  await unknown.findAllByText(amountMessage)
  await user.clear(unknown.getByLabelText('Amount, EUR (optional)'))
  await user.click(unknown.getByRole('button', { name: 'Give it' }))
  expect(await unknown.findAllByText('No order of this event has this number.')).not.toHaveLength(0)
  wire().refuse(allotBankEntry, orderTakesLess)
  await user.clear(unknown.getByLabelText('Order number'))
  await user.type(unknown.getByLabelText('Order number'), 'MS25-0001')
  await user.click(unknown.getByRole('button', { name: 'Give it' }))
  expect(await unknown.findAllByText(orderTakesLess.detail)).not.toHaveLength(0)
})
