import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { type App, apps, modulesOf } from './apps.ts'

const root = join(import.meta.dirname, '../..')
const contract = 'contract/src'

/** What a module loads, or waits to load; a module that is there for its types alone is not loaded. */
const loads =
  /(?:^|\n)\s*(?:import|export)(?! type\b)[^'";]*?from '([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import '([^']+)'/g
const declared = /\bid: '([\w-]+\.\w+)'/g
const agreed = /^ {2}'([\w-]+\.\w+)': \{/gm

/**
 * The files that an app is made of, from the repository's root: what its pages and frames load, and of the endpoints among
 * that also what is agreed about them, because the server refuses in those words.
 */
export function filesOf(app: App): ReadonlySet<string> {
  return filesFrom(app, [entryOf(app), ...app.routes.flatMap((route) => modulesOf(app, route))])
}

/** The module that an app's document begins with, from `web/`. */
export function entryOf({ document }: App): string {
  const entry = /<script[^>]* src="\/([^"]+)"/.exec(read(`web/${document}`))?.[1]
  if (entry === undefined) throw new Error(`Which script does ${document} begin with?`)
  return entry
}

/** The files that some modules of an app, named from `web/`, load by and by; from the repository's root. */
export function filesFrom(app: App, modules: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const agreements = agreementsById()
  const follow = (file: string): void => {
    // A feature's front door leads to what it has for the other apps as well: the build leaves that out.
    if (found.has(file) || isOfAnother(app, file)) return
    found.add(file)
    const source = read(file)
    for (const [, from, later, alone] of source.matchAll(loads)) {
      const next = resolve(file, from ?? later ?? alone ?? '')
      if (next !== undefined) follow(next)
    }
    if (file.startsWith(`${contract}/`))
      for (const [, id = ''] of source.matchAll(declared)) follow(agreements.get(id) ?? file)
  }
  for (const module of modules) follow(`web/${module}`)
  return found
}

const isOfAnother = (app: App, file: string): boolean =>
  apps.some(({ name }) => name !== app.name && file.split('/').includes(name))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** In which file what is agreed about an endpoint stands, by its id. */
function agreementsById(): ReadonlyMap<string, string> {
  const files = readdirSync(join(root, contract)).filter((file) => file.endsWith('.schemas.ts'))
  return new Map(
    files.flatMap((file) =>
      [...read(`${contract}/${file}`).matchAll(agreed)].map(([, id = '']) => [id, `${contract}/${file}`] as const),
    ),
  )
}

/** A file of ours, from the root; undefined for what a package brings. */
function resolve(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return ours(posix.join(dirname(from), name))
  const [, where = '', rest = ''] = /^#(ui|platform|features)\/(.+)$/.exec(name) ?? []
  if (where === 'features') return ours(`web/src/features/${rest}/public.ts`)
  if (where !== '') return ours(`web/src/${where}/${rest}`)
  const [, agreedIn] = /^@foyer\/contract\/(.+)$/.exec(name) ?? []
  return agreedIn === undefined ? undefined : ours(`${contract}/${agreedIn}.ts`)
}

const ours = (file: string): string | undefined =>
  /\.tsx?$/.test(file) && existsSync(join(root, file)) ? relative(root, join(root, file)) : undefined
