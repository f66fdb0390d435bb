import { type MoneyReport, readMoneyReport } from '@foyer/contract/books'
import { createDownload } from '@foyer/contract/platform'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const none = euros(0)
const moved = {
  captured: euros(738.5),
  refunded: euros(119),
  net: euros(620.59),
  tax: euros(117.91),
  fees: euros(14.2),
}
const report: MoneyReport = {
  total: moved,
  byCard: euros(499),
  byTransfer: euros(239.5),
  days: [{ day: '2025-08-17', ...moved }],
  kinds: [{ kind: 'pass', rate: 1900, net: euros(620.59) }],
  rates: [{ rate: 1900, net: euros(620.59), tax: euros(117.91) }],
  open: {
    provider: none,
    payouts: none,
    foreign: euros(-50),
    unassigned: euros(80),
    toRefund: none,
    customers: none,
    awaited: euros(1190),
  },
}
const wordsOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  wire().answer(readMoneyReport, report)
})

test('what moved, what of it is kept, and what is open stand as sums of money, each that waits with the way to it', async () => {
  await visitOffice('/organiser/money', ['finance'])
  const figures = await screen.findByRole('region', { name: 'What moved' })
  expect(wordsOf(figures)).toContain('Captured738.50 €499.00 € by card, 239.50 € by transfer')
  expect(wordsOf(figures)).toContain('Given back119.00 €619.50 € is kept of it')
  const open = screen.getByRole('region', { name: /Open at the end of/ })
  expect(wordsOf(open)).toContain('Taken by disputes, or given back beside the orders50.00 €')
  expect(
    within(open)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bank matching', 'Orders'])
})

test('other days stand in the address, are asked for, and leave as a batch that names whose books it is of', async () => {
  const user = await visitOffice('/organiser/money', ['finance'])
  await user.click(await screen.findByRole('button', { name: 'Last month' }))
  await waitFor(() => expect(location.search).toBe('?from=2025-07-01&to=2025-07-31'))
  await waitFor(() =>
    expect(wire().sent(readMoneyReport).at(-1)?.query).toMatchObject({ from: '2025-07-01', to: '2025-07-31' }),
  )

  await user.click(screen.getByRole('button', { name: 'Save for DATEV' }))
  expect(screen.getAllByText('Enter a number of four to seven digits.')).not.toEqual([])
  wire().answer(createDownload, { url: '#saved' })
  await user.type(screen.getByLabelText('Consultant number'), '29098')
  await user.type(screen.getByLabelText('Client number'), '55003')
  await user.selectOptions(screen.getByLabelText('Entries'), 'Of this edition alone')
  await user.click(screen.getByRole('button', { name: 'Save for DATEV' }))
  const path =
    '/api/organiser/money/datev.csv?from=2025-07-01&to=2025-07-31&chart=SKR04&consultant=29098&client=55003&entries=edition&edition=1'
  await waitFor(() => expect(wire().sent(createDownload).at(-1)?.body).toEqual({ path }))
})

test('a report that cannot be had says so and is asked for again', async () => {
  wire().lose(readMoneyReport)
  const user = await visitOffice('/organiser/money', ['finance'])
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(readMoneyReport, report)
  await user.click(again)
  expect(await screen.findByRole('region', { name: 'What moved' })).toBeTruthy()
})
