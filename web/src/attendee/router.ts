import { routes } from 'virtual:routes/attendee'
import { pagePattern } from '@foyer/contract/kit/page-path'
import { type AnyRoute, createRootRoute, createRoute, createRouter, notFound } from '@tanstack/react-router'
import { lazyPage } from '#platform/load-part.ts'
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
    // The router takes the nearest page for a path that is none.
    const isKnown = matches.some(({ fullPath }) => pagePattern(fullPath).test(pathname))
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

type Page = (typeof routes)[number]
type In<Frame> = Extract<Page, { readonly frame: Frame }>
/** By their paths, which so are known to whoever links to one. */
type Pages<Parent extends AnyRoute, Path extends string> = {
  readonly [P in Path]: ReturnType<typeof createRoute<unknown, Parent, P>>
}

/** The pages with one of these frames. */
function pagesIn<Parent extends AnyRoute, const Frame>(parent: Parent, frames: readonly Frame[]) {
  const pages = routes
    .filter(({ frame }) => (frames as readonly unknown[]).includes(frame))
    .map(({ path, load }) => [path, createRoute({ getParentRoute: () => parent, path, component: lazyPage(load) })])
  return Object.fromEntries(pages) as Pages<Parent, In<Frame>['path']>
}

export const router = createRouter({
  routeTree: root.addChildren([
    gate.addChildren(pagesIn(gate, ['gate'])),
    framed.addChildren(pagesIn(framed, ['full', 'bare'])),
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  // Waiting shows as a line above the old page, which stays until the new one is there.
  defaultPendingMs: Number.POSITIVE_INFINITY,
  scrollRestoration: true,
  trailingSlash: 'preserve',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
