import { listAccommodations, readStayNights, readStayPlan } from '@foyer/contract/accommodation'
import { listBookings } from '@foyer/contract/bookings'
import { listCountries, readEdition } from '@foyer/contract/editions'
import { readAddress, readProfile, readUser } from '@foyer/contract/identity'
import { listInvoices } from '@foyer/contract/invoices'
import type { CalledEndpoint } from '@foyer/contract/kit/endpoint'
import { listNews } from '@foyer/contract/news'
import { readCurrentOrder } from '@foyer/contract/orders'
import { readPass } from '@foyer/contract/passes'
import { listSurveyQuestions, readSurvey } from '@foyer/contract/surveys'
import { listTrainTickets } from '@foyer/contract/train-tickets'
import { listVipEvents } from '@foyer/contract/vip-events'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { signOut } from '#platform/session.ts'
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

test('addresses are asked for as billing ones and bookings in their extended form', async () => {
  wire().answer(listInvoices, [])
  await visit('/invoices', { user: lena, pass: approvedPass })
  await waitFor(() => expect(wire().sent(listBookings)).toHaveLength(1))
  expect(wire().sent(readAddress)[0]?.query).toEqual({ type: 'billingAddress' })
  expect(wire().sent(listBookings)[0]?.query).toEqual({ extended: 'true' })
  expect(wire().sent(readProfile)[0]?.params).toEqual({ uuid: lena.uuid })
})

test('the app keeps what it was told in areas of their own, and of a person nothing once they left', async () => {
  wire().answer(listInvoices, [])
  wire().answer(listNews, [])
  wire().answer(listAccommodations, [])
  wire().answer(readStayNights, { first: null, last: null })
  wire().answer(readCurrentOrder, null)
  wire().answer(readStayPlan, { plan: null })
  for (const path of ['/invoices', '/news', '/accommodation', '/registration/hotel']) {
    await visit(path, { user: lena, pass: approvedPass })
    cleanup()
  }
  /** The specification's areas, section 3. `countdown` is part of the event; `ui` is what no server knows. */
  const areas: Record<string, CalledEndpoint> = {
    accommodation: listAccommodations,
    booking: listBookings,
    countdown: readEdition,
    country: listCountries,
    invoice: listInvoices,
    news: listNews,
    pass: readPass,
    registration: readCurrentOrder,
    survey: listSurveyQuestions,
    trainTicket: listTrainTickets,
    user: readUser,
  }
  const kept = () => {
    const names = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0])
    return Object.keys(areas).filter((area) => names.includes(areas[area]?.id ?? ''))
  }
  await waitFor(() => expect(kept()).toEqual(Object.keys(areas)))
  signOut()
  // What everybody may see stays, of what is asked for with each page.
  expect(kept()).toEqual(['countdown', 'country'])
})
