import type { DrawFirstPage, FirstPage } from '@foyer/contract/kit/first-page'
import type { Locale } from '@foyer/contract/kit/languages'
import { type AnyRoute, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { Around } from '#platform/around.tsx'
import { editionQuery } from '#platform/edition.ts'
import { speakWith, startIn, translate } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { openRouter } from '../router.ts'
import { words } from '../words.ts'
import { askIn } from './ask-server.ts'

speakWith(words)

/** What a page reads, it may read only once something else was there: so often, and not for ever. */
const ROUNDS = 4

/** `requests.noEdition`, whose words no browser says. */
const NO_EDITION = 'requests/no-edition'

/** One after the other: texts, answers and the router's place are one for the whole program, as in a browser. */
let last: Promise<unknown> = Promise.resolve()

export const drawFirstPage: DrawFirstPage = (path, locale, ask) => {
  const drawn = last.then(
    () => draw(path, locale, ask),
    () => draw(path, locale, ask),
  )
  last = drawn
  return drawn
}

async function draw(path: string, locale: Locale, ask: Parameters<DrawFirstPage>[2]): Promise<FirstPage | null> {
  askIn(locale, ask)
  queryClient.clear()
  await startIn(locale)
  const router = openRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    // There is no address that it stands at, and nothing to scroll.
    origin: 'http://localhost',
    scrollRestoration: false,
  })
  const routesById: Readonly<Record<string, AnyRoute>> = router.routesById
  await router.load()
  const [pathname, search] = path.split('?')
  if (router.state.location.pathname !== pathname) return null
  await Promise.all(
    router.state.matches.map(({ routeId }) => routesById[String(routeId)]?.options.component?.preload?.()),
  )
  const before = new Set(queryClient.getQueryCache().getAll())
  const page = (
    <Around>
      <RouterProvider router={router} />
    </Around>
  )
  // A part that is loaded when it is shown is there once the page was drawn in as long as that takes.
  if (search !== undefined) await prerender(page)
  let html = renderToString(page)
  for (let round = 0; round < ROUNDS; round += 1) {
    const unread = newQueries(before).filter(({ state }) => state.data === undefined && state.error === null)
    if (unread.length === 0) break
    // What cannot be had is drawn as it is while it is waited for.
    await Promise.allSettled(unread.map((query) => query.fetch()))
    html = renderToString(page)
  }
  const edition = queryClient.getQueryCache().find({ queryKey: editionQuery.queryKey })
  // Nobody has set up an event yet: there are no words to draw, and nothing failed.
  if (edition?.state.error instanceof ProblemError && edition.state.error.code === NO_EDITION) return null
  // A part that failed, or waits: the browser would have to make it anew.
  if (/<!--\$[!?]-->/.test(html)) throw new Error(`${path} could not be drawn.`)
  const used = [edition, ...newQueries(before)]
  const answers = used.flatMap((query) =>
    query?.state.data === undefined ? [] : [[query.queryKey as readonly unknown[], query.state.data] as const],
  )
  const { product, year } = await queryClient.ensureQueryData(editionQuery)
  return { html, title: translate('Register for {product} {year}', { product, year }), answers }
}

const newQueries = (before: ReadonlySet<unknown>) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => !before.has(query))
