import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { Clock } from '#platform/clock'
import type { World } from '#platform/context'
import { type Database, openPostgres, wrapEmbedded } from '#platform/database'
import { migrate } from '#platform/migrate'
import type { Ports } from '#platform/ports'
import { type App, buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { buildDemoPorts } from '../demo/compose-demo.ts'
import { openDemoRoutes } from '../demo/demo.routes.ts'
import { openSandboxBank } from '../demo/payments/sandbox-bank.ts'
import type { SandboxProvider } from '../demo/payments/sandbox-provider.ts'
import { seedEdition } from '../demo/seed.ts'

/** A clock that stands still until a test moves it. */
export class StillClock implements Clock {
  #now = new Date('2025-08-18T07:00:00Z')
  now(): Date {
    return new Date(this.#now)
  }
  forward(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
  set(now: Date): void {
    this.#now = new Date(now)
  }
}

export interface TestHouse {
  readonly app: App
  readonly database: Database
  readonly clock: StillClock
  readonly sandbox: SandboxProvider
  readonly ports: Ports
  readonly world: World
  readonly databaseUrl: string | null
}

export interface HouseOptions {
  readonly isRateLimited?: boolean
  readonly demo?: boolean
  /** The proxies that are believed. */
  readonly trustProxy?: string
  /** Replaces parts of the outside. */
  readonly ports?: (ports: Ports) => Ports
}

const config = (demo: boolean): Config => ({
  port: 0,
  host: '127.0.0.1',
  databaseUrl: null,
  dataFolder: '/nowhere',
  demo,
  publicUrl: 'http://localhost:3000',
  trustProxy: false,
  smtpUrl: null,
  secret: Buffer.from('a secret of the tests, thirty-two bytes long'),
  processes: 1,
  sharedAnswerMs: 0,
  version: '0.0.0',
})

export const testsPostgres = process.env['FOYER_TEST_ENGINE'] === 'postgres'

/** An empty, migrated database of its own, on the engine that this run tests. */
export async function openTestDatabase(): Promise<{
  database: Database
  url: string | null
  drop: () => Promise<void>
}> {
  const cluster = process.env['FOYER_TEST_DATABASE_URL']
  if (!testsPostgres || cluster === undefined) {
    const database = wrapEmbedded(
      await PGlite.create({ parsers: { 20: Number, 1082: (text: string) => text, 1700: (text: string) => text } }),
    )
    await migrate(database)
    return { database, url: null, drop: () => database.close() }
  }
  const name = `foyer_test_${randomUUID().replaceAll('-', '')}`
  await admin(cluster, `create database ${name}`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  const database = openPostgres(url.href, 20)
  await migrate(database)
  return {
    database,
    url: url.href,
    drop: async () => {
      await database.close()
      await admin(cluster, `drop database if exists ${name} with (force)`)
    },
  }
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A second server over the same database. */
export async function openNeighbour(house: TestHouse): Promise<{ app: App; close: () => Promise<void> }> {
  if (house.databaseUrl === null) throw new Error('The embedded database has room for one server.')
  const database = openPostgres(house.databaseUrl, 10)
  const { app } = await build(database, house.clock, {})
  return {
    app,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

async function build(database: Database, clock: Clock, options: HouseOptions) {
  const { ports, sandbox } = buildDemoPorts(config(options.demo ?? true), database, clock)
  const outside = options.ports?.(ports) ?? ports
  const app = await buildApp({
    database,
    ports: outside,
    version: '0.0.0',
    sharedAnswerMs: 0,
    isRateLimited: options.isRateLimited ?? false,
    openMore: (door) => {
      openDemoRoutes(door, null)
      openSandboxBank(door, sandbox)
    },
    http: {
      trustProxy: options.trustProxy ?? false,
      logLevel: process.env['FOYER_TEST_LOG'] === undefined ? 'silent' : 'error',
      scriptHashes: [],
      styleHashes: [],
      isSecure: false,
    },
  })
  return { app, sandbox, ports: outside }
}

/** A whole server over a database of its own, with the demo's event in it and nobody there. */
export async function openTestHouse(options: HouseOptions = {}): Promise<TestHouse & { close: () => Promise<void> }> {
  const clock = new StillClock()
  const { database, url, drop } = await openTestDatabase()
  await seedEdition(database)
  const { app, sandbox, ports } = await build(database, clock, options)
  return {
    app,
    database,
    clock,
    sandbox,
    ports,
    world: app.world,
    databaseUrl: url,
    close: async () => {
      await app.close()
      await drop()
    },
  }
}

/** A whole server over a database that is there already, as its own processes left it. */
export async function openHouseOn(
  url: string,
): Promise<Omit<TestHouse, 'databaseUrl'> & { close: () => Promise<void> }> {
  const clock = new StillClock()
  const database = openPostgres(url, 10)
  const { app, sandbox, ports } = await build(database, clock, {})
  return {
    app,
    database,
    clock,
    sandbox,
    ports,
    world: app.world,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** Declares one house for a test file. */
export function useTestHouse(options: HouseOptions = {}): TestHouse {
  let opened: (TestHouse & { close: () => Promise<void> }) | undefined
  beforeAll(async () => {
    opened = await openTestHouse(options)
  })
  afterAll(() => opened?.close())
  return new Proxy({} as TestHouse, {
    get: (_target, name) => {
      if (opened === undefined) throw new Error('The test house is not open yet.')
      return opened[name as keyof TestHouse]
    },
  })
}
