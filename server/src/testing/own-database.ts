import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createDatabase, dropDatabase } from '../../../test/databases.ts'
import { killLeftovers, startServer } from './server-process.ts'

/** One for all: servers over one database need the same. */
export const testSecret = 'a secret of the tests, thirty-two bytes long'

/** The settings of a demo over a database. */
export const demoEnvironment = (
  { url }: Pick<OwnDatabase, 'url'>,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> => ({ DATABASE_URL: url, FOYER_DEMO: '1', FOYER_SECRET: testSecret, ...more })

export interface OwnDatabase {
  readonly url: string
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  drop(): Promise<void>
}

const cluster = (): string => {
  const url = process.env['FOYER_TEST_DATABASE_URL']
  if (url === undefined) throw new Error('Processes are tested on PostgreSQL.')
  return url
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A database of its own, for processes to work on: with nothing in it, or with the demo as its first start left it. */
export async function createOwnDatabase(content: 'empty' | 'demo'): Promise<OwnDatabase> {
  const name = `foyer_process_${randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(cluster(), name, content === 'empty' ? 'template0' : await demoTemplate())
  return {
    url,
    query: (text, values) => connected(url, async (client) => (await client.query(text, values)).rows),
    drop: () => dropDatabase(cluster(), name),
  }
}

/** Whoever holds it makes the template. */
const TEMPLATE_LOCK = 7230420

/**
 * The database that a first start filled. Who needs it first makes it, and the others of the run wait: a start that
 * draws the pictures and invents the people asks six times what any other does.
 */
const demoTemplate = (): Promise<string> =>
  connected(cluster(), async (client) => {
    const name = `${process.env['FOYER_TEST_TEMPLATES']}_demo`
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length > 0) return name
    const draft = `${name}_draft`
    await dropDatabase(cluster(), draft)
    const server = await startServer(demoEnvironment({ url: await createDatabase(cluster(), draft, 'template0') }))
    if ((await server.stop()) !== 0) throw new Error(`The first start did not end well:\n${server.said()}`)
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  })

/**
 * Declares a database with the demo in it for the processes of a test file, and ends the processes that a failed test left running.
 * @param options.sharesServer: the tests have one server together, which they end themselves.
 */
export function useOwnDatabase(options: { readonly sharesServer?: boolean } = {}): OwnDatabase {
  let opened: OwnDatabase | undefined
  beforeAll(async () => {
    opened = await createOwnDatabase('demo')
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
