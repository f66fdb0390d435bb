import { routes } from '../src/attendee/routes.ts'
import type { AppRoutes } from '../src/platform/app-routes.ts'

/** One of the browser's programs. Modules are named from `web/`, as in the build's manifest. */
export interface App {
  /** Its folder in `web/src/`, and the name of its texts. */
  readonly name: string
  readonly document: string
  readonly routes: AppRoutes
  /** Where its frames are. */
  readonly frames: Readonly<Record<string, string>>
}

const framed = 'src/attendee/shell/framed-page.tsx'

export const attendee: App = {
  name: 'attendee',
  document: 'index.html',
  routes,
  frames: { gate: 'src/attendee/shell/gate.tsx', full: framed, bare: framed },
}

export const apps: readonly App[] = [attendee]

/** The modules that a page begins with: what stands around it, and itself. @throws where its frame is not known */
export function modulesOf({ name, frames }: App, { path, frame, page }: App['routes'][number]): readonly string[] {
  const around = frames[frame]
  if (around === undefined) throw new Error(`Where is the frame ${frame} of ${name}'s ${path}?`)
  return [around, `src/features/${page}`]
}
