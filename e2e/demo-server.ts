import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase } from '../test/databases.ts'
import { freePort } from '../test/free-port.ts'

export interface DemoServer {
  readonly url: string
  stop(): Promise<void>
}

/** What a demo is kept in: files, and a database of PostgreSQL, or `null` for the embedded one among the files. */
export interface DemoHome {
  readonly folder: string
  readonly databaseUrl: string | null
}

export const newDemoFolder = (): string => mkdtempSync(join(tmpdir(), 'foyer-e2e-'))

type Settings = Readonly<Record<string, string>>

/** How many this process started: another one may get the port, and so the address, of one that ended. */
export let demosStarted = 0

/** Starts the program as people start it, on a home that is empty or that another start filled. */
export async function startDemoIn({ folder, databaseUrl }: DemoHome, more: Settings = {}): Promise<DemoServer> {
  const settings = { FOYER_DEMO: '1', FOYER_DATA: folder, DATABASE_URL: databaseUrl ?? '', ...more }
  const { url, stop } = await startProgram(settings, 'Foyer runs at')
  return { url, stop }
}

/** @param sign what it says when it is ready. @returns also all that it said until then. */
async function startProgram(settings: Settings, sign: string) {
  demosStarted += 1
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, '../server/src/main.ts')], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(sign)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}:\n${said}`)))
  })
  return {
    url: `http://localhost:${port}`,
    said,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * A fresh demo of one's own: a copy of the one that was made for the run. `FOYER_E2E_URL` names one that runs already.
 * @param settings beside those of every demo; with any, it is always one of one's own.
 */
export async function startDemo(settings: Settings = {}): Promise<DemoServer> {
  const running = process.env['FOYER_E2E_URL']
  if (running !== undefined && Object.keys(settings).length === 0) return { url: running, stop: async () => {} }
  const cluster = process.env['FOYER_E2E_CLUSTER'] ?? ''
  const name = `foyer_journey_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = await createDatabase(cluster, name, process.env['FOYER_E2E_DATABASE'] ?? '')
  const folder = newDemoFolder()
  cpSync(process.env['FOYER_E2E_FILES'] ?? '', folder, { recursive: true })
  return leaveNothing(await startDemoIn({ folder, databaseUrl }, settings), async () => {
    await dropDatabase(cluster, name)
    rmSync(folder, { recursive: true, force: true })
  })
}

/** A demo from nothing, with the embedded database: what somebody has who tries the program. */
export async function startFirstDemo(): Promise<DemoServer> {
  const folder = newDemoFolder()
  const demo = await startDemoIn({ folder, databaseUrl: null })
  return leaveNothing(demo, async () => rmSync(folder, { recursive: true, force: true }))
}

const leaveNothing = ({ url, stop }: DemoServer, remove: () => Promise<void>): DemoServer => ({
  url,
  async stop() {
    await stop()
    await remove()
  },
})

interface Installation extends DemoServer {
  /** By which the first owner comes in: it printed this one. */
  readonly link: string
  /** `npm run doctor` over its database. @returns how it ended, and what it said. */
  doctor(): { readonly status: number | null; readonly said: string }
}

/** A real installation over an empty database, whose mail goes to this address. */
export async function startInstallation(smtpUrl: string, more: Settings = {}): Promise<Installation> {
  const cluster = process.env['FOYER_E2E_CLUSTER'] ?? ''
  const name = `foyer_journey_${randomUUID().replaceAll('-', '')}`
  const settings = {
    FOYER_DEMO: '',
    DATABASE_URL: await createDatabase(cluster, name, 'template0'),
    FOYER_SECRET: 'a secret of the journeys, thirty-two bytes',
    SMTP_URL: smtpUrl,
    ...more,
  }
  const started = await startProgram(settings, '/organiser/begin#')
  const link = /http\S+\/organiser\/begin#[\w-]{43}/.exec(started.said)?.[0] ?? ''
  return {
    link,
    doctor() {
      const program = join(import.meta.dirname, '../server/src/cli/doctor.ts')
      const env = { ...process.env, PUBLIC_URL: started.url, ...settings }
      const { status, stdout, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' })
      return { status, said: stdout + stderr }
    },
    ...leaveNothing(started, () => dropDatabase(cluster, name)),
  }
}
