import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { bars } from '../budgets/bars.ts'
import { type App, modulesOf } from './apps.ts'
import { groupByReaders, type Part, type Room } from './group-by-readers.ts'

type Chunk = Rolldown.OutputChunk

/** What a page's files weigh more than all its code in one, in bytes: what each begins and ends with, and their names. */
const FILES_GROW = 4096

/** What each file of the trial imports and exports by itself, in bytes: it goes where files are put together. */
const TRIAL_FILE = 135

/** What files that are put together may cost a page at most, in bytes. */
const MOST_WASTE = 12000

/** What every page may begin with besides: the libraries, in up to four files, and the texts of a language. */
const FILES_FOR_ALL = 5

const isLibrary = (module: string) => /[\\/]node_modules[\\/]|rolldown[\\/]runtime/.test(module)

/** Files, and those without which they do not run. */
function filesFrom(chunks: ReadonlyMap<string, Chunk>, ...files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const follow = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    chunks.get(file)?.imports.forEach(follow)
  }
  files.forEach(follow)
  return seen
}

/** The files without which these modules do not run. */
const filesOf = (chunks: ReadonlyMap<string, Chunk>, modules: readonly string[]): ReadonlySet<string> =>
  filesFrom(
    chunks,
    ...modules.map((module) => {
      const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`))
      if (chunk === undefined) throw new Error(`The build does not have ${module}.`)
      return chunk.fileName
    }),
  )

/** A sheet that is smaller is not worth a file, whose name alone the entry has to say. In bytes. */
const SMALL_SHEET = 512

/** What stands around every page, and the kit that all of them are put together from. */
const isForAnyPage = (app: App, style: string) =>
  !style.endsWith('.module.css') || new RegExp(`/web/src/(?:ui|platform|${app.name}/shell)/`).test(style)

const barOf = (path: string) => bars.js[path] ?? bars.anyPage

interface Page {
  readonly path: string
  readonly isDrawn: boolean
  readonly files: ReadonlySet<string>
}

/** Every page of an app, with the files that it begins with. */
const pagesOf = (app: App, chunks: ReadonlyMap<string, Chunk>): readonly Page[] =>
  app.routes.map((route) => ({
    path: route.path,
    isDrawn: route.isDrawn === true,
    files: filesOf(chunks, [app.document, ...modulesOf(app, route)]),
  }))

/** What a page may begin with, besides the files that are its own. */
function roomOf(page: Page, chunks: ReadonlyMap<string, Chunk>, shared: ReadonlySet<string>): Room {
  // Packed by itself a small part weighs a fifth more than among others: what a page costs is that of all its code.
  const code = [...page.files].map((file) => chunks.get(file)?.code ?? '').join('\n')
  const weight = gzipSync(code).length - TRIAL_FILE * page.files.size
  const bytes = barOf(page.path) * 1024 - FILES_GROW - weight
  const own = page.files.difference(shared)
  return { bytes: Math.min(bytes, MOST_WASTE), files: bars.files - FILES_FOR_ALL - own.size }
}

/**
 * Which modules of an app come in one file. `built` is what the bundler makes by itself: in each file what the same pages read,
 * which is no byte too much, and up to fifty files for a page. These are put together by what pages gain. A page's own
 * code, and what is loaded when it is wanted, stay as they are. Libraries that every page reads are one file, which
 * changes with them alone.
 */
export function chunkGroups(app: App, { output }: Rolldown.RolldownOutput): Rolldown.CodeSplittingGroup[] {
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
  const pages = pagesOf(app, chunks)
  const names = new Map<string, string>()
  const parts: Part[] = []
  const partOf = new Map<string, Part & { readonly needs: Set<Part> }>()
  // What is put together with others, and the libraries, which are one file in the end.
  const shared = new Set<string>()
  for (const chunk of chunks.values()) {
    const readers = new Set(pages.flatMap(({ path, files }) => (files.has(chunk.fileName) ? [path] : [])))
    const bytes = gzipSync(chunk.code).length
    const isForAll = readers.size === pages.length
    const own = chunk.moduleIds.filter((module) => !isForAll || !isLibrary(module))
    for (const module of chunk.moduleIds) if (!own.includes(module)) names.set(module, 'vendor')
    if (readers.size === 0 || chunk.facadeModuleId !== null) continue
    shared.add(chunk.fileName)
    if (own.length === 0) continue
    const part = { modules: own, bytes, readers, needs: new Set<Part>() }
    parts.push(part)
    partOf.set(chunk.fileName, part)
  }
  for (const [file, part] of partOf)
    for (const needed of filesFrom(chunks, file)) {
      const need = partOf.get(needed)
      if (need !== undefined && need !== part) part.needs.add(need)
    }
  const rooms = new Map(pages.map((page) => [page.path, roomOf(page, chunks, shared)]))
  for (const [index, { modules, readers }] of groupByReaders(parts, rooms).entries())
    for (const module of modules) names.set(module, readers.size === pages.length ? 'app' : `shared-${index}`)
  // One sheet begins every page. It has all that the drawn ones need, which have it in themselves and wait for no other.
  const sheets = new Map(
    output.flatMap((one) => (one.type === 'asset' ? [[one.fileName, one.source.length] as const] : [])),
  )
  for (const chunk of chunks.values()) {
    // What one page alone reads of the kit, such as the gallery of all of it, is no other's to load.
    const isForOne = pages.filter(({ files }) => files.has(chunk.fileName)).length === 1
    const isOfOne = (style: string) => isForOne && style.endsWith('.module.css')
    const isForDrawn = pages.some(({ isDrawn, files }) => isDrawn && files.has(chunk.fileName))
    const bytes = [...(chunk.viteMetadata?.importedCss ?? [])].reduce((sum, sheet) => sum + (sheets.get(sheet) ?? 0), 0)
    const isWithAll = isForDrawn || bytes < SMALL_SHEET
    for (const module of chunk.moduleIds)
      if (module.endsWith('.css') && (isWithAll || (isForAnyPage(app, module) && !isOfOne(module))))
        names.set(module, 'app')
  }
  const name = (module: string) => names.get(module) ?? null
  return [{ debugName: 'read by the same pages', name, includeDependenciesRecursively: false }]
}
