import { afterAll, beforeAll, expect } from 'vitest'
import type { World } from '#platform/context'
import type { Database } from '#platform/database/database'
import { openPostgres } from '#platform/database/postgres'
import type { Clock } from '#platform/ground/clock'
import { runHere } from '#platform/ground/tasks'
import type { Ports } from '#platform/ports'
import { type App, buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { buildDemoPorts } from '../demo/compose-demo.ts'
import { openDemoRoutes } from '../demo/demo.routes.ts'
import { openSandboxBank } from '../demo/payments/sandbox-bank.ts'
import type { SandboxProvider } from '../demo/payments/sandbox-provider.ts'
import { emptyPage } from './empty-page.ts'
import { testSecret } from './own-database.ts'
import { openFurnishedDatabase, openNear, openTestDatabase } from './test-database.ts'
import { type WatchedAnswers, watchAnswers } from './watch-answers.ts'

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
  /** What its answers were; it cannot be closed where one of them was wrong. */
  readonly answers: WatchedAnswers
}

export interface HouseOptions {
  readonly isRateLimited?: boolean
  readonly demo?: boolean
  /** The deployment's secret where it is not that of all tests, and the one beside it. */
  readonly secret?: string
  readonly secretAlso?: string | null
  /** False: nobody has set up an event yet. */
  readonly hasEdition?: boolean
  /** The proxies that are believed. */
  readonly trustProxy?: string
  /**
   * True: documents are set; else each is an empty page. To set one takes a processor 20 ms and more, and most who come
   * to a house have one: it is for suites that open it.
   */
  readonly drawsDocuments?: boolean
  /** Replaces parts of the outside. */
  readonly ports?: (ports: Ports) => Ports
  /** How long an answer that is the same for everybody may be kept, in milliseconds; not at all unless it is said. */
  readonly sharedAnswerMs?: number
}

const config = ({ demo = true, secret = testSecret, secretAlso = null }: HouseOptions): Config => ({
  port: 0,
  host: '127.0.0.1',
  databaseUrl: null,
  dataFolder: '/nowhere',
  demo,
  publicUrl: 'http://localhost:3000',
  trustProxy: false,
  smtpUrl: null,
  secret: Buffer.from(secret),
  secretAlso: secretAlso === null ? null : Buffer.from(secretAlso),
  processes: 1,
  sideEnvironment: {},
  log: 'error',
  sharedAnswerMs: 0,
  version: '0.0.0',
  wallets: { apple: null, google: null },
  viesUrl: null,
  stripe: null,
})

interface Neighbour {
  readonly app: App
  readonly database: Database
  readonly close: () => Promise<void>
}

type Server = Pick<TestHouse, 'app'>

/** Two servers over one database, for what is done to it here alone. */
export async function withTwoServers<T>(
  work: (house: TestHouse, servers: readonly [Server, Server]) => Promise<T>,
): Promise<T> {
  const house = await openTestHouse()
  const neighbour = await openNeighbour(house)
  try {
    return await work(house, [house, neighbour])
  } finally {
    await neighbour.close()
    await house.close()
  }
}

/** A second server over the same database. @param url where it does not reach it by the same way. */
export async function openNeighbour(
  house: Pick<TestHouse, 'databaseUrl' | 'clock'>,
  options: HouseOptions = {},
  url = house.databaseUrl,
): Promise<Neighbour> {
  if (url === null) throw new Error('The embedded database has room for one server.')
  const database = url === house.databaseUrl ? openNear(url, 10) : openPostgres(url, 10)
  const { app } = await buildHouse(database, house.clock, options)
  return {
    app,
    database,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** A whole server over a database, with nothing of the outside but what a test puts there. */
export async function buildHouse(database: Database, clock: Clock, options: HouseOptions = {}) {
  const { ports, sandbox } = buildDemoPorts(config(options), database, {
    clock,
    tasks: runHere,
  })
  const drawing = options.drawsDocuments === true ? ports : { ...ports, documents: emptyPage }
  const outside = options.ports?.(drawing) ?? drawing
  const app = await buildApp({
    database,
    ports: outside,
    version: '0.0.0',
    sharedAnswerMs: options.sharedAnswerMs ?? 0,
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
      cardPage: null,
    },
  })
  return { app, sandbox, ports: outside, answers: watchAnswers(app.http) }
}

/** A whole server over a database of its own, with the demo's event in it and nobody there. */
export async function openTestHouse(options: HouseOptions = {}): Promise<TestHouse & { close: () => Promise<void> }> {
  const clock = new StillClock()
  const { database, url, drop } = await (options.hasEdition === false ? openTestDatabase() : openFurnishedDatabase())
  const { app, sandbox, ports, answers } = await buildHouse(database, clock, options)
  return {
    app,
    database,
    clock,
    sandbox,
    ports,
    world: app.world,
    databaseUrl: url,
    answers,
    close: async () => {
      await app.close()
      await drop()
      expect(answers.wrong, 'what this house answered and may not').toEqual([])
    },
  }
}

/** A whole server over a database that is there already, as its own processes left it. */
export async function openHouseOn(
  url: string,
): Promise<Omit<TestHouse, 'databaseUrl' | 'answers'> & { close: () => Promise<void> }> {
  const clock = new StillClock()
  const database = openNear(url, 10)
  const { app, sandbox, ports } = await buildHouse(database, clock)
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
export const useTestHouse = (options: HouseOptions = {}): TestHouse => declared(() => openTestHouse(options))

/** Declares a second server over the database of a house that is declared before it. */
export const useNeighbour = (house: TestHouse, options: HouseOptions = {}): Neighbour =>
  declared(() => openNeighbour(house, options))

/** Something that is open as long as the tests of a file run; what is declared last is closed first. */
function declared<Opened extends { close: () => Promise<void> }>(open: () => Promise<Opened>): Opened {
  let opened: Opened | undefined
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened?.close())
  return new Proxy({} as Opened, {
    get: (_target, name) => {
      if (opened === undefined) throw new Error('The test house is not open yet.')
      return opened[name as keyof Opened]
    },
  })
}
