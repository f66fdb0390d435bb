import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#platform/ground/clock'
import { createOwnDatabase, demoEnvironment, testSecret as secret, useOwnDatabase } from './testing/own-database.ts'
import { signUpForm } from './testing/people.ts'
import { ask, failToStart, refusal, startServer, until } from './testing/server-process.ts'
import { ownerEntries } from './testing/setup.ts'
import { appCode } from './testing/staff.ts'

const database = useOwnDatabase()
let folder: string
let taken: Server
let takenPort: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-start-'))
  taken = createServer()
  takenPort = await new Promise((resolve) =>
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
})
afterAll(async () => {
  taken.close()
  rmSync(folder, { recursive: true, force: true })
})

const settings = () => demoEnvironment(database)

const changed = (change: (url: URL) => void): string => {
  const url = new URL(database.url)
  change(url)
  return url.href
}

test('a demo begins with a mail server that nobody answers at, and sends nothing to the people whom it invents', async () => {
  const empty = await createOwnDatabase('empty')
  const server = await startServer({ ...demoEnvironment(empty), SMTP_URL: 'smtp://127.0.0.1:1' })
  expect((await ask(server, 'GET', '/api/health')).status).toBe(200)
  expect(await empty.query(`select outcome, count(*)::int > 0 as some from mails group by outcome`)).toEqual([
    { outcome: 'accepted', some: true },
  ])
  expect((await ask(server, 'POST', '/api/sign-up', { body: signUpForm() })).status).toBe(201)
  await until(
    'a mail to somebody was tried at the mail server',
    async () => (await empty.query(`select 1 from mails where outcome = 'unanswered'`)).length > 0,
  )
  await server.stop()
  await empty.drop()
})

test('a wrong setting is named, with what it wants', async () => {
  expect(await refusal({ ...settings(), PORT: 'eighty' })).toBe('PORT must be a port number from 0 to 65535.')
  expect(await refusal({ ...settings(), FOYER_SECRET: 'short' })).toBe(
    'FOYER_SECRET must be at least 32 characters of random text.',
  )
})

