import { listViews } from '@foyer/contract/list-views'
import { listOfficeOrders } from '@foyer/contract/office-orders'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

beforeEach(() => wire().answer(listViews, []))

test('who hides a column sees the list without it, next time as well, and can have it back; the one that names the line stays', async () => {
  wire().answer(listOfficeOrders, {
    items: [
      {
        uuid: '0198bbfa-7212-7996-94df-c6cea4c13b02',
        number: 'MS25-0002',
        purpose: 'registration',
        status: 'paid',
        buyer: { name: 'Ines Kestrel', company: null, email: 'ines@fair.example' },
        items: [],
        total: euros(100),
        refunded: euros(0),
        method: 'card',
        paymentPending: false,
        createdAt: '2025-08-18T08:00:00.000Z',
      },
    ],
    next: null,
  })
  const user = await visitOffice('/organiser/orders')
  await screen.findByRole('link', { name: 'MS25-0002' })
  const all = ['Number', 'Buyer', 'Items', 'Total', 'Paid by', 'Status', 'Begun']
  expect(heads()).toEqual(all)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Columns' }))
  expect(dialog.queryByRole('checkbox', { name: 'Number' })).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Paid by' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(heads()).toEqual(all.filter((head) => head !== 'Paid by'))

  cleanup()
  const again = await visitOffice('/organiser/orders')
  await screen.findByRole('link', { name: 'MS25-0002' })
  expect(heads()).not.toContain('Paid by')
  await again.click(screen.getByRole('button', { name: 'Columns' }))
  await again.click(screen.getByRole('button', { name: 'Show all' }))
  expect(heads()).toEqual(all)
})
