import { listActs } from '@foyer/contract/bulk-acts'
import { listCountries } from '@foyer/contract/editions'
import { listViews } from '@foyer/contract/list-views'
import { listOfficePassTypes, type OfficePassType } from '@foyer/contract/office-pass-types'
import { listPeople } from '@foyer/contract/office-people'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const passType: OfficePassType = {
  id: 1,
  version: 1,
  position: 1,
  name: { en: 'Visitor' },
  codeType: 'standard',
  list: 'paid',
  description: { en: 'All halls' },
  benefits: [],
  price: 0,
  pricePhases: [],
  priceNow: 0,
  capacity: null,
  onSaleFrom: null,
  onSaleUntil: null,
  isHidden: false,
  requiresApproval: false,
  upgradeableBy: [],
  quotaId: null,
  sharedLeft: null,
  held: 0,
  sold: 0,
}

test('pass types of one name are told apart by what differs, and others are called by their name alone', async () => {
  const type = (id: number, changes: Partial<OfficePassType>) => ({ ...passType, id, ...changes })
  wire().answer(listOfficePassTypes, {
    items: [
      type(1, { name: { en: 'Visitor' }, priceNow: 49_900 }),
      type(2, { name: { en: 'Visitor' }, list: 'voucher', priceNow: 0 }),
      type(3, { name: { en: 'Speaker' }, priceNow: 0 }),
      type(4, { name: { en: 'Twin' } }),
      type(5, { name: { en: 'Twin' } }),
    ],
    next: null,
  })
  wire().answer(listViews, [])
  wire().answer(listActs, [])
  wire().answer(listCountries, [])
  wire().answer(listPeople, { items: [], next: null })
  await visitOffice('/organiser/people', ['organiser'])
  const select = await screen.findByLabelText<HTMLSelectElement>('Pass type')
  await waitFor(() => expect(select.options).toHaveLength(6))
  expect([...select.options].map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Anything',
    'Visitor, on sale, 499.00 €',
    'Visitor, by voucher, 0.00 €',
    'Speaker',
    'Twin, no. 4',
    'Twin, no. 5',
  ])
})
