import { readEdition } from '@foyer/contract/editions'
import { readUser, type User } from '@foyer/contract/identity'
import { requests } from '@foyer/contract/kit/refusal'
import { readWorkEdition, type WorkEdition } from '@foyer/contract/office-editions'
import { readSecondFactor, type SecondFactor } from '@foyer/contract/second-factor'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openRouter } from '#organiser/router.ts'
import { words } from '#organiser/words.ts'
import { i18n, speakWith, startIn } from '#platform/messages/messages.ts'
import { queryClient } from '#platform/query-client.ts'
import { keepToken } from '#platform/token.ts'
import { untilItEnds, wire } from './visit.tsx'
import { edition, lena } from './world.ts'

const shown: SecondFactor = {
  isNeeded: true,
  isSet: true,
  isShown: true,
  freshUntil: null,
  passkeys: [],
  appSince: '2025-08-01T08:00:00.000Z',
  recoveryCodesLeft: 8,
}

export const thisYear = { id: 1, product: edition.product, year: edition.year, isCurrent: true }

/**
 * Opens a page of the back office, as somebody with these scopes whose second factor was shown.
 * @param editions that there are; none: nobody has entered an event yet.
 */
export async function visitOffice(path: string, scope: User['scope'] = ['owner'], editions = [thisYear]) {
  speakWith(words)
  await startIn('en')
  keepToken('a-session')
  wire().answer(readUser, { ...lena, scope })
  wire().answer(readSecondFactor, shown)
  if (editions.length === 0) for (const read of [readEdition, readWorkEdition]) wire().refuse(read, requests.noEdition)
  else answerWork(editions)
  history.replaceState(null, '', path)
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

function answerWork(editions: (typeof thisYear)[]): void {
  wire().respond(readWorkEdition, ({ edition: named }) => {
    const work = editions.find(({ id, isCurrent }) => (named === null ? isCurrent : id === Number(named)))
    if (work === undefined) return { status: 400, body: { ...requests.invalid, statusCode: 400 } }
    return {
      status: 200,
      body: { ...edition, ...work, languages: ['en'], editions } satisfies WorkEdition & typeof work,
    }
  })
}
