import { afterAll, afterEach, beforeAll } from 'vitest'
import { createOwnDatabase, killLeftovers, type OwnDatabase } from './server-process.ts'

/** One for all: servers over one database need the same. */
export const testSecret = 'a secret of the tests, thirty-two bytes long'

/** The settings of a demo over a database. */
export const demoEnvironment = (
  { url }: Pick<OwnDatabase, 'url'>,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> => ({ DATABASE_URL: url, FOYER_DEMO: '1', FOYER_SECRET: testSecret, ...more })

/**
 * Declares an empty database for the processes of a test file, and ends the processes that a failed test left running.
 * @param options.sharesServer: the tests have one server together, which they end themselves.
 */
export function useOwnDatabase(options: { readonly sharesServer?: boolean } = {}): OwnDatabase {
  let opened: OwnDatabase | undefined
  beforeAll(async () => {
    opened = await createOwnDatabase()
  })
  if (options.sharesServer !== true) afterEach(killLeftovers)
  afterAll(async () => {
    killLeftovers()
    await opened?.drop()
  })
  return new Proxy({} as OwnDatabase, {
    get: (_target, name) => {
      if (opened === undefined) throw new Error('The database is not there yet.')
      return opened[name as keyof OwnDatabase]
    },
  })
}
