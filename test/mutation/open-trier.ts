import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer, Batch, Tried } from './try-mutants.ts'

export interface Trier {
  /**
   * Tries a batch. What takes too long is ended with its process; then what comes after it was not tried.
   * @param longest how long each may take, in milliseconds.
   * @param hear told of each as soon as it is done.
   */
  try(batch: Batch, longest: (index: number) => number, hear?: (tried: Tried) => void): Promise<Tried[]>
  close(): void
}

const living = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of living) end(child)
})

/** With all that it has started: the runner's workers are in its group. */
function end(child: ChildProcess): void {
  living.delete(child)
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It had ended by itself.
  }
}

function start(env: Readonly<Record<string, string>>): ChildProcess {
  const child = fork(join(import.meta.dirname, 'try-mutants.ts'), {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env, NODE_NO_WARNINGS: '1' },
  })
  living.add(child)
  return child
}

/** A process that tries what is broken; one that had to be ended is followed by another. */
export function openTrier(env: Readonly<Record<string, string>>): Trier {
  let child: ChildProcess | null = null

  return {
    try(batch, longest, hear) {
      const now = child ?? start(env)
      child = now
      return new Promise((resolve, reject) => {
        const tried: Tried[] = []
        const done = () => {
          clearTimeout(tooLong)
          now.removeAllListeners('message')
          now.removeAllListeners('exit')
        }
        const watch = () =>
          setTimeout(() => {
            done()
            end(now)
            child = null
            resolve(tried)
          }, longest(tried.length))
        let tooLong = watch()
        now.on('message', (answer: Answer) => {
          clearTimeout(tooLong)
          if (answer === 'done') {
            done()
            resolve(tried)
            return
          }
          tried.push(answer)
          tooLong = watch()
          hear?.(answer)
        })
        now.once('exit', (code) => {
          done()
          child = null
          reject(new Error(`The runner ended with ${code}.`))
        })
        now.send(batch)
      })
    },
    close() {
      if (child !== null) end(child)
    },
  }
}
