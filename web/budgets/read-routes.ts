import { join } from 'node:path/posix'

export interface PageRoute {
  /** `/sign-in/changepassword/$token` */
  readonly path: string
  /** The modules of the page and of what stands around it, from `web/`. */
  readonly modules: readonly string[]
}

/** The route table's own names for the parts around a page, and where these parts are. */
const around: Readonly<Record<string, string>> = {
  inGate: 'src/attendee/shell/gate.tsx',
  inFrame: 'src/attendee/shell/framed-page.tsx',
}

/** The attendee's pages, as the route table declares them. `source`: web/src/attendee/routes.tsx. */
export function readRoutes(source: string): PageRoute[] {
  const routes = source.matchAll(
    /getParentRoute: (\w+),\s*path: '([^']+)',\s*component: lazyPart\(\s*\(\) =>\s*import\('([^']+)'\)/g,
  )
  return [...routes].map(([, parent = '', path = '', module = '']) => ({
    path,
    modules: [around[parent] ?? parent, join('src/attendee', module)],
  }))
}
