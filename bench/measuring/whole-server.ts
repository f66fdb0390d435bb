import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../test/free-port.ts'
import { root, serverEnvironment, serverFlags } from './server-flags.ts'

export interface WholeServer {
  readonly port: number
  /** From the process's start to its first right answer, in seconds. */
  readonly took: number
  /** As an operator stops it. */
  stop(): Promise<void>
  /** SIGKILL for it and all that it started, at the same moment. */
  kill(): Promise<void>
}

/** A first start on a busy machine takes long; ratios are of one run. In milliseconds. */
const patience = 140_000

/** The demo as `npm start` starts it once everything is installed and built. */
export async function startWhole(environment: Readonly<Record<string, string>>): Promise<WholeServer> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, [...serverFlags, join(root, 'server/src/main.ts')], {
    cwd: root,
    env: {
      ...serverEnvironment,
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: 'ignore',
    detached: true,
  })
  const killAll = () => killGroup(child)
  process.once('exit', killAll)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (signal: () => void) => {
    signal()
    const giveUp = setTimeout(killAll, 10_000)
    await ended
    clearTimeout(giveUp)
    process.off('exit', killAll)
  }
  const server = (took: number): WholeServer => ({
    port,
    took,
    stop: () => end(() => child.kill('SIGTERM')),
    kill: () => end(killAll),
  })
  while (performance.now() - start < patience) {
    if (child.exitCode !== null) throw new Error(`The demo ended with ${child.exitCode}.`)
    const answer = await fetch(`http://127.0.0.1:${port}/api/edition`, { headers: { connection: 'close' } }).catch(
      () => null,
    )
    await answer?.arrayBuffer()
    if (answer?.status === 200) return server((performance.now() - start) / 1000)
    await sleep(10)
  }
  await end(killAll)
  throw new Error('The demo did not answer.')
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