describe('outside the demo', () => {
  const production = () => ({
    FOYER_SECRET: secret,
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'https://register.example.com',
  })
  const LINK = /https:\/\/register\.example\.com\/organiser\/begin#([\w-]{43})/

  /** Runs the program with a note of every file of ours that it loads. */
  async function filesLoaded(run: (environment: Record<string, string>) => Promise<unknown>): Promise<string[]> {
    const list = join(folder, 'loaded')
    writeFileSync(list, '')
    const noting = `
      import { appendFileSync } from 'node:fs'
      import { registerHooks } from 'node:module'
      registerHooks({ load(url, context, next) {
        const file = /server\\/src\\/(.+)$/.exec(url)
        if (file !== null) appendFileSync(process.env.TMPDIR, file[1] + '\\n')
        return next(url, context)
      } })`
    await run({ TMPDIR: list, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(noting)}` })
    return readFileSync(list, 'utf8').trimEnd().split('\n')
  }

  test('an empty database begins with one link, which works once, and which the next start replaces', async () => {
    const empty = await createOwnDatabase('empty')
    const settings = {
      ...production(),
      DATABASE_URL: empty.url,
      STRIPE_SECRET_KEY: 'sk_live_of_the_tests',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_of_the_tests',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    }
    const start = async () => {
      const server = await startServer(settings)
      return { server, link: LINK.exec(server.said())?.[1] ?? '' }
    }
    const first = await start()
    expect((await ask(first.server, 'GET', '/api/health')).body).toMatchObject({ demo: false })
    expect(await ask(first.server, 'GET', '/api/edition')).toMatchObject({
      status: 503,
      body: { code: 'requests/no-edition' },
    })
    expect((await ask(first.server, 'GET', '/api/demo/mailbox')).status).toBe(404)
    expect((await ask(first.server, 'GET', '/demo/mailbox')).status).toBe(404)
    await first.server.stop()

    const second = await start()
    const claim = (link: string) =>
      ask<{ token: string }>(second.server, 'POST', '/api/setup/owner', { body: ownerEntries(link) })
    expect((await claim(first.link)).status).toBe(410)
    const { status, body } = await claim(second.link)
    expect(status).toBe(201)
    // Nothing opens before they have an app on their phone.
    const { token } = body
    const { body: app } = await ask<{ secret: string }>(second.server, 'POST', '/api/user/second-factor/totp', {
      token,
    })
    const code = appCode({ clock: systemClock }, app.secret)
    expect((await ask(second.server, 'PUT', '/api/organiser/own/totp', { token, body: { code } })).status).toBe(200)
    const setup = await ask(second.server, 'GET', '/api/organiser/setup', { token })
    expect(setup.body).toMatchObject({ payment: 'stripe', openedAt: null, event: { entered: null } })
    expect(second.server.said().split(second.link)).toHaveLength(2)
    // What failed to reach a mail server, or the address that is another's, is told and ends nothing.
    const { body: check } = await ask(second.server, 'GET', '/api/organiser/self-check', { token })
    expect(check).toMatchObject({
      database: { engine: 'postgres' },
      mail: { state: 'ill' },
      payment: { provider: 'stripe', mode: 'live' },
    })
    await second.server.stop()

    const third = await start()
    expect(third.link).toBe('')
    await third.server.stop()
    expect(await refusal({ ...demoEnvironment(empty) })).toBe(
      'DATABASE_URL names the database of a real event, where a test card must buy nothing: name another one, or leave FOYER_DEMO out.',
    )
    await empty.drop()
  })

  test('of several processes one prints the link', async () => {
    const empty = await createOwnDatabase('empty')
    const server = await startServer({ ...production(), DATABASE_URL: empty.url, FOYER_PROCESSES: '2' })
    await until('the link is there', async () => LINK.test(server.said()))
    expect(server.said().match(new RegExp(LINK, 'g'))).toHaveLength(1)
    await server.stop()
    await empty.drop()
  })

  test('it does not start over the event of a demo', async () => {
    expect(await refusal({ ...production(), DATABASE_URL: database.url })).toBe(
      'DATABASE_URL names the database of a demo, whose passes nobody paid for: name another one, or set FOYER_DEMO to 1.',
    )
  })

  test('nothing of the demo is as much as loaded: no test card, no bank, no mailbox, no movable clock', async () => {
    const empty = await createOwnDatabase('empty')
    const inProduction = await filesLoaded(async (noting) =>
      (await startServer({ ...production(), DATABASE_URL: empty.url, ...noting })).stop(),
    )
    expect(inProduction).toContain('app.ts')
    expect(inProduction.filter((file) => /demo|sandbox/.test(file))).toEqual([])
    const inDemo = await filesLoaded(async (noting) => (await startServer({ ...settings(), ...noting })).stop())
    expect(inDemo).toContain('demo/payments/sandbox-provider.ts')
    await empty.drop()
  })
})

test('several processes refuse as one does', async () => {
  const { code, said } = await failToStart({
    ...settings(),
    FOYER_PROCESSES: '2',
    DATABASE_URL: changed((url) => {
      url.hostname = 'nowhere.invalid'
    }),
  })
  expect(code).toBe(1)
  expect(said).toContain('Foyer cannot start. The database does not answer')
})

test('a database that does not answer is named by its setting', async () => {
  const closed = await refusal({
    ...settings(),
    DATABASE_URL: changed((url) => {
      url.port = '1'
      url.password = 'hidden-password'
    }),
  })
  expect(closed).toBe('The database does not answer: check DATABASE_URL, and that PostgreSQL runs.')
  expect(
    await refusal({
      ...settings(),
      DATABASE_URL: changed((url) => {
        url.hostname = 'nowhere.invalid'
      }),
    }),
  ).toBe(closed)
})

test('a database that does not exist is told from one that does not answer', async () => {
  expect(
    await refusal({
      ...settings(),
      DATABASE_URL: changed((url) => {
        url.pathname = '/not_there'
      }),
    }),
  ).toBe('The database that DATABASE_URL names does not exist: create it with createdb, or correct its name.')
})

test('a user whom the database does not know is told so', async () => {
  expect(
    await refusal({
      ...settings(),
      DATABASE_URL: changed((url) => {
        url.username = 'stranger'
      }),
    }),
  ).toMatch(/^The database does not let the user of DATABASE_URL in: correct DATABASE_URL/)
})

test('a user who may not make tables is told so', async () => {
  const user = `weak_${process.pid}`
  await database.query(`create role ${user} login`)
  const own = await createOwnDatabase('empty')
  await own.query('revoke create on schema public from public')
  const url = new URL(own.url)
  url.username = user
  expect(await refusal({ ...settings(), DATABASE_URL: url.href })).toBe(
    'The user of DATABASE_URL may not create tables: make it the owner of the database.',
  )
  await own.drop()
  await database.query(`drop role ${user}`)
})

test('a database that lets in too few connections is told from one that does not answer, before anybody is served', async () => {
  const user = `few_${process.pid}`
  await database.query(`create role ${user} login connection limit 8`)
  const own = await createOwnDatabase('empty')
  const url = new URL(own.url)
  url.username = user
  expect(await refusal({ ...settings(), DATABASE_URL: url.href, FOYER_PROCESSES: '2' })).toBe(
    'FOYER_PROCESSES is 2, which needs 47 connections, and the database lets in 8: raise its max_connections (or the limit of its user), or set FOYER_PROCESSES lower.',
  )
  await own.drop()
  await database.query(`drop role ${user}`)
})

test('a database that is newer than the program is left alone', async () => {
  await database.query(`insert into migrations (name, hash) values ('20991231T0000_later', 'x')`)
  const sentence = await refusal(settings())
  expect(sentence).toMatch(/^The database has a change \(20991231T0000_later\) .+: start the newer version/)
  expect(await database.query(`select count(*)::int as count from migrations where name > '2099'`)).toEqual([
    { count: 1 },
  ])
  await database.query(`delete from migrations where name = '20991231T0000_later'`)
  expect(await (await startServer(settings())).stop()).toBe(0)
})

test('a script that was edited after it ran is told from the one that ran', async () => {
  const [first] = await database.query('select name, hash from migrations order by name limit 1')
  await database.query('update migrations set hash = $1 where name = $2', ['other', first?.['name']])
  expect(await refusal(settings())).toMatch(/^The script \S+ was edited after it ran: restore it/)
  await database.query('update migrations set hash = $1 where name = $2', [first?.['hash'], first?.['name']])
})

test('a port that is taken, and a host that is not this machine’s, are named', async () => {
  expect(await refusal({ ...settings(), PORT: String(takenPort) })).toBe(
    `The port ${takenPort} is taken by another program: stop that one, or set PORT to another number.`,
  )
  for (const host of ['nowhere.invalid', '203.0.113.7'])
    expect(await refusal({ ...settings(), HOST: host })).toBe(
      `The host ${host} is no address of this machine: set HOST to one, such as 127.0.0.1 or 0.0.0.0.`,
    )
})

test('a data folder that is a file is refused', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(await refusal({ FOYER_DATA: file })).toMatch(/^FOYER_DATA must be a folder/)
  expect(await refusal({ FOYER_DATA: file, FOYER_SECRET: secret })).toMatch(/^The data folder \S+ cannot be written to/)
})
