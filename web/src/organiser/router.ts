import { routes } from 'virtual:routes/organiser'
import { officePattern } from '@foyer/contract/office-path'
import { createRootRoute, createRoute, createRouter, notFound, redirect } from '@tanstack/react-router'
import { admitStaff, leadToSecondStep } from '#features/identity'
import { isPageAt, pagesIn } from '#platform/pages-in.ts'
import { parseSearch, type SearchTexts, stringifySearch } from '#platform/search-text.ts'
import { openOfficeHistory, settleWorkEdition } from '#platform/work-edition.ts'
import { App, NotFound, PageFailed } from './shell/app.tsx'
import { Door, Making, Office } from './shell/lazy-parts.ts'

/** All else that is done here is done in an event: whoever looks for it before there is one is led to what comes first. */
const withoutEvent = /^\/organiser\/(?:begin|second-step|self-check|setup)(?:\/|$)/

const root = createRootRoute({
  component: App,
  errorComponent: PageFailed,
  notFoundComponent: NotFound,
  validateSearch: (search: Record<string, unknown>): SearchTexts => search as SearchTexts,
  beforeLoad: async ({ location: { pathname }, matches }) => {
    const isKnown = isPageAt(pathname, matches, officePattern)
    await settleWorkEdition()
    const hasEvent = await admitStaff('organiser', { path: pathname, isKnown })
    if (!hasEvent && !withoutEvent.test(pathname)) throw redirect({ to: '/organiser/setup', replace: true })
    if (!isKnown) throw notFound()
    await leadToSecondStep(pathname)
  },
})

const door = createRoute({ getParentRoute: () => root, id: 'door', component: Door, errorComponent: PageFailed })
const office = createRoute({ getParentRoute: () => root, id: 'office', component: Office, errorComponent: PageFailed })
// Its pages stand in the frame of the office.
const making = createRoute({ getParentRoute: () => office, id: 'making', component: Making })

export const openRouter = () =>
  createRouter({
    routeTree: root.addChildren([
      door.addChildren(pagesIn(door, routes, ['door'])),
      office.addChildren({
        ...pagesIn(office, routes, ['office']),
        making: making.addChildren(pagesIn(making, routes, ['making'])),
      }),
    ]),
    history: openOfficeHistory(),
    parseSearch,
    stringifySearch,
    // Waiting shows as a line above the old page, which stays until the new one is there.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    scrollRestoration: true,
    trailingSlash: 'preserve',
  })
