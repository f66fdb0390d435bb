import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { languages } from '../contract/src/kit/languages.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { firstTexts } from './build/first-texts.ts'
import { leanContractPlugin } from './build/lean-contract.ts'
import { pageParts } from './build/page-parts.ts'
import { serviceWorker } from './build/service-worker.ts'
import { wordsInPage, wordsPlugin } from './build/words.ts'

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    leanContractPlugin(),
    wordsPlugin(),
    wordsInPage(),
    firstTexts(),
    optimizeLocales.vite({ locales: ['en-US', ...Object.values(languages).map(({ region }) => region)] }),
    react(),
    pageParts(),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    // React has had this hook itself since 18; TanStack's store still asks for the stand-in.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What the entry has brought already needs not be named with every page.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/[\\/](?:vendor|app)-/.test(file)),
    },
    target: ['chrome119', 'firefox128', 'safari17.4'],
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        // The entry names the files of every page: their names would be half a KiB of it.
        chunkFileNames: ({ name, facadeModuleId }) => {
          if (facadeModuleId?.includes('.po?') === true) return 'assets/words-[name]-[hash].js'
          return /^(?:vendor|app)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
        },
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/sandbox': server } },
})
