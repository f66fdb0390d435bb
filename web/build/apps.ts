import { routes } from '../src/attendee/routes.ts'
import { routes as gateRoutes } from '../src/gate/routes.ts'
import { routes as organiserRoutes } from '../src/organiser/routes.ts'
import type { AppRoutes } from '../src/platform/app-routes.ts'
import { guard } from '../src/platform/guard.ts'

/** One of the browser's programs. Modules are named from `web/`, as in the build's manifest. */
export interface App {
  /** Its folder in `web/src/`, and the name of its texts. */
  readonly name: string
  readonly document: string
  /** Under which all its pages are, unless another app has a longer one. */
  readonly base: string
  readonly routes: AppRoutes
  /** Where its frames are. */
  readonly frames: Readonly<Record<string, string>>
  /** Its texts come by feature, with the first of the feature's pages; otherwise all of them in one file. */
  readonly hasTextsByFeature?: true
  /** @returns the page that who is not signed in is led to from this path, if not this one */
  readonly guestsAt?: (path: string) => string | undefined
}

const framed = 'src/attendee/shell/framed-page.tsx'

export const attendee: App = {
  name: 'attendee',
  document: 'index.html',
  base: '/',
  routes,
  frames: { gate: 'src/attendee/shell/gate.tsx', full: framed, bare: framed, calm: framed },
  guestsAt: (path) => guard(path, { isSignedIn: false, isVendor: false, hasApprovedPass: false, survey: 'none' })?.to,
}

const organiser: App = {
  name: 'organiser',
  document: 'organiser.html',
  base: '/organiser',
  routes: organiserRoutes,
  hasTextsByFeature: true,
  frames: {
    door: 'src/organiser/shell/door.tsx',
    office: 'src/organiser/shell/office.tsx',
    making: 'src/organiser/shell/office.tsx',
  },
}

const gate: App = {
  name: 'gate',
  document: 'gate.html',
  base: '/gate',
  routes: gateRoutes,
  frames: { door: 'src/gate/shell/door.tsx', gate: 'src/gate/shell/gate.tsx' },
}

export const apps: readonly App[] = [attendee, organiser, gate]

/** Whether a path is an app's base, or below it. */
const isUnder = (path: string, base: string): boolean => base === '/' || path === base || path.startsWith(`${base}/`)

/** The app that answers at a path: the one with the longest base. */
export function appAt(path: string): App {
  return (
    apps.filter(({ base }) => isUnder(path, base)).sort((one, other) => other.base.length - one.base.length)[0] ??
    attendee
  )
}

/** The feature that a page is of. */
export const featureOf = ({ page }: App['routes'][number]): string => page.slice(0, page.indexOf('/'))

/** The modules that a page begins with: what stands around it, and itself. @throws where its frame is not known */
export function modulesOf(
  { name, frames }: App,
  { path, frame, page, isDrawn }: App['routes'][number],
): readonly string[] {
  const around = frames[frame]
  if (around === undefined) throw new Error(`Where is the frame ${frame} of ${name}'s ${path}?`)
  const alive = isDrawn === true ? [`src/${name}/first/come-alive.tsx`] : []
  return [around, `src/features/${page}`, ...alive]
}
