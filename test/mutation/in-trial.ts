import { appendFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'

/** What one trial runs. Each is a test file of its own, of which one process runs many. */
export interface Trial {
  /** The break that holds; null: none. */
  readonly mutant: number | null
  /** Whole paths. */
  readonly suites: readonly string[]
  /** Where it is written down that the break was run, or, where nothing is broken, which breaks would have been. */
  readonly notes: string
  readonly id: string
}

declare global {
  var foyerTrial: { isBroken(number: number): boolean } | undefined
}

/** Runs suites with one break of the file in force, until the first test that fails. */
export function runTrial({ mutant, suites, notes, id }: Trial): void {
  const reached = new Set<number>()
  globalThis.foyerTrial = {
    isBroken(number) {
      if (!reached.has(number)) {
        reached.add(number)
        if (number === mutant) appendFileSync(notes, String(number))
      }
      return number === mutant
    },
  }
  let isNoticed = false
  beforeEach(({ skip, onTestFailed }) => {
    onTestFailed(() => {
      isNoticed = true
    })
    skip(isNoticed)
  })
  if (mutant === null) afterAll(() => writeFileSync(notes, JSON.stringify([...reached])))
  for (const suite of suites)
    describe(suite, async () => {
      beforeAll(() => {
        if (isNoticed) throw new Error('Noticed by a suite before this one.')
      })
      await import(/* @vite-ignore */ `${suite}?trial=${id}`)
    })
}
