import { listBookings } from '@foyer/contract/bookings'
import { listCountries, readEdition } from '@foyer/contract/editions'
import { readAddress, readProfile, readUser } from '@foyer/contract/identity'
import { listInvoices } from '@foyer/contract/invoices'
import type { CalledEndpoint } from '@foyer/contract/kit/endpoint'
import { readPass } from '@foyer/contract/passes'
import { listSurveyQuestions, readSurvey } from '@foyer/contract/surveys'
import { listTrainTickets } from '@foyer/contract/train-tickets'
import { listVipEvents } from '@foyer/contract/vip-events'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

// Specification, section 7, its last paragraph: what the app asks for at its start, and of whom.
const everybody: readonly CalledEndpoint[] = [listCountries, listSurveyQuestions]
const signedIn: readonly CalledEndpoint[] = [readPass, readUser]
const eligible: readonly CalledEndpoint[] = [
  readAddress,
  listBookings,
  listTrainTickets,
  readSurvey,
  readProfile,
  listVipEvents,
]
const all = [...everybody, ...signedIn, ...eligible]

const vendor = { ...lena, tags: [{ id: 2, name: 'vendor' }] }

const started: readonly [
  string,
  { readonly path: string; readonly as: Parameters<typeof visit>[1]; readonly asks: readonly CalledEndpoint[] },
][] = [
  ['nobody', { path: '/sign-in', as: null, asks: everybody }],
  ['who holds an approved pass', { path: '/invoices', as: { user: lena, pass: approvedPass }, asks: all }],
  ['an exhibitor with a pass', { path: '/invoices', as: { user: vendor, pass: approvedPass }, asks: all }],
]

test.each(started)(
  'at the start of %s everything that is needed later is asked for, once',
  async (_, { path, as, asks }) => {
    wire().answer(listInvoices, [])
    await visit(path, as)
    await waitFor(() => {
      const asked = all.filter((endpoint) => wire().sent(endpoint).length > 0).map(({ id }) => id)
      expect(asked).toEqual(all.filter((endpoint) => asks.includes(endpoint)).map(({ id }) => id))
    })
    for (const endpoint of asks)
      expect({ id: endpoint.id, times: wire().sent(endpoint).length }).toEqual({ id: endpoint.id, times: 1 })
  },
)

test('whose pass is not approved is led out, and nothing more is asked for in their name', async () => {
  wire().answer(listInvoices, [])
  await visit('/invoices', { user: lena, pass: { ...approvedPass, status: 'cancelled' } })
  await screen.findByRole('heading', { name: /Sign in/ })
  for (const endpoint of eligible.filter(({ id }) => id !== readSurvey.id))
    expect({ id: endpoint.id, times: wire().sent(endpoint).length }).toEqual({ id: endpoint.id, times: 0 })
})

describe('each fails alone, and the page is there all the same', () => {
  test.each([...everybody, readPass, ...eligible].map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s',
    async (_, lost) => {
      wire().answer(listInvoices, [])
      wire().lose(lost)
      await visit('/invoices', { user: lena, pass: approvedPass })
      expect(await screen.findByRole('heading', { name: 'Invoices' })).toBeTruthy()
      await screen.findByText('No invoices yet')
      const others = [readEdition, ...all].filter(({ id }) => id !== lost.id)
      // Whose pass cannot be read is let in by the server alone: nothing is asked ahead for them.
      const asked = lost.id === readPass.id ? [readEdition, ...everybody, readUser] : others
      await waitFor(() =>
        expect(asked.filter((endpoint) => wire().sent(endpoint).length === 0).map(({ id }) => id)).toEqual([]),
      )
    },
  )
})
