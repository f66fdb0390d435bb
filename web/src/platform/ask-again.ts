import { busy, type waitingRoom } from '@foyer/contract/kit/refusal'
import { type ProblemError, refusedWith } from './problem-error.ts'
import { addToast, closeToast } from './toasts.ts'

/** So long somebody waits for their turn at most, in milliseconds, before they are asked whether to try again. */
const LONGEST_MS = 120_000

/** Our server said when to come again, and nothing was done. A machine in between says no more than that it is busy. */
const isSentAway = (error: unknown): error is ProblemError =>
  refusedWith(error, busy) && error.problem['retryAfterSeconds'] !== undefined

/** By its code alone: its sentences would be among what every page begins with. */
const inLine: typeof waitingRoom.code = 'requests/waiting-room'

/** How many wait, and what says so. */
let waiting = 0
let shown = 0

function begin(): void {
  if (waiting === 0) shown = addToast(null, 'waiting')
  waiting += 1
}

function end(): void {
  waiting -= 1
  if (waiting === 0) closeToast(shown)
}

/**
 * For who was sent away because too many came at once: says that they keep their place, waits as long as the server said,
 * and asks again.
 * @throws what is answered in the end; after two minutes, that too many are there.
 */
export async function askAgain<T>(
  ask: () => Promise<T>,
  first: ProblemError,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (first.code === inLine) return takePlace()
  if (!isSentAway(first)) throw first
  const latest = performance.now() + LONGEST_MS
  begin()
  let sentAway = first
  try {
    while (performance.now() < latest) {
      // Not all at the same moment again.
      await pause(Number(sentAway.problem['retryAfterSeconds']) * 1000 * (0.75 + Math.random() / 2), signal)
      try {
        return await ask()
      } catch (error) {
        if (!isSentAway(error)) throw error
        sentAway = error
      }
    }
    throw sentAway
  } finally {
    end()
  }
}

/** To the waiting room, and back from there: nobody is told what became of the call, for the page is another by then. */
function takePlace(): Promise<never> {
  location.assign(`/waiting-room?to=${encodeURIComponent(`${location.pathname}${location.search}`)}`)
  return new Promise(() => {})
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
