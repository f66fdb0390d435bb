import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { apps, attendee, modulesOf } from './apps.ts'
import { type Manifest, readManifest } from './manifests.ts'

/** What opens without a connection: what may be read there, and the page that says what may not. */
const pages: readonly string[] = [
  '/',
  '/pass',
  '/news',
  '/news/$postId',
  '/accommodation',
  '/train-ticket',
  '/vip-events',
  '/agenda',
  '/agenda/$sessionId',
  '/speakers',
  '/speakers/$speakerCode',
  '/information',
  '/floor-plan',
  '/site-plan',
]

const kept = [
  attendee.document,
  ...attendee.routes.filter(({ path }) => pages.includes(path)).flatMap((route) => modulesOf(attendee, route)),
  'src/attendee/offline/keep-offline.ts',
  'src/attendee/shell/as-of.tsx',
  'src/attendee/shell/failed-page.tsx',
  'src/attendee/shell/menu.tsx',
  'src/platform/one-toast.tsx',
  'src/features/passes/attendee/bright-code.tsx',
  'src/features/passes/attendee/pass-trail.tsx',
  'src/features/passes/attendee/pass-side.tsx',
  'src/features/train-tickets/attendee/held-train-ticket.tsx',
  'src/features/train-tickets/attendee/issued-train-ticket.tsx',
]

/** The files of these modules and of all that they begin with. @throws where a module is not in the build. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>()
  const follow = (name: string): void => {
    if (seen.has(name)) return
    const part = manifest[name]
    if (part === undefined) throw new Error(`The service worker should keep ${name}, which the build does not have.`)
    seen.add(name)
    part.imports?.forEach(follow)
  }
  modules.forEach(follow)
  const parts = [...seen].flatMap((name) => manifest[name] ?? [])
  const files = parts.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  return [...new Set(files)].filter((file) => file.startsWith('assets/'))
}

/** The files of the attendee's texts by language: kept for who reads it, and so not among the others. */
export function wordsOf(manifest: Manifest): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([name, { file }]) => {
      const language = /words\/(\w+)\.po\?attendee$/.exec(name)?.[1]
      return language === undefined ? [] : [[language, `/${file}`]]
    }),
  )
}

/**
 * Builds the service worker, when the names of all files are known. It is a script of its own, at the root, so that every
 * page of the attendee is under it.
 */
export async function buildServiceWorker(root: string, folder: string): Promise<void> {
  const manifest = readManifest(folder, attendee)
  const page = readFileSync(join(folder, attendee.document))
  const shell = [
    { url: `/${attendee.document}`, revision: createHash('sha1').update(page).digest('hex') },
    // Their names carry their content's hash.
    ...filesOf(manifest, kept).map((file) => ({ url: `/${file}`, revision: null })),
  ]
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    define: {
      SHELL: JSON.stringify(shell),
      WORDS: JSON.stringify(wordsOf(manifest)),
      OTHER_APPS: JSON.stringify(apps.filter((app) => app !== attendee).map(({ base }) => base)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: ['chrome119', 'firefox128', 'safari17.4'],
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: join(root, 'src/attendee/offline/service-worker.ts'),
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  })
}
