import { MINIMUM_FETCH_DELAY_MS } from '@foyer/contract/constants'
import { readUser } from '@foyer/contract/identity'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRoute, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { query, whenSessionEnds } from '#platform/api.ts'
import { editionQuery } from '#platform/edition.ts'
import { reloadOnMissingParts } from '#platform/load-part.ts'
import { i18n, preferredLocale, speakWith, startIn } from '#platform/messages/messages.ts'
import { queryClient } from '#platform/query-client.ts'
import { isSignedIn } from '#platform/session.ts'
import { askToSignInAgain, endQuestion } from '#platform/session-end.ts'
import { onTokenChange } from '#platform/token.ts'
import { preloadFont } from '#ui/font.ts'
import { setMinimumWait } from '#ui/waiting.ts'
import { router } from './router.ts'
import { FailedPage, FirstPage } from './shell/lazy-parts.ts'
import { words } from './words.ts'
import '#ui/styles/index.css'
import './shell/shell.css'

speakWith(words)
setMinimumWait(MINIMUM_FETCH_DELAY_MS)
reloadOnMissingParts()
preloadFont()

// Before the first page there is nothing to lose: the guard leads to the door.
whenSessionEnds(async (token) => {
  const isAtWork = isSignedIn() && queryClient.getQueryData(query(readUser).queryKey) !== undefined
  return isAtWork && askToSignInAgain(token)
})
onTokenChange(() => {
  if (!isSignedIn()) endQuestion(false)
})

const place = document.getElementById('app')
if (place !== null) {
  const language = startIn(preferredLocale())
  // The page comes while the guard still asks who is there. What cannot be loaded is said where it is needed.
  const routesById: Readonly<Record<string, AnyRoute>> = router.routesById
  for (const { routeId } of router.matchRoutes(router.latestLocation))
    routesById[routeId]?.options.component?.preload?.()?.catch(() => {})
  const admitted = router.load()
  await language
  const root = createRoot(place)
  const show = (page: ReactNode) =>
    root.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
        </I18nProvider>
      </StrictMode>,
    )
  // What the HTML draws stands until the frame is complete, and at the doors, which have another, until they come.
  const frame = queryClient.ensureQueryData(editionQuery).then(
    () => 'frame',
    () => 'none',
  )
  const isGate = document.documentElement.hasAttribute('data-gate')
  if (!isGate && (await Promise.race([admitted, frame])) === 'frame')
    show(
      <RouterContextProvider router={router}>
        <FirstPage />
      </RouterContextProvider>,
    )
  await admitted
  startTransition(() => show(<RouterProvider router={router} />))
  // Who needs the page of an error, or the pass at the gate, may have lost the connection by then.
  const prepare = () => {
    void FailedPage.preload()
    void import('./offline/keep-offline.ts').then(({ keepOffline }) => keepOffline()).catch(() => {})
  }
  setTimeout(prepare, 2000)
}
