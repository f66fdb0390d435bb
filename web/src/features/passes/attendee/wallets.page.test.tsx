import { requests } from '@foyer/contract/kit/refusal'
import { linkGooglePass, listUpgradePassTypes, type Pass, readPassCode } from '@foyer/contract/passes'
import { createDownload } from '@foyer/contract/platform'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteConnection } from '#platform/connection.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

const wallets = ['apple', 'google'] as const
const apple = { name: 'Add to Apple Wallet' }
const google = { name: 'Save to Google Wallet' }
const shown = () => screen.queryAllByRole('button', { name: /Wallet/ }).map(({ textContent }) => textContent)

beforeEach(() => {
  wire().answer(readPassCode, { text: 'signed', code: 'MSPG-7', drawing: { size: 29, path: 'M4 4h1v1h-1z' } })
  wire().answer(listUpgradePassTypes, [])
  return () => {
    vi.restoreAllMocks()
    noteConnection(true)
  }
})

async function open(pass: Partial<Pass> = { wallets: [...wallets] }) {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const person = await visit('/pass', { user: lena, pass: { ...approvedPass, ...pass } })
  await screen.findByRole('heading', { name: 'Status' })
  return { person, assign }
}

test('without keys there is no word of a wallet', async () => {
  await open({ wallets: [] })
  await screen.findByRole('button', { name: 'Print' })
  // What would say one has come by now.
  await act(() => import('./wallet-buttons.tsx'))
  expect(shown()).toEqual([])
  expect(screen.queryByText(/wallet/i)).toBeNull()
})

test('each wallet that takes the pass has its button, and no other', async () => {
  await open({ wallets: ['google'] })
  await screen.findByRole('button', google)
  expect(shown()).toEqual([google.name])
})

test('a pass for Apple Wallet is opened by a one-time address', async () => {
  wire().answer(createDownload, { url: '/api/download/once' })
  const { person, assign } = await open()
  await person.click(await screen.findByRole('button', apple))
  await expect.poll(() => assign.mock.calls).toEqual([['/api/download/once']])
  expect(wire().sent(createDownload)[0]?.body).toEqual({ path: '/api/pass/wallet/apple' })
})

test('a pass for Google Wallet is saved where Google takes it', async () => {
  const url = 'https://pay.google.com/gp/v/save/signed'
  wire().answer(linkGooglePass, { url })
  const { person, assign } = await open()
  await person.click(await screen.findByRole('button', google))
  await expect.poll(() => assign.mock.calls).toEqual([[url]])
})

test('one that is taken back meanwhile says so beside the buttons, and can be asked for again', async () => {
  wire().refuse(linkGooglePass, requests.notFound)
  const { person, assign } = await open()
  await person.click(await screen.findByRole('button', google))
  await expect
    .poll(() => screen.getAllByRole('status').some(({ textContent }) => textContent === requests.notFound.detail))
    .toBe(true)
  expect(assign).not.toHaveBeenCalled()
  wire().answer(linkGooglePass, { url: 'https://pay.google.com/gp/v/save/signed' })
  await person.click(await screen.findByRole('button', google))
  await expect.poll(() => assign.mock.calls.length).toBe(1)
})

test('without a connection there is nothing to press; with one there is again', async () => {
  await open()
  await screen.findByRole('button', apple)
  noteConnection(false)
  await expect.poll(shown).toEqual([])
  noteConnection(true)
  await expect.poll(shown).toEqual([apple.name, google.name])
})
