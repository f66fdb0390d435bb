import { join } from 'node:path/posix'

export interface PageRoute {
  /** `/sign-in/changepassword/$token` */
  readonly path: string
  /** The modules of the page and of what stands around it, from `web/`. */
  readonly modules: readonly string[]
  /** The parts of web/src/platform/messages/text-parts.ts that the page says. */
  readonly texts: readonly string[]
}

/** The route table's own names for the parts around a page, and where these parts are. */
const around: Readonly<Record<string, string>> = {
  inGate: 'src/attendee/shell/gate.tsx',
  inFrame: 'src/attendee/shell/framed-page.tsx',
}

/** The attendee's pages, as the route table declares them. `source`: web/src/attendee/routes.tsx. */
export function readRoutes(source: string): PageRoute[] {
  const routes = source.matchAll(
    /getParentRoute: (\w+),\s*path: '([^']+)',\s*component: lazyPage\(\s*\(\) =>\s*import\('([^']+)'\),\s*'\w+',\s*\[([^\]]*)\]/g,
  )
  return [...routes].map(([, parent = '', path = '', module = '', parts = '']) => ({
    path,
    modules: [around[parent] ?? parent, join('src/attendee', module)],
    texts: [...parts.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? ''),
  }))
}

/** Where the texts of each part are, from `web/`. `source`: web/src/platform/messages/text-parts.ts. */
export function readTextParts(source: string): ReadonlyMap<string, string> {
  const parts = source.matchAll(/(\w+): \(\) =>\s*import\('([^']+)'\)/g)
  return new Map([...parts].map((part) => [part[1] ?? '', join('src/platform/messages', part[2] ?? '')]))
}
