import cluster, { type Worker } from 'node:cluster'

/** A process that lived as long as this was well, in milliseconds: what ended it is no reason to wait. */
const WELL_MS = 60_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/**
 * How long to wait before another process takes the place of one that ended, in milliseconds: nothing at first, then a
 * second, twice as long each time, and a minute at most. A machine that cannot have the process is not kept busy with it.
 * @param early how many ended in a row, this one included, that had not lived for a minute.
 */
export function pauseBefore(early: number): number {
  return early < 2 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (early - 2), LONGEST_PAUSE_MS)
}

const howItEnded = (code: number | null, signal: string | null): string =>
  signal === null ? `with code ${code}` : `by ${signal}`

/** Runs so many processes of the server and replaces each that ends, until it is told to stop. */
export function runProcesses(count: number): void {
  // Workers take calls from the operating system themselves. Handed out by this process, a call that is on its way
  // to a worker that dies would stay open here and be answered by nobody.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const begun = new WeakMap<Worker, number>()
  const pauses = new Set<NodeJS.Timeout>()
  let isStopping = false
  let hasListened = false
  let early = 0

  const begin = () => begun.set(cluster.fork(), performance.now())
  const beginAfter = (pause: number) => {
    const timer = setTimeout(() => {
      pauses.delete(timer)
      begin()
    }, pause)
    pauses.add(timer)
  }
  const stop = () => {
    isStopping = true
    for (const timer of pauses) clearTimeout(timer)
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  cluster.on('listening', () => {
    hasListened = true
  })
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return
    // Where none ever came up the next would fail as well; one that died at work is replaced.
    if (code === 1 && !hasListened) process.exit(1)
    early = performance.now() - (begun.get(worker) ?? 0) < WELL_MS ? early + 1 : 0
    const pause = pauseBefore(early)
    const when = pause === 0 ? 'now' : `in ${pause / 1000} s`
    console.error(`Process ${worker.process.pid} ended ${howItEnded(code, signal)}: another one starts ${when}.`)
    beginAfter(pause)
  })
  for (let number = 0; number < count; number += 1) begin()
}
