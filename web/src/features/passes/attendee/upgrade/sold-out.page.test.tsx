import { listUpgradePassTypes, type PassType, readPassCode } from '@foyer/contract/passes'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena, vipPass } from '#testing/world.ts'

const soldOut: PassType = { ...vipPass, onSale: false, available: 0 }
const holder = { user: lena, pass: approvedPass }

beforeEach(() => {
  wire().answer(readPassCode, { text: 'signed', code: 'MSPG-7', drawing: { size: 29, path: 'M4 4h1v1h-1z' } })
})

test('where every better pass is sold out, the pass still leads to where one is sold again', async () => {
  wire().answer(listUpgradePassTypes, [soldOut])
  const person = await visit('/pass', holder)
  const way = await screen.findByRole('region', { name: 'More from your pass' })
  expect(way.textContent).toContain('Sold out')
  expect(way.textContent).not.toContain('more. Your code stays')
  await person.click(screen.getByRole('link', { name: 'See the upgrades' }))
  await screen.findByText('When one comes free, it is sold here.')
  expect(screen.queryByRole('button', { name: /^Upgrade to/ })).toBeNull()
})

test('no way leads to what is not on sale for another reason', async () => {
  wire().answer(listUpgradePassTypes, [{ ...soldOut, available: 5 }])
  await visit('/pass', holder)
  await screen.findByRole('heading', { name: 'Included' })
  expect(screen.queryByText('More from your pass')).toBeNull()
})
