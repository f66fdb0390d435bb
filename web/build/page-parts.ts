import { apps, modulesOf } from './apps.ts'
import { type Manifest, readManifest } from './manifests.ts'

/** The files that a browser needs for these modules beyond those of the entry. */
export function partsBeyond(
  manifest: Manifest,
  entry: string,
  modules: readonly string[],
): { scripts: string[]; styles: string[] } {
  const closure = (starts: readonly string[]): Set<string> => {
    const seen = new Set<string>()
    const follow = (name: string): void => {
      if (seen.has(name) || manifest[name] === undefined) return
      seen.add(name)
      manifest[name].imports?.forEach(follow)
    }
    starts.forEach(follow)
    return seen
  }
  const more = [...closure(modules).difference(closure([entry]))].flatMap((name) => manifest[name] ?? [])
  return {
    scripts: [...new Set(more.map((part) => part.file))],
    styles: [...new Set(more.flatMap((part) => part.css ?? []))],
  }
}

/** The file of each language's texts, of those that an app says itself. */
const textsIn = (manifest: Manifest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(manifest).flatMap(([name, { file }]) => {
      const [, locale] = /(?:^|\/)words\/(\w+)\.po\?\w+$/.exec(name) ?? []
      return locale === undefined ? [] : [[locale, file]]
    }),
  )

/** What the server has to know of each app: its document, where its pages are, and which files each of them begins with. */
export const pagesByApp = (folder: string) =>
  apps.map((app) => {
    const manifest = readManifest(folder, app)
    return {
      document: app.document,
      base: app.base,
      texts: textsIn(manifest),
      pages: Object.fromEntries(
        app.routes.map((route) => [
          route.path,
          {
            ...partsBeyond(manifest, app.document, modulesOf(app, route)),
            isDrawn: route.isDrawn === true,
            drawnWith: route.drawnWith,
            guests: app.guestsAt?.(route.path),
          },
        ]),
      ),
    }
  })
