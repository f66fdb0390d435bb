import { defineConfig } from 'vitest/config'

// A test that hangs does so for ever; one on a busy machine is only slow.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

const server = { include: ['server/src/**/*.test.ts'], ...patience }

/**
 * Each suite runs far from the venue and from UTC, so that a day which is taken for an instant shows itself.
 * `FOYER_TEST_TIME_ZONE=Europe/Berlin` moves them all.
 */
const inZone = (zone: string) => ({ TZ: process.env['FOYER_TEST_TIME_ZONE'] ?? zone })

/** The suites: `unit` needs nothing, `embedded` and `postgres` run the server's tests on each engine, `e2e` a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          env: inZone('America/Los_Angeles'),
          include: [
            'contract/src/**/*.test.ts',
            'server/src/**/*.unit.test.ts',
            'web/{src,build,budgets}/**/*.test.ts',
            '*.test.ts',
            'test/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...server,
          name: 'embedded',
          exclude: ['**/*.unit.test.ts', '**/*.race.test.ts'],
          env: { FOYER_TEST_ENGINE: 'embedded', ...inZone('Pacific/Auckland') },
        },
      },
      {
        test: {
          ...server,
          name: 'postgres',
          exclude: ['**/*.unit.test.ts'],
          env: { FOYER_TEST_ENGINE: 'postgres', ...inZone('America/St_Johns') },
          globalSetup: ['test/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
    maxWorkers: 2,
  },
})
