import { type ChildProcess, fork } from 'node:child_process'
import { type Task, TaskFailed, type TaskRunner, type Thrown } from './tasks.ts'
import { createTurns } from './turns.ts'

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
    started.once('exit', () => {
      if (child === started) child = undefined
    })
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
      child.channel?.unref()
    }
    const hear = (message: unknown) => {
      end()
      const answer = message as Answer
      if ('failed' in answer) reject(new TaskFailed(answer.failed))
      else resolve(answer.done as Output)
    }
    const mourn = (code: number | null, signal: string | null) => {
      end()
      const message = `The side process ended with ${signal ?? code} in the midst of a task.`
      reject(new TaskFailed({ name: 'SideProcessEnded', message }))
    }
    child.on('message', hear)
    child.once('exit', mourn)
    // Whoever waits for an answer stays.
    child.channel?.ref()
    // One that cannot be told any more has ended, and says so by that.
    child.send({ url, name, input }, () => {})
  })
}
