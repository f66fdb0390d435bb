import { type ChildProcess, fork } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { type Task, TaskFailed, type TaskRunner, type Thrown } from './tasks.ts'
import { createTurns } from './turns.ts'

/** Where others want the core it runs on, it is left about a quarter of it: setpriority(2). */
const NICENESS = 5

/** What the process says of a task. */
export type Answer = { readonly done: unknown } | { readonly failed: Thrown }

interface SideProcessOptions {
  /** All that it is told of the environment: no task needs to know a password. */
  readonly environment: Readonly<Record<string, string>>
  /** So long it stays without a task, in milliseconds: its memory is the machine's again. */
  readonly idleMs?: number
  /** So long a task takes at most, in milliseconds: then its process is ended, and the next task has another. */
  readonly longestMs?: number
}

/**
 * Does tasks in a process beside this one, one after the other: a page that is drawn keeps nobody waiting who asks for
 * something else, what its libraries need of memory goes with it, and where one of them brings its process down, one
 * task failed. It is started with the first task and ends when there was none for a while, or with this process.
 */
export function openSideProcess({ environment, idleMs = 60_000, longestMs = 60_000 }: SideProcessOptions): TaskRunner {
  const turns = createTurns({ places: 1, longestWait: 30_000, longestLine: 1000, what: 'a task of the side process' })
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  /** The next task has another, also where this one still ends. */
  function end(): void {
    child?.disconnect()
    child = undefined
  }

  function start(): ChildProcess {
    const started = fork(new URL('./side-process-child.ts', import.meta.url), [], {
      serialization: 'advanced',
      env: environment,
    })
    const forget = () => {
      if (child === started) child = undefined
    }
    started.once('exit', forget)
    giveWay(started)
    // The machine has no room for it, or it went in the moment in which it was let go: this process goes on.
    started.on('error', forget)
    // This process may end without it, and it then ends too.
    started.unref()
    started.channel?.unref()
    return started
  }

  return {
    run: (task, input) =>
      turns.run(async () => {
        clearTimeout(idle)
        child ??= start()
        try {
          return await ask(child, task, input, longestMs)
        } finally {
          idle = setTimeout(end, idleMs).unref()
        }
      }),
  }
}

/** A paper is drawn when nobody at the door needs the core: it may come a little later, and who buys may not. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW))
  } catch {
    // Gone already, or a machine that does not allow it: it works as everything else does.
  }
}

function ask<Input, Output>(
  child: ChildProcess,
  { url, name }: Task<Input, Output>,
  input: Input,
  longestMs: number,
): Promise<Output> {
  return new Promise<Output>((resolve, reject) => {
    const tooLong = setTimeout(() => child.kill('SIGKILL'), longestMs)
    const end = () => {
      clearTimeout(tooLong)
      child.off('message', hear)
      child.off('exit', mourn)
      child.off('error', mournUnborn)
      child.channel?.unref()
    }
    const hear = (message: unknown) => {
      end()
      const answer = message as Answer
      if ('failed' in answer) reject(new TaskFailed(answer.failed))
      else resolve(answer.done as Output)
    }
    const fail = (message: string) => {
      end()
      reject(new TaskFailed({ name: 'SideProcessEnded', message }))
    }
    const mourn = (code: number | null, signal: string | null) =>
      fail(`The side process ended with ${signal ?? code} in the midst of a task.`)
    const mournUnborn = ({ message }: Error) => fail(`The side process cannot be reached: ${message}.`)
    child.on('message', hear)
    child.once('exit', mourn)
    child.once('error', mournUnborn)
    // Whoever waits for an answer stays.
    child.channel?.ref()
    try {
      // One that cannot be told any more has ended, and says so by that.
      child.send({ url, name, input }, () => {})
    } catch (error) {
      // What cannot be sent: the process has nothing to do with it.
      end()
      reject(error)
    }
  })
}
