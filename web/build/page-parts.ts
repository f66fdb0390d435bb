import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { apps, modulesOf } from './apps.ts'

interface Part {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The files that a browser needs for these modules beyond those of the entry. */
export function partsBeyond(
  manifest: Readonly<Record<string, Part>>,
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

/**
 * Writes down which files each page begins with, so that the server can name them in the page itself: the browser asks
 * for them at once, and not after it has run the entry.
 */
export function pageParts(): Plugin {
  let folder = ''
  return {
    name: 'foyer-page-parts',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'pre',
      handler() {
        const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
        const pages = apps.flatMap((app) =>
          app.routes.map((route) => [route.path, partsBeyond(manifest, app.document, modulesOf(app, route))]),
        )
        writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify(Object.fromEntries(pages)))
      },
    },
  }
}
