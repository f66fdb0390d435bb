import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite'
import { languages } from '../contract/src/kit/languages.ts'
import { type App, apps, attendee } from './build/apps.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { commonPasswordsPlugin } from './build/common-passwords.ts'
import { documents } from './build/documents.ts'
import { buildFirstPages } from './build/first-pages.ts'
import { firstParts } from './build/first-parts.ts'
import { firstTexts } from './build/first-texts.ts'
import { manifestOf } from './build/manifests.ts'
import { ownModules } from './build/own-modules.ts'
import { pagesByApp } from './build/page-parts.ts'
import { routesPlugin } from './build/routes.ts'
import { buildServiceWorker } from './build/service-worker.ts'
import { cssModules, inlinedStyleNames } from './build/style-names.ts'
import { wordsInPage, wordsPlugin } from './build/words.ts'

const root = import.meta.dirname
const folder = join(root, 'dist')
const target = ['chrome119', 'firefox128', 'safari17.4']
const server = process.env['FOYER_SERVER'] ?? 'http://127.0.0.1:3000'

/** Every text file also compressed, so that the server only has to send it. */
function precompress(): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|html|svg|json)$/.test(name) || name.startsWith('.')) continue
    const content = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    writeFileSync(
      join(folder, `${name}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}

const builds: UserConfig = {
  root,
  css: { modules: cssModules },
  resolve: {
    // React has had this hook itself since 18; TanStack's store still asks for the stand-in.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
}

/** What makes of our sources what a browser runs. */
const sources = ({ isDrawing = false } = {}): PluginOption[] => [
  routesPlugin({ isDrawing }),
  wordsPlugin(),
  commonPasswordsPlugin(),
  optimizeLocales.vite({ locales: ['en-US', ...Object.values(languages).map(({ region }) => region)] }),
  react(),
]

/** And of what leaves the bundler: the names of classes stand where they are used. */
const bundled = (options?: { isDrawing: boolean }): PluginOption[] => [sources(options), inlinedStyleNames()]

/** How long the bundler took is no news to whoever starts the demo for the first time. */
const checks = { bundlerTimings: false }

const optimization = { inlineConst: { mode: 'all', pass: 2 } } as const

const inputOf = ({ document }: App): string => join(root, document)

/** The files that the bundler makes of an app when nobody tells it what belongs together. */
const buildUngrouped = async (app: App) =>
  (await build({
    ...builds,
    configFile: false,
    logLevel: 'error',
    plugins: bundled(),
    build: {
      write: false,
      target,
      assetsInlineLimit: 1024,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: inputOf(app), optimization, checks },
    },
  })) as Rolldown.RolldownOutput

/** Each app is built for itself, into the same folder: nothing of one is in a file of another. */
const configOf = async (app: App): Promise<UserConfig> => ({
  ...builds,
  plugins: [bundled(), wordsInPage(), firstParts(), firstTexts(), ownModules(app)],
  build: {
    outDir: folder,
    emptyOutDir: app === attendee,
    copyPublicDir: app === attendee,
    manifest: manifestOf(app),
    modulePreload: {
      polyfill: false,
      // What the entry has brought already needs not be named with every page.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/[\\/](?:vendor|app|rolldown-runtime)-/.test(file)),
    },
    target,
    assetsInlineLimit: 1024,
    rolldownOptions: {
      input: inputOf(app),
      optimization,
      checks,
      output: {
        // The entry names the files of every page: their names would be half a KiB of it, and nothing shortens them. Seven letters
        // tell four million million contents of a file apart.
        chunkFileNames: ({ name, facadeModuleId }) => {
          if (facadeModuleId?.includes('.po?') === true) return 'assets/words-[name]-[hash].js'
          return /^(?:vendor|app|rolldown-runtime)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'
        },
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunkGroups(app, await buildUngrouped(app)) },
      },
    },
  },
})

/** After the attendee's app: the others, and what is made of the files of all. */
function theRest(): Plugin {
  return {
    name: 'foyer-the-rest',
    apply: 'build',
    async closeBundle() {
      for (const app of apps)
        if (app !== attendee) await build({ ...(await configOf(app)), configFile: false, logLevel: 'warn' })
      // For the server, which names the files in the page itself: the browser asks for them at once.
      writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify(pagesByApp(folder)))
      await buildFirstPages(root, folder, { ...builds, plugins: bundled({ isDrawing: true }) })
      await buildServiceWorker(root, folder)
      precompress()
    },
  }
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  if (command === 'serve')
    return {
      ...builds,
      plugins: [sources(), wordsInPage(), firstParts(), firstTexts(), documents()],
      server: { proxy: { '/api': server, '/sandbox': server } },
    }
  const { plugins = [], ...config } = await configOf(attendee)
  return { ...config, plugins: [...plugins, theRest()] }
})
