import { askOnce, isInsideTransaction } from './database.ts'

/**
 * Keeps for a moment what is the same for everybody and changes seldom, such as the edition: a public read then is one
 * round trip. A command decides by what is so now: inside a transaction nothing is recalled, and what it asks it asks once.
 */
export type Recall = <T>(name: string, load: () => Promise<T>) => Promise<T>

/** @param keptMs how old an answer may be, in milliseconds; 0: nothing is kept. */
export function createRecall(keptMs: number): Recall {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<unknown> }>()
  return <T>(name: string, load: () => Promise<T>): Promise<T> => {
    if (isInsideTransaction()) return askOnce(name, load)
    if (keptMs === 0) return load()
    const known = kept.get(name)
    if (known !== undefined && known.until > performance.now()) return known.answer as Promise<T>
    const answer = load()
    kept.set(name, { until: performance.now() + keptMs, answer })
    // Who asked is told what went wrong; the next one asks again.
    answer.catch(() => kept.delete(name))
    return answer
  }
}
