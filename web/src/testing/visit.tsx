import { followChanges, listRecordEntries } from '@foyer/contract/audit'
import { listBookings } from '@foyer/contract/bookings'
import { listOrderFees } from '@foyer/contract/books'
import { listCountries, readEdition } from '@foyer/contract/editions'
import { checkPasswordLink, readAddress, readProfile, readUser, type User } from '@foyer/contract/identity'
import { requests } from '@foyer/contract/kit/refusal'
import { listPaidPassTypes, type Pass, readPass } from '@foyer/contract/passes'
import { readHealth } from '@foyer/contract/platform'
import { listFavourites } from '@foyer/contract/program'
import { listReservations } from '@foyer/contract/reservations'
import { listSurveyQuestions, readSurvey } from '@foyer/contract/surveys'
import { listTrainTickets, listTrainTicketTypes } from '@foyer/contract/train-tickets'
import { listVipEvents } from '@foyer/contract/vip-events'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { act, cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { openRouter } from '#attendee/router.ts'
import { words } from '#attendee/words.ts'
import { noteConnection } from '#platform/connection.ts'
import { forgetPerson } from '#platform/forget-person.ts'
import { i18n, speakWith, startIn } from '#platform/messages/messages.ts'
import { queryClient } from '#platform/query-client.ts'
import { endQuestion } from '#platform/session-end.ts'
import { dropToken, keepToken } from '#platform/token.ts'
import { setMinimumWait } from '#ui/waiting.ts'
import { Network } from './network.ts'
import { countries, edition, standardPass, vipPass } from './world.ts'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 60_000 })

/** The histories that routers listen to: one of the test before would go on to load its pages. */
const histories: { destroy(): void }[] = []

/** @returns the router, which ends with its test. */
export function untilItEnds<Router extends { readonly history: { destroy(): void } }>(router: Router): Router {
  histories.push(router.history)
  return router
}

let network: Network

/** Before each test: nobody is there, and what every page asks is answered. */
export async function beginVisit(): Promise<void> {
  network = new Network()
  network.answer(readEdition, edition)
  network.answer(readHealth, { status: 'ok', database: 'postgres', demo: false, version: '1' })
  network.answer(listCountries, [...countries])
  network.answer(listPaidPassTypes, [standardPass, vipPass])
  network.answer(listSurveyQuestions, [])
  network.answer(readSurvey, { answers: [], updatedAt: null })
  network.answer(readAddress, null)
  network.answer(listBookings, [])
  network.answer(listTrainTickets, [])
  network.answer(listTrainTicketTypes, [])
  network.answer(listVipEvents, [])
  network.answer(listReservations, [])
  network.answer(listOrderFees, [])
  network.answer(checkPasswordLink, undefined)
  network.answer(listRecordEntries, { items: [], next: null })
  // Nobody tells what colleagues do, unless a test does.
  network.refuse(followChanges, requests.notAllowed)
  network.answer(listFavourites, { sessions: [], keptClashes: [], calendar: null })
  vi.stubGlobal('fetch', network.fetch)
  setMinimumWait(0)
  speakWith(words)
  await startIn('en')
}

/** After each test: nothing is kept, and nothing was asked that no test meant. */
export function endVisit(): void {
  vi.useRealTimers()
  cleanup()
  for (const history of histories.splice(0)) history.destroy()
  endQuestion(false)
  forgetPerson()
  queryClient.clear()
  noteConnection(true)
  dropToken()
  sessionStorage.clear()
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = 'locale=; path=/; max-age=0'
  expect(network.faults, 'calls that no test meant').toEqual([])
}

interface Visitor {
  readonly user: User
  readonly pass: Pass | null
}

/** Opens a page of the attendee's app, as nobody or as somebody who is signed in. */
export async function visit(path: string, as: Visitor | null = null) {
  if (as !== null) {
    keepToken('a-session')
    network.answer(readUser, as.user)
    network.answer(readPass, as.pass)
    network.answer(readProfile, { firstName: as.user.firstName, lastName: as.user.lastName, image: as.user.image })
  }
  history.replaceState(null, '', path)
  // One that knows the page of the test before can wait for ever for that page to be drawn; and one that is drawn while
  // it loads begins no second load.
  const router = untilItEnds(openRouter())
  const loading = router.load()
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  await act(() => loading)
  return userEvent.setup()
}

/** Shows a part of a page by itself. */
export function show(part: ReactNode) {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </I18nProvider>,
  )
  return userEvent.setup()
}

/** What answers instead of a server. */
export const wire = (): Network => network
