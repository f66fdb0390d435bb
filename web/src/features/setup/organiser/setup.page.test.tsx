import { listAuditEntries } from '@foyer/contract/audit'
import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { readSetup, type Setup } from '@foyer/contract/setup'
import { listStaff } from '@foyer/contract/staff'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setupIn } from '#testing/setup-of.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const setup: Setup = { ...setupIn(['en', 'de']), checklist: [{ item: 'payment', isDone: true }] }

test.each([
  ['none', true, 'Bank transfer'],
  ['none', false, 'Or passes that cost nothing'],
  ['transfer', true, 'Bank transfer'],
  ['stripe', true, 'Cards'],
] as const)('what the sale needs says how it is paid: %s, transfers %s', async (payment, takesTransfers, said) => {
  wire().answer(readSetup, { ...setup, payment, takesTransfers })
  wire().answer(listOfficePassTypes, { items: [], next: null })
  await visitOffice('/organiser/setup/payment')
  const way = await screen.findByRole('link', { name: /^A way to pay/ })
  expect(within(way.closest('li') as HTMLElement).getByText(said)).toBeTruthy()
})

test('where nothing is written in any language, none is complete', async () => {
  wire().answer(readSetup, setup)
  wire().answer(listStaff, { members: [], invitations: [] })
  wire().answer(listAuditEntries, { items: [], next: null })
  await visitOffice('/organiser/settings')
  expect(await screen.findByText(/^0\stexts$/)).toBeTruthy()
})
