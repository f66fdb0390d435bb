import { listViews } from '@foyer/contract/list-views'
import {
  listOfficeVouchers,
  listVoucherBatches,
  printVouchers,
  readVoucherBatch,
  type VoucherBatch,
} from '@foyer/contract/office-vouchers'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const batch = (id: number, name: string, changes: Partial<VoucherBatch> = {}): VoucherBatch => ({
  id,
  name,
  company: null,
  pattern: 'KC25-######',
  passType: { id: 1, name: { en: 'Visitor' }, codeType: 'standard' },
  value: { kind: 'percent', value: 1250 },
  validFrom: null,
  validUntil: null,
  madeAt: '2025-08-01T08:00:00.000Z',
  stoppedAt: null,
  state: 'live',
  codes: 3,
  stoppedCodes: 0,
  uses: 3,
  held: 0,
  redeemed: 0,
  left: 3,
  givenAway: { amount: 0, currency: 'EUR' },
  ...changes,
})

test.each([
  ['2025-08-18T21:30:00.000Z', 'Ends today'],
  ['2025-08-18T22:30:00.000Z', 'Ends in one day'],
  ['2025-08-19T22:30:00.000Z', 'Ends in 2 days'],
])('codes that are good until %s: %s, by the days at the venue', async (validUntil, said) => {
  wire().answer(listViews, [])
  wire().answer(listVoucherBatches, { items: [batch(1, 'Kestrel Cloud', { validUntil })], next: null })
  await visitOffice('/organiser/vouchers')
  const line = await screen.findByRole('row', { name: /Kestrel Cloud/ })
  expect(within(line).getAllByText(said)).toHaveLength(1)
  expect(line.textContent).toContain('12.5\u00a0% off')
})

test.each([
  [0, 'No use is left that could end.'],
  [1, 'One use that nobody took ends at once.'],
  [1200, '1,200 uses that nobody took end at once.'],
])('what stopping a batch ends is said with its number: %i', async (left, said) => {
  wire().answer(readVoucherBatch, {
    ...batch(1, 'Kestrel Cloud', { uses: 1300, left, held: 1, redeemed: 2 }),
    timeline: [],
  })
  wire().answer(listOfficeVouchers, { items: [], next: null })
  const user = await visitOffice('/organiser/vouchers/1')
  await user.click(await screen.findByRole('button', { name: 'Stop all codes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop all codes of Kestrel Cloud?' }))
  dialog.getByText(`${said} What stays: 1 held, 2 redeemed.`)
})

test('codes to print are named and shown once it is known what they are for', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  wire().answer(readVoucherBatch, async () => {
    await promise
    return { ...batch(1, 'Kestrel Cloud'), timeline: [] }
  })
  const code = { id: 1, code: 'KC25-AAAAAA', url: 'https://foyer.example/sign-up?voucher=KC25-AAAAAA' }
  wire().answer(printVouchers, { items: [{ ...code, drawing: { size: 21, path: 'M0 0h1v1z' } }], next: null })
  const opening = visitOffice('/organiser/vouchers/1/sheet')
  await screen.findByRole('heading', { name: 'Vouchers', level: 1 })
  await waitFor(() => expect(wire().sent(printVouchers)).toHaveLength(1))
  expect([screen.queryByText('KC25-AAAAAA'), screen.queryByText('Print')]).toEqual([null, null])
  resolve()
  await opening
  await screen.findByRole('heading', { name: 'Kestrel Cloud', level: 1 })
  screen.getByText('KC25-AAAAAA')
  screen.getByRole('button', { name: 'Print' })
})
