import { pagePattern } from '@foyer/contract/kit/page-path'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { type LoadPage, lazyPage } from './load-part.ts'

/** A page as its app's browser has it (web/build/routes.ts). */
interface LoadedPage {
  readonly path: string
  readonly frame: string
  readonly load: LoadPage
}

/** By their paths, which so are known to whoever links to one. */
type Pages<Parent extends AnyRoute, Path extends string> = {
  readonly [P in Path]: ReturnType<typeof createRoute<unknown, Parent, P>>
}

/** The routes of the pages with one of these frames. */
export function pagesIn<Parent extends AnyRoute, Page extends LoadedPage, const Frame extends string>(
  parent: Parent,
  pages: readonly Page[],
  frames: readonly Frame[],
) {
  const found = pages
    .filter(({ frame }) => (frames as readonly string[]).includes(frame))
    .map(({ path, load }) => [path, createRoute({ getParentRoute: () => parent, path, component: lazyPage(load) })])
  return Object.fromEntries(found) as Pages<Parent, Extract<Page, { readonly frame: Frame }>['path']>
}

/** Whether a path is that of a page: the router takes the nearest page for one that is none. */
export const isPageAt = (
  path: string,
  matches: readonly { readonly fullPath: unknown }[],
  patternOf: (path: string) => RegExp = pagePattern,
): boolean => matches.some(({ fullPath }) => patternOf(String(fullPath)).test(path))
