import { routes } from 'virtual:routes/attendee'
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  type RouterOptions,
} from '@tanstack/react-router'
import { isPageAt, pagesIn } from '#platform/pages-in.ts'
import { parseSearch, type SearchTexts, stringifySearch } from '#platform/search-text.ts'
import { admit } from './admit.ts'
import { App, NotFound, PageFailed } from './shell/app.tsx'
import { FramedPage, Gate } from './shell/lazy-parts.ts'

const root = createRootRoute({
  component: App,
  errorComponent: PageFailed,
  notFoundComponent: NotFound,
  validateSearch: (search: Record<string, unknown>): SearchTexts => search as SearchTexts,
  beforeLoad: async ({ location: { pathname, href }, matches, preload }) => {
    const isKnown = isPageAt(pathname, matches)
    await admit({ path: pathname, href, isKnown, isPreload: preload })
    if (!isKnown) throw notFound()
  },
})

// An error takes the place of the frame as well: the page of an error has its own, with or without the bars.
const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  component: FramedPage,
  errorComponent: PageFailed,
})
const gate = createRoute({ getParentRoute: () => root, id: 'gate', component: Gate, errorComponent: PageFailed })

/** @param options where there is no browser yet: what stands in its place. */
export const openRouter = (
  options: Pick<RouterOptions<AnyRoute, 'preserve'>, 'history' | 'origin' | 'scrollRestoration'> = {},
) =>
  createRouter({
    routeTree: root.addChildren([
      gate.addChildren(pagesIn(gate, routes, ['gate'])),
      framed.addChildren(pagesIn(framed, routes, ['full', 'bare', 'calm'])),
    ]),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Waiting shows as a line above the old page, which stays until the new one is there.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    scrollRestoration: true,
    trailingSlash: 'preserve',
    ...options,
  })
