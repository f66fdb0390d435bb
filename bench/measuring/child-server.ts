import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { serverEnvironment, serverFlags } from './server-flags.ts'

export interface Usage {
  /** Resident memory now and at its highest, in MiB. */
  readonly memory: number
  readonly peakMemory: number
  /** Time on a core since the last question, in microseconds. */
  readonly cpu: number
}

export interface ChildServer {
  readonly port: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

const running = new Set<ChildServer>()

/** Ends every server that still runs, for a row that ended before its time. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()))
}

/**
 * Starts one of the servers of this folder in a process of its own.
 * @param settings what the program reads first.
 */
export async function startChild(
  program: 'foyer-server' | 'bare-server' | 'bare-orders',
  settings: object,
): Promise<ChildServer> {
  const child = fork(join(import.meta.dirname, `${program}.ts`), [], {
    execArgv: [...serverFlags, ...profiling(program)],
    env: { ...serverEnvironment, ...process.env },
    stdio: ['ignore', process.env['FOYER_BENCH_LOG'] === undefined ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  })
  child.send(settings)
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port))
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before it answered.`)))
  })
  const server: ChildServer = {
    port,
    usage: () => ask(child),
    async stop() {
      running.delete(server)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.send('stop')
      const giveUp = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await ended
      clearTimeout(giveUp)
    },
  }
  running.add(server)
  return server
}

/** `FOYER_BENCH_PROFILE=folder` writes a CPU profile of each server into the folder. */
function profiling(program: string): string[] {
  const folder = process.env['FOYER_BENCH_PROFILE']
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${join(folder, program)}`]
}

function ask(child: ChildProcess): Promise<Usage> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('The server is gone.'))
    child.once('exit', gone)
    child.once('message', (message) => {
      child.off('exit', gone)
      resolve(message as Usage)
    })
    child.send('usage')
  })
}
