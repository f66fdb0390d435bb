import { tmpdir } from 'node:os'
import { defineConfig } from 'vitest/config'
import { whereEnginesDiffer } from './test/engines.ts'
import { openFolderInMemory } from './test/folder-in-memory.ts'
import { breakFiles } from './test/mutation/break-files.ts'
import { routesPlugin } from './web/build/routes.ts'
import { wordsPlugin } from './web/build/words.ts'

// Databases, demos and browsers keep their files there: all that a run starts inherits it.
process.env['TMPDIR'] = openFolderInMemory() ?? tmpdir()

// A test that hangs does so for ever; one on a busy machine is only slow, by ten times and more.
const poll = { timeout: 120_000, interval: 50 }
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll } }

const mocked = 'server/src/**/*.mocked*.test.ts'

const server = {
  include: ['server/src/**/*.test.ts'],
  ...patience,
  // A file has a house of its own; loading the server anew for each cost a third of the time. Who replaces a library
  // has to be there before the server is loaded, and is called `*.mocked*.test.ts`.
  isolate: false,
  // What a request leaves behind is gone by the next: a larger nursery is swept less often.
  execArgv: ['--max-semi-space-size=64'],
  setupFiles: ['test/cheap-hashes.ts'],
}

/**
 * Each suite runs far from the venue and from UTC, so that a day which is taken for an instant shows itself.
 * `FOYER_TEST_TIME_ZONE=Europe/Berlin` moves them all.
 */
const inZone = (zone: string) => ({ TZ: process.env['FOYER_TEST_TIME_ZONE'] ?? zone })

/** The office is another program than the attendee's, and both set up what they share, each for itself. */
const office = ['web/src/**/organiser/**/*.page.test.tsx', 'web/src/platform/**/*.office.page.test.tsx']

const pages = {
  include: ['web/src/**/*.page.test.tsx'],
  ...patience,
  environment: './test/one-window.ts',
  // Loading a whole app anew for each file took half of the time.
  isolate: false,
  setupFiles: ['web/src/testing/each-visit.ts'],
  unstubGlobals: true,
  restoreMocks: true,
  env: inZone('America/Los_Angeles'),
}

/** The suites: `unit` needs nothing, `pages` and `office-pages` open the browser's pages without a browser, `postgres` and `embedded` run the server's tests on an engine (`postgres-mocked` those that replace a library), `e2e` a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [...breakFiles(), wordsPlugin()],
        test: {
          name: 'unit',
          ...patience,
          // Loading everything anew for each file took a third of the time. What a test puts in the place of a global goes with it.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          env: inZone('America/Los_Angeles'),
          include: [
            'contract/src/**/*.test.ts',
            'server/src/**/*.unit.test.ts',
            'web/{src,build,budgets}/**/*.test.ts',
            '*.test.ts',
            'words/**/*.test.ts',
            'test/**/*.test.ts',
          ],
        },
      },
      { plugins: [wordsPlugin(), routesPlugin()], test: { ...pages, name: 'pages', exclude: office } },
      { plugins: [wordsPlugin(), routesPlugin()], test: { ...pages, name: 'office-pages', include: office } },
      {
        test: {
          ...server,
          // V8 of Node 24 can free the way from WebAssembly to an import twice, while it collects code that is not used any more,
          // and ends the process (nodejs/node#66366; V8 has it mended since 9b8ca54d5a). A process of this suite opens and
          // closes many engines, each of which goes as a whole: what was compiled a second time stays until then.
          execArgv: [...server.execArgv, '--no-wasm-code-gc'],
          name: 'embedded',
          include: whereEnginesDiffer,
          env: { FOYER_TEST_ENGINE: 'embedded', ...inZone('Pacific/Auckland') },
          globalSetup: ['test/global-setup.ts'],
        },
      },
      {
        plugins: breakFiles(),
        test: {
          ...server,
          name: 'postgres',
          exclude: ['**/*.unit.test.ts', mocked],
          env: { FOYER_TEST_ENGINE: 'postgres', ...inZone('America/St_Johns') },
          globalSetup: ['test/global-setup.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'postgres-mocked',
          include: [mocked],
          isolate: true,
          env: { FOYER_TEST_ENGINE: 'postgres', ...inZone('America/St_Johns') },
          globalSetup: ['test/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          // One browser for all files of a process.
          isolate: false,
          ...patience,
          expect: { poll: { ...poll, interval: 100 } },
          globalSetup: ['test/demo-template.ts'],
        },
      },
    ],
    // One more than a small machine has cores: whoever waits for a browser or a database leaves theirs to another.
    maxWorkers: 3,
  },
})
