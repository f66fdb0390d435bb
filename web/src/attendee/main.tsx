import '#ui/styles/index.css'
import { MINIMUM_FETCH_DELAY_MS } from '@foyer/contract/constants'
import { readUser } from '@foyer/contract/identity'
import { type AnyRoute, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { calls, query } from '#platform/api.ts'
import { Around } from '#platform/around.tsx'
import { editionQuery } from '#platform/edition.ts'
import { OneToast } from '#platform/lazy-toast.ts'
import { reloadOnMissingParts } from '#platform/load-part.ts'
import { preferredLocale, speakWith, startIn } from '#platform/messages/messages.ts'
import { nextTask } from '#platform/next-task.ts'
import { queryClient } from '#platform/query-client.ts'
import { isSignedIn } from '#platform/session.ts'
import { askToSignInAgain, endQuestion } from '#platform/session-end.ts'
import { onTokenChange } from '#platform/token.ts'
import { preloadFont } from '#ui/font.ts'
import { setMinimumWait } from '#ui/waiting.ts'
import { openRouter } from './router.ts'
import { AsOf } from './shell/lazy-as-of.ts'
import { FailedPage, FirstPage } from './shell/lazy-parts.ts'
import { words } from './words.ts'

speakWith(words)
setMinimumWait(MINIMUM_FETCH_DELAY_MS)
reloadOnMissingParts()
preloadFont()

// Before the first page there is nothing to lose: the guard leads to the door.
calls.ended = async (token) => {
  const isAtWork = isSignedIn() && queryClient.getQueryData(query(readUser).queryKey) !== undefined
  return isAtWork && askToSignInAgain(token)
}
onTokenChange(() => {
  if (!isSignedIn()) endQuestion(false)
})

await nextTask()
const router = openRouter()
const routesById: Readonly<Record<string, AnyRoute>> = router.routesById

/** What stands in the path's page, and around it. What cannot be loaded is said where it is needed. */
const loadPage = () =>
  Promise.all(
    router
      .matchRoutes(router.latestLocation)
      .map(({ routeId }) => routesById[routeId]?.options.component?.preload?.()?.catch(() => {})),
  )

/** What the HTML draws stands until the frame is complete, and at the doors, which have another, until they come. */
async function begin(place: HTMLElement) {
  const language = startIn(preferredLocale())
  // The page comes while the guard still asks who is there.
  void loadPage()
  const admitted = router.load()
  await language
  const root = createRoot(place)
  const show = (page: ReactNode) => root.render(<Around>{page}</Around>)
  const hasFrame = queryClient.ensureQueryData(editionQuery).then(
    () => true,
    () => false,
  )
  const isGate = 'gate' in document.documentElement.dataset
  if (!isGate && (await Promise.race([admitted, hasFrame])) === true)
    show(
      <RouterContextProvider router={router}>
        <FirstPage />
      </RouterContextProvider>,
    )
  await admitted
  startTransition(() => show(<RouterProvider router={router} />))
}

/** Who needs a message, the page of an error, or the pass at the gate, may have lost the connection by then. */
function prepare() {
  void OneToast.preload()
  void FailedPage.preload()
  void AsOf.preload()
  void import('#features/program').then(({ keepSendingStars }) => keepSendingStars()).catch(() => {})
  void import('./offline/keep-offline.ts').then(({ keepOffline }) => keepOffline()).catch(() => {})
}

const place = document.getElementById('app')
if (place !== null) {
  if ('drawn' in document.documentElement.dataset && !isSignedIn())
    await (await import('./first/come-alive.tsx')).comeAlive(place, router, loadPage)
  else await begin(place)
  setTimeout(prepare, 2000)
}
