import { defineConfig } from 'vitest/config'

const server = {
  include: ['server/src/**/*.test.ts'],
  testTimeout: 15_000,
  hookTimeout: 60_000,
}

/** The suites: `unit` needs nothing, `embedded` and `postgres` run the server's tests on each engine, `e2e` a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/src/**/*.test.ts',
            'server/src/**/*.unit.test.ts',
            'web/src/**/*.test.ts',
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
          env: { FOYER_TEST_ENGINE: 'embedded' },
        },
      },
      {
        test: {
          ...server,
          name: 'postgres',
          exclude: ['**/*.unit.test.ts'],
          env: { FOYER_TEST_ENGINE: 'postgres' },
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
