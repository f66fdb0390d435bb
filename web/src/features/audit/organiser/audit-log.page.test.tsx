import { listActors, listAuditEntries } from '@foyer/contract/audit'
import { listViews } from '@foyer/contract/list-views'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const uuid = (last: string) => `0198bbfa-7212-7996-94df-c6cea4c13e${last}`

test('the log is narrowed to what somebody did who has left, and two of one name are told apart by the day of their last act', async () => {
  wire().answer(listViews, [])
  wire().answer(listAuditEntries, { items: [], next: null })
  wire().answer(listActors, [
    { uuid: uuid('01'), name: 'Erased Erased', lastActAt: '2025-08-12T07:20:00.000Z' },
    { uuid: uuid('02'), name: 'Erased Erased', lastActAt: '2025-08-11T07:20:00.000Z' },
    { uuid: uuid('03'), name: 'Olga Wendt', lastActAt: '2025-08-18T07:20:00.000Z' },
  ])
  const user = await visitOffice('/organiser/audit-log', ['owner'])
  const who = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Who' })
  await within(who).findByRole('option', { name: 'Olga Wendt' })
  expect(within(who).getByRole('option', { name: /^Erased Erased, .*12\sAug/ })).toBeTruthy()
  await user.selectOptions(who, uuid('02'))
  await waitFor(() => expect(wire().sent(listAuditEntries).at(-1)?.query).toMatchObject({ actor: uuid('02') }))
})
