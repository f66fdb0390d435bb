import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Manifest, measureView, type View } from './measure-view.ts'
import { readRoutes } from './read-routes.ts'

const web = join(import.meta.dirname, '..')
const dist = process.env['FOYER_DIST'] ?? join(web, 'dist')
const read = (file: string) => readFileSync(join(web, file), 'utf8')

function sizeOf(file: string): number {
  const content = readFileSync(join(dist, file))
  return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
}

const readManifest = () => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

/** What each of the attendee's pages loads first, from the build in `web/dist`. */
export function measureBuild(manifest = readManifest()): View[] {
  // The language that needs most.
  const texts = Object.entries(manifest)
    .filter(([name]) => /words\/\w+\.po\?attendee$/.test(name))
    .sort(([, a], [, b]) => sizeOf(b.file) - sizeOf(a.file))
    .slice(0, 1)
    .map(([name]) => name)
  if (texts.length === 0) throw new Error('The build has no texts of a language: nothing would be held to their bar.')
  return readRoutes(read('src/attendee/routes.tsx')).map(({ path, modules }) =>
    measureView(
      manifest,
      {
        path,
        parts: ['index.html', ...modules],
        texts,
      },
      sizeOf,
    ),
  )
}
