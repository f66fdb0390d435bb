import {
  allotBankEntry,
  type BankEntry,
  listBankEntries,
  listTransfersBack,
  previewStatement,
  readSureMatches,
  type StatementPreview,
  statementUnreadable,
  takeStatement,
} from '@foyer/contract/bank'
import { requests } from '@foyer/contract/kit/refusal'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

// A statement of the bank: what it would bring is shown first, and nothing is booked before somebody takes it in.
const uuid = (n: number) => `0198bbfa-7212-7996-94df-c6cea4c13e0${n}`
const line = (state: 'new' | 'known' | 'alike', payerName: string, amount: number) => ({
  bookedOn: '2025-08-17',
  amount: euros(amount),
  payerName,
  remittance: 'MS25-0001',
  state,
})
const preview = (changes: Partial<StatementPreview> = {}): StatementPreview => ({
  format: 'camt.053',
  counts: { new: 2, known: 0, alike: 0 },
  leftOut: 0,
  otherAccount: null,
  total: euros(998),
  sure: 1,
  lines: [line('new', 'Fair Ltd', 499), line('new', '', 499)],
  ...changes,
})
const statement = () => new File(['<Document/>'], 'august.xml', { type: 'text/xml' })

beforeEach(() => {
  wire().answer(listBankEntries, { items: [], next: null })
  wire().answer(readSureMatches, { count: 0, total: euros(0) })
  wire().answer(listTransfersBack, [])
})

async function open(): Promise<UserEvent> {
  const user = await visitOffice('/organiser/bank', ['finance'])
  await screen.findByRole('heading', { name: 'Bank matching' })
  return user
}
const choose = (user: UserEvent, file = statement()) =>
  user.upload(screen.getByLabelText('Statement as camt.053 or CSV'), file)
const part = async () => within(await screen.findByRole('region', { name: 'Statement “august.xml”' }))
const facts = async () =>
  (await part()).getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test('what a statement brings is shown line by line, and taken in by a click, once', async () => {
  wire().answer(previewStatement, preview({ leftOut: 3 }))
  const user = await open()
  await choose(user)
  const shown = await part()
  await shown.findByText('2 new transfers, 998.00 €')
  shown.getByText('1 of them surely is for an order.')
  shown.getByText('Not named')
  expect(await facts()).toEqual(['3 lines are no money that came in.'])
  expect(wire().sent(takeStatement)).toEqual([])
  const answered = Promise.withResolvers<{ taken: number; known: number; alike: number }>()
  wire().answer(takeStatement, () => answered.promise)
  await user.dblClick(shown.getByRole('button', { name: /^Take 2\stransfers in$/ }))
  answered.resolve({ taken: 2, known: 0, alike: 0 })
  await screen.findByText('2 transfers are taken in.')
  expect(screen.queryByRole('region', { name: /^Statement/ })).toBeNull()
  expect(
    wire()
      .sent(takeStatement)
      .map(({ query }) => query['alike']),
  ).toEqual(['left-out'])
})

test('the same file again brings nothing: it says so, and there is nothing to take in', async () => {
  const known = preview({
    counts: { new: 0, known: 2, alike: 0 },
    total: euros(0),
    sure: 0,
    lines: [line('known', 'Fair Ltd', 499), line('known', 'Ana Ferreira', 499)],
  })
  wire().answer(previewStatement, preview())
  wire().answer(takeStatement, { taken: 2, known: 0, alike: 0 })
  const user = await open()
  await choose(user)
  await user.click(await screen.findByRole('button', { name: /^Take 2\stransfers in$/ }))
  await screen.findByText('2 transfers are taken in.')
  wire().answer(previewStatement, known)
  await choose(user)
  const shown = await part()
  await shown.findByText('No new transfer, 0.00 €')
  expect(await facts()).toEqual(['2 were taken in before: they are passed over.'])
  expect(shown.getAllByText('Taken in before')).toHaveLength(2)
  expect(shown.queryByRole('button', { name: /^Take/ })).toBeNull()
  await user.click(shown.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: /^Statement/ })).toBeNull()
  expect(wire().sent(takeStatement)).toHaveLength(1)
})

