import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite'
import { languages } from '../contract/src/kit/languages.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { firstTexts } from './build/first-texts.ts'
import { leanContractPlugin } from './build/lean-contract.ts'
import { pageParts } from './build/page-parts.ts'
import { routesPlugin } from './build/routes.ts'
import { serviceWorker } from './build/service-worker.ts'
import { wordsInPage, wordsPlugin } from './build/words.ts'

const target = ['chrome119', 'firefox128', 'safari17.4']
const server = process.env['FOYER_SERVER'] ?? 'http://127.0.0.1:3000'

/** Every text file also compressed, so that the server only has to send it. */
function precompress(): Plugin {
  let folder = ''
  return {
    name: 'foyer-precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|html|svg|json)$/.test(name) || name.startsWith('.vite')) continue
        const content = readFileSync(join(folder, name))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
        writeFileSync(
          join(folder, `${name}.br`),
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        )
      }
    },
  }
}

const builds: UserConfig = {
  root: import.meta.dirname,
  resolve: {
    // React has had this hook itself since 18; TanStack's store still asks for the stand-in.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
}

/** What makes of our sources what a browser runs. */
const sources = (): PluginOption[] => [
  leanContractPlugin(),
  routesPlugin(),
  wordsPlugin(),
  optimizeLocales.vite({ locales: ['en-US', ...Object.values(languages).map(({ region }) => region)] }),
  react(),
]

/** The files that the bundler makes when nobody tells it what belongs together. */
const buildUngrouped = async () =>
  (await build({
    ...builds,
    configFile: false,
    logLevel: 'error',
    plugins: sources(),
    build: { write: false, target, assetsInlineLimit: 1024, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput

export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    ...builds,
    plugins: [sources(), wordsInPage(), firstTexts(), pageParts(), serviceWorker(), precompress()],
    build: {
      manifest: true,
      modulePreload: {
        polyfill: false,
        // What the entry has brought already needs not be named with every page.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !/[\\/](?:vendor|app|rolldown-runtime)-/.test(file)),
      },
      target,
      assetsInlineLimit: 1024,
      rolldownOptions: {
        output: {
          // The entry names the files of every page: their names would be half a KiB of it.
          chunkFileNames: ({ name, facadeModuleId }) => {
            if (facadeModuleId?.includes('.po?') === true) return 'assets/words-[name]-[hash].js'
            return /^(?:vendor|app|rolldown-runtime)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
          },
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: command === 'build' ? chunkGroups(await buildUngrouped()) : [],
          },
        },
      },
    },
    server: { proxy: { '/api': server, '/sandbox': server } },
  }),
)
