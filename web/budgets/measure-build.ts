import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type App, apps, featureOf, modulesOf } from '../build/apps.ts'
import { type Manifest, readManifest } from '../build/manifests.ts'
import { measureView, type View } from './measure-view.ts'

const dist = process.env['FOYER_DIST'] ?? join(import.meta.dirname, '../dist')

function sizeOf(file: string): number {
  const content = readFileSync(join(dist, file))
  return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
}

/** As the build leaves a file for browsers that take brotli, which all of them do. */
const textSizes = new Map<string, number>()
function textSizeOf(file: string): number {
  const size = textSizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length
  textSizes.set(file, size)
  return size
}

/** What each page of each app loads first, from the build in `web/dist`. */
export function measureBuild(manifestOf = (app: App) => readManifest(dist, app)): View[] {
  return apps.flatMap((app) => {
    const manifest = manifestOf(app)
    return app.routes.map((route) =>
      measureView(
        manifest,
        {
          path: route.path,
          parts: [app.document, ...modulesOf(app, route)],
          texts: textsOf(app, featureOf(route), manifest),
        },
        { sizeOf, textSizeOf },
      ),
    )
  })
}

/** The texts of the language that needs most: the app's, and those of the page's feature. */
function textsOf({ name }: App, feature: string, manifest: Manifest): readonly string[] {
  const byLanguage = Map.groupBy(
    Object.keys(manifest).filter((part) => part.endsWith(`.po?${name}`) || part.endsWith(`.po?${name}-${feature}`)),
    (part) => part.slice(0, part.indexOf('.po?')),
  )
  if (byLanguage.size === 0)
    throw new Error('The build has no texts of a language: nothing would be held to their bar.')
  const size = (parts: readonly string[]) =>
    parts.reduce((total, part) => total + textSizeOf(manifest[part]?.file ?? ''), 0)
  return [...byLanguage.values()].sort((one, other) => size(other) - size(one))[0] ?? []
}