test('what looks like a transfer that is recorded already is left out, until somebody says that it is another one', async () => {
  wire().answer(
    previewStatement,
    preview({
      counts: { new: 0, known: 0, alike: 1 },
      total: euros(0),
      sure: 0,
      lines: [line('alike', 'Fair Ltd', 499)],
    }),
  )
  wire().answer(takeStatement, { taken: 1, known: 0, alike: 0 })
  const user = await open()
  await choose(user)
  const shown = await part()
  await shown.findByText('Looks alike')
  expect(shown.queryByRole('button', { name: /^Take/ })).toBeNull()
  await user.click(shown.getByRole('checkbox', { name: /^1\slooks like a transfer that is recorded already/ }))
  await user.click(shown.getByRole('button', { name: /^Take 1\stransfer in$/ }))
  await screen.findByText('1 transfer is taken in.')
  expect(wire().sent(takeStatement)[0]?.query['alike']).toBe('taken')
})

test('a file that is no statement says what to export, and another one can be chosen', async () => {
  wire().refuse(previewStatement, statementUnreadable)
  const user = await open()
  await choose(user)
  const shown = await part()
  await shown.findByText('It was not read, and nothing is booked.')
  shown.getByText(statementUnreadable.detail)
  expect(shown.queryByRole('button', { name: 'Try again' })).toBeNull()
  wire().answer(previewStatement, preview())
  await choose(user, new File(['<Document/>'], 'september.xml', { type: 'text/xml' }))
  await screen.findByRole('region', { name: 'Statement “september.xml”' })
  await screen.findByRole('button', { name: /^Take 2\stransfers in$/ })
})

test('a statement of another account, and one that could not be asked about, say so', async () => {
  wire().lose(previewStatement)
  const user = await open()
  await choose(user)
  const shown = await part()
  wire().answer(previewStatement, preview({ otherAccount: 'DE75 5121 0800 1245 1261 99' }))
  await user.click(await shown.findByRole('button', { name: 'Try again' }))
  await shown.findByText(/^This statement is of the account DE75 5121 0800 1245 1261 99/)
})

test('what was refused when it was taken in is said above the button, and can be tried again', async () => {
  wire().answer(previewStatement, preview())
  wire().refuse(takeStatement, requests.unexpected)
  const user = await open()
  await choose(user)
  await user.click(await screen.findByRole('button', { name: /^Take 2\stransfers in$/ }))
  const shown = await part()
  await shown.findByText(requests.unexpected.detail)
  wire().answer(takeStatement, { taken: 2, known: 0, alike: 0 })
  await user.click(shown.getByRole('button', { name: /^Take 2\stransfers in$/ }))
  await screen.findByText('2 transfers are taken in.')
})

const asking = (due: number, confidence: 'sure' | 'likely', isExpired = false) => ({
  order: { uuid: uuid(1), number: 'MS25-0001', buyer: 'Ana Ferreira', due: euros(due), isExpired },
  confidence,
})
const entry = (changes: Partial<BankEntry>): BankEntry => ({
  uuid: uuid(9),
  bookedOn: '2025-08-17',
  amount: euros(499),
  left: euros(499),
  sentBack: euros(0),
  payerName: 'Fair Ltd',
  remittance: 'MS25-0001',
  source: 'camt.053',
  allotments: [],
  suggestions: [asking(499, 'sure')],
  ...changes,
})

test.each([
  ['exactly what it needs', 499, 499, 'Reference and amount fit', 'Give it 499.00\u00a0€ MS25-0001', 49_900],
  ['less than it needs: all of it', 400, 499, 'Likely', 'Give it 400.00\u00a0€ MS25-0001', 40_000],
  ['more than it needs: no more than that', 600, 499, 'Likely', 'Give it 499.00\u00a0€ MS25-0001', 49_900],
] as const)('an order is given %s', async (_what, came, due, words, button, amount) => {
  const suggestions = [asking(due, came === due ? 'sure' : 'likely')]
  wire().answer(listBankEntries, {
    items: [entry({ amount: euros(came), left: euros(came), suggestions })],
    next: null,
  })
  wire().answer(allotBankEntry, entry({ left: euros(0), suggestions: [] }))
  const user = await open()
  await screen.findByText(words)
  screen.getByText('Ana Ferreira, needs 499.00 €')
  await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(wire().sent(allotBankEntry)[0]?.body).toEqual({ orderUuid: uuid(1), amount }))
})

test('an order whose time is over is marked, since money for it may come too late', async () => {
  wire().answer(listBankEntries, { items: [entry({ suggestions: [asking(499, 'sure', true)] })], next: null })
  await open()
  await screen.findByText('Its time is over')
})
