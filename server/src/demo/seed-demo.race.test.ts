import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOwnDatabase, demoEnvironment, type OwnDatabase } from '../testing/own-database.ts'
import { ask, killLeftovers, refusal, type ServerProcess, startServer, until } from '../testing/server-process.ts'
import { buyers, staff } from './demo-edition.ts'

const main = join(import.meta.dirname, '../main.ts')

afterAll(killLeftovers)

/** A first start draws pictures, hashes passwords and sets documents: on a busy machine that takes its time. */
const SLOW = 400_000

/** A first start that is killed as soon as `isThere`. */
async function dieWhen(environment: Record<string, string>, isThere: () => Promise<boolean>): Promise<void> {
  // What was compiled is kept for all that the tests start.
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...environment },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  await until('the start is as far as it should die', () => isThere().catch(() => false))
  child.kill('SIGKILL')
  await ended
}

/** What a whole demo has. */
const whole = {
  people: buyers.length + staff.length,
  passes: buyers.length,
  invoices:
    buyers.filter((buyer) => !('voucherCode' in buyer)).length + buyers.filter((buyer) => 'stay' in buyer).length,
  stays: buyers.filter((buyer) => 'stay' in buyer).length,
  mails: 0,
}

async function count(database: OwnDatabase): Promise<Record<string, unknown> | undefined> {
  const [row] = await database.query(`select
    (select count(*)::int from users) as people,
    (select count(*)::int from passes where state = 'approved') as passes,
    (select count(*)::int from invoices where file_id is not null) as invoices,
    (select count(*)::int from bookings where state = 'booked') as stays,
    (select count(*)::int from demo_mails) as mails`)
  return row
}

const has = (database: OwnDatabase, table: string, least: number) => async () =>
  Number((await database.query(`select count(*)::int as count from ${table}`))[0]?.['count']) >= least

/** Where a first start dies. `FOYER_SEED_DEATHS=all` for every one: each takes two first starts. */
const deaths: [when: string, table: string, least: number][] = [
  ['the first buyers had paid', 'payments', 2],
  ['the tables were made', 'migrations', 3],
  ['the event was written', 'editions', 1],
  ['the staff was there', 'users', staff.length],
]

test.each(process.env['FOYER_SEED_DEATHS'] === 'all' ? deaths : deaths.slice(0, 1))(
  'after a first start that died when %s two servers begin together: the demo is whole before either is there',
  async (_when, table, least) => {
    const database = await createOwnDatabase('empty')
    await dieWhen(demoEnvironment(database), has(database, table, least))
    const seen = await Promise.all(
      [1, 2].map(async () => {
        await startServer(demoEnvironment(database))
        return count(database)
      }),
    )
    expect(seen).toEqual([whole, whole])
    killLeftovers()
    await until('the servers have left', async () => {
      const left = await database.query(
        `select 1 from pg_stat_activity where datname = current_database() and application_name = 'foyer'`,
      )
      return left.length === 0
    })
    await database.drop()
  },
  SLOW,
)

describe('an embedded database', () => {
  let folder: string
  let server: ServerProcess
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-half-'))
    await dieWhen({ FOYER_DATA: folder }, async () => existsSync(join(folder, 'database', 'base')))
    server = await startServer({ FOYER_DATA: folder })
  }, SLOW)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is made anew where its first start died', async () => {
    expect(
      await ask(server, 'POST', '/api/user/login', {
        body: { email: buyers.at(-1)?.email, password: 'Foyer-demo-2025!' },
      }),
    ).toMatchObject({ status: 200 })
  })

  test('has room for one process, and for the next one when that is gone', async () => {
    expect(await refusal({ FOYER_DATA: folder })).toBe(
      `The data folder ${folder} is in use by process ${server.pid}: stop that one first, or set FOYER_DATA to another folder.`,
    )
    expect(await ask(server, 'GET', '/api/health')).toMatchObject({ body: { status: 'ok', database: 'embedded' } })
    // Killed, it leaves its lock behind.
    await server.kill()
    expect(await (await startServer({ FOYER_DATA: folder })).stop()).toBe(0)
  })
})
