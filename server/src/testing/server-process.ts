import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'

const main = join(import.meta.dirname, '../main.ts')
const root = join(import.meta.dirname, '../../..')

/** What takes longer hangs: less than a test may take, so that it is named. In milliseconds. */
const PATIENCE_MS = 300_000

export interface ServerProcess {
  /** Where it answers, without a slash at the end. */
  readonly url: string
  readonly pid: number
  /** All that it wrote so far, both streams. */
  said(): string
  /** Sends SIGTERM and waits for the end. Null: a signal ended it. */
  stop(): Promise<number | null>
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>
  /** Sends SIGTERM, and leaves the waiting to `ended`. */
  terminate(): void
  readonly ended: Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Ends what a failed test left running. */
export function killLeftovers(): void {
  for (const child of running) child.kill('SIGKILL')
}

type Environment = Readonly<Record<string, string>>

function run(environment: Environment): { child: ChildProcess; said: () => string; ended: Promise<number | null> } {
  const inherited = Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'TZ', 'NODE_COMPILE_CACHE'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    cwd: root,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  // `close`, and not `exit`: everything it wrote has arrived by then.
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  running.add(child)
  return { child, said: () => text, ended }
}

/** Starts the program itself, on a free port, and waits until it answers. */
export async function startServer(environment: Environment): Promise<ServerProcess> {
  const { child, said, ended } = run({ PORT: '0', ...environment })
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /(?:Foyer runs at|Server listening at) (http:\/\/[^\s"]+)/.exec(said())?.[1]
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'))
    }
    child.stdout?.on('data', look)
    void ended.then(() => reject(new Error(`The server did not start:\n${said()}`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    said,
    ended,
    terminate: () => void child.kill('SIGTERM'),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Starts the program where it must refuse to start, and tells how it ended. */
export async function failToStart(environment: Environment): Promise<{ code: number | null; said: string }> {
  const { child, said, ended } = run({ PORT: '0', ...environment })
  const tooLong = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  const code = await ended
  clearTimeout(tooLong)
  return { code, said: said() }
}

/** What it says is one sentence behind the fixed beginning, on one line, and nothing else: no stack, no secret. */
export async function refusal(environment: Environment): Promise<string> {
  const { code, said } = await failToStart(environment)
  const [line = '', ...more] = said.trimEnd().split('\n')
  expect({ code, more }, said).toEqual({ code: 1, more: [] })
  expect(line).toMatch(/^Foyer cannot start\. [A-Z].+\.$/)
  expect(line).not.toMatch(/\bat \S+:\d+|Error:|hidden-password/)
  return line.slice('Foyer cannot start. '.length)
}

export interface Answered<T> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

/** One request over a connection of its own. */
export async function ask<T = Record<string, unknown>>(
  server: Pick<ServerProcess, 'url'>,
  method: string,
  path: string,
  options: { token?: string | null; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answered<T>> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      connection: 'close',
      ...(options.token == null ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  })
  const text = await answer.text()
  const isJson = (answer.headers.get('content-type') ?? '').includes('json')
  return {
    status: answer.status,
    body: (isJson && text !== '' ? JSON.parse(text) : text) as T,
    headers: answer.headers,
  }
}

/** Asks again and again until it is so; for what another process does in its own time. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It never came about: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
