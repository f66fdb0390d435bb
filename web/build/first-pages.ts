import { join } from 'node:path'
import { build, type UserConfig } from 'vite'

/**
 * Builds what draws the first pages (`src/attendee/first/draw-first-page.tsx`) for the server, out of the very modules that
 * the browser runs, and as the browser resolves them: what is drawn here comes to life there.
 */
export async function buildFirstPages(root: string, folder: string, same: UserConfig): Promise<void> {
  await build({
    ...same,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // What a library keeps for a browser's console.
    define: { self: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'import', 'production'] } },
    build: {
      ssr: true,
      outDir: join(folder, '.server'),
      target: 'node24',
      assetsInlineLimit: 1024,
      minify: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // What asks the server from outside asks it from within.
        transform: { inject: { fetch: [join(root, 'src/attendee/first/ask-server.ts'), 'askServer'] } },
        input: join(root, 'src/attendee/first/draw-first-page.tsx'),
        output: { entryFileNames: 'attendee.js', assetFileNames: 'assets/[name]-[hash][extname]' },
      },
    },
  })
}
