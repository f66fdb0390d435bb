import { readEdition } from '@foyer/contract/editions'
import { listUpgradePassTypes, readPassCode } from '@foyer/contract/passes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, lena } from '#testing/world.ts'

test('once the doors are open, the pass says at which entrance its code is shown', async () => {
  wire().answer(readEdition, { ...edition, entrance: 'South, Hall 3', now: '2025-10-20T07:30:00.000Z' })
  wire().answer(readPassCode, { text: 'signed', code: 'MSPG-7', drawing: { size: 29, path: 'M4 4h1v1h-1z' } })
  wire().answer(listUpgradePassTypes, [])
  await visit('/pass', { user: lena, pass: approvedPass })
  const next = within(await screen.findByRole('region', { name: /^Show your code/ }))
  expect(next.getByRole('heading').textContent).toBe('Show your code at entrance South, Hall\u00a03')
})
