import { routes } from 'virtual:routes/gate'
import { createRootRoute, createRoute, createRouter, notFound } from '@tanstack/react-router'
import { admitStaff } from '#features/identity'
import { isPageAt, pagesIn } from '#platform/pages-in.ts'
import { parseSearch, type SearchTexts, stringifySearch } from '#platform/search-text.ts'
import { App, NotFound, PageFailed } from './shell/app.tsx'
import { Door, Gate } from './shell/lazy-parts.ts'

const root = createRootRoute({
  component: App,
  errorComponent: PageFailed,
  notFoundComponent: NotFound,
  validateSearch: (search: Record<string, unknown>): SearchTexts => search as SearchTexts,
  beforeLoad: async ({ location: { pathname }, matches }) => {
    const isKnown = isPageAt(pathname, matches)
    await admitStaff('gate', { path: pathname, isKnown })
    if (!isKnown) throw notFound()
  },
})

const door = createRoute({ getParentRoute: () => root, id: 'door', component: Door, errorComponent: PageFailed })
const gate = createRoute({ getParentRoute: () => root, id: 'gate', component: Gate, errorComponent: PageFailed })

export const router = createRouter({
  routeTree: root.addChildren([
    door.addChildren(pagesIn(door, routes, ['door'])),
    gate.addChildren(pagesIn(gate, routes, ['gate'])),
  ]),
  parseSearch,
  stringifySearch,
  // Waiting shows as a line above the old page, which stays until the new one is there.
  defaultPendingMs: Number.POSITIVE_INFINITY,
  scrollRestoration: true,
  trailingSlash: 'preserve',
})
