import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env['FOYER_SERVER'] ?? 'http://127.0.0.1:3000'

/** The font is on the first screen, so it is asked for with the page rather than with the style sheet. */
function preloadFont(): Plugin {
  return {
    name: 'foyer-preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /archivo[^/]*\.woff2$/i.test(name))
          .slice(0, 1)
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

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
  plugins: [react(), preloadFont(), precompress()],
  build: {
    manifest: true,
    target: ['chrome119', 'firefox128', 'safari17.4'],
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        // What every page needs comes in two files, not in forty: a request costs more than the bytes it would save.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack|@lingui|zod)[\\/]/,
              priority: 2,
            },
            {
              name: 'shared',
              test: /[\\/](?:contract|web)[\\/]src[\\/]/,
              minShareCount: 3,
              maxModuleSize: 12_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/sandbox': server } },
})
