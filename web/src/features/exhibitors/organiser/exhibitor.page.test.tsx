import { type OfficeExhibitor, readExhibitorParts, readOfficeExhibitor } from '@foyer/contract/office-exhibitors'
import { readSetup } from '@foyer/contract/setup'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const exhibitor: OfficeExhibitor = {
  ...{ id: 7, version: 1, code: 'lumen', name: 'Lumen Works', city: 'Vienna' },
  ...{ tagline: { en: 'Light.' }, description: { en: 'Lamps.' }, website: null },
  ...{ categories: [], products: [], stands: [] },
}

test('an exhibitor is not named before all of it is there: its name and its acts would move what is drawn below', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  wire().respond(readSetup, () => ({ status: 200, body: { languages: ['en'] } }))
  wire().answer(readOfficeExhibitor, exhibitor)
  wire().answer(readExhibitorParts, async () => {
    await promise
    return { categories: [], stands: [], exhibitors: [] }
  })
  const opening = visitOffice('/organiser/exhibitors/7')
  await screen.findByRole('heading', { name: 'Exhibitor', level: 1 })
  await waitFor(() => expect(wire().sent(readOfficeExhibitor)).toHaveLength(1))
  expect(screen.queryByText('Remove the exhibitor')).toBe(null)
  resolve()
  await opening
  await screen.findByRole('heading', { name: 'Lumen Works', level: 1 })
  screen.getByText('Remove the exhibitor')
})
