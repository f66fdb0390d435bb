import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { bars } from '../budgets/bars.ts'
import { apps, modulesOf } from './apps.ts'
import { groupByReaders, type Part } from './group-by-readers.ts'

type Chunk = Rolldown.OutputChunk

/** What the entry has more in the end: the names of the files of each page. */
const ENTRY_GROWS = 1024

/** What files that are put together may cost a page at most, in bytes. */
const MOST_WASTE = 5000

const isLibrary = (module: string) => /[\\/]node_modules[\\/]|rolldown[\\/]runtime/.test(module)

/** The files without which these modules do not run. */
function filesOf(chunks: ReadonlyMap<string, Chunk>, modules: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const follow = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    chunks.get(file)?.imports.forEach(follow)
  }
  for (const module of modules) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`))
    if (chunk === undefined) throw new Error(`The build does not have ${module}.`)
    follow(chunk.fileName)
  }
  return seen
}

const appOf = (page: string) => page.split(' ')[0] ?? ''
const barOf = (path: string) => bars.js[path] ?? bars.anyPage

/** Every page of every app by name, `attendee /pass`, with the files that it begins with. */
const pagesOf = (chunks: ReadonlyMap<string, Chunk>) =>
  apps.flatMap((app) =>
    app.routes.map((route) => ({
      name: `${app.name} ${route.path}`,
      path: route.path,
      files: filesOf(chunks, [app.document, ...modulesOf(app, route)]),
    })),
  )

/**
 * Which modules come in one file. `built` is what the bundler makes by itself: in each file what the same pages read,
 * which is no byte too much, and up to fifty files for a page. These are put together by what pages gain. A page's own
 * code, and what is loaded when it is wanted, stay as they are. Libraries that every page reads are one file, which
 * changes with them alone.
 */
export function chunkGroups({ output }: Rolldown.RolldownOutput): Rolldown.CodeSplittingGroup[] {
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
  const pages = pagesOf(chunks)
  const names = new Map<string, string>()
  const room = new Map(pages.map(({ name, path }) => [name, barOf(path) * 1024 - ENTRY_GROWS]))
  const parts: Part[] = []
  for (const chunk of chunks.values()) {
    const readers = new Set(pages.flatMap(({ name, files }) => (files.has(chunk.fileName) ? [name] : [])))
    const bytes = gzipSync(chunk.code).length
    for (const reader of readers) room.set(reader, (room.get(reader) ?? 0) - bytes)
    const isForAll = readers.size === pages.length
    const own = chunk.moduleIds.filter((module) => !isForAll || !isLibrary(module))
    for (const module of chunk.moduleIds) if (!own.includes(module)) names.set(module, 'vendor')
    if (readers.size > 0 && chunk.facadeModuleId === null && own.length > 0)
      parts.push({ modules: own, bytes, readers })
  }
  for (const [page, bytes] of room) room.set(page, Math.min(bytes, MOST_WASTE))
  for (const [index, { modules, readers }] of groupByReaders(parts, room, appOf).entries())
    for (const module of modules) names.set(module, readers.size === pages.length ? 'app' : `shared-${index}`)
  const name = (module: string) => names.get(module) ?? null
  return [{ debugName: 'read by the same pages', name, includeDependenciesRecursively: false }]
}
