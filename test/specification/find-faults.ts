import type { Section } from './coverage.ts'
import { findTests } from './find-tests.ts'

/**
 * What is wrong with the rows: a sentence without a test or that stands twice, and a test that is not there.
 * @param read the source of a file; null where there is none.
 */
export function findFaults(sections: readonly Section[], read: (file: string) => string | null): string[] {
  const titles = new Map<string, readonly string[] | null>()
  const titlesIn = (file: string) => {
    const known = titles.get(file)
    if (known !== undefined) return known
    const source = read(file)
    const found = source === null ? null : findTests(file, source)
    titles.set(file, found)
    return found
  }
  const seen = new Set<string>()
  return sections
    .flatMap(({ rows }) => rows)
    .flatMap(({ sentence, tests }) => {
      const isTwice = seen.has(sentence)
      seen.add(sentence)
      return [
        ...(isTwice ? [`“${sentence}” stands twice`] : []),
        ...(tests.length === 0 ? [`“${sentence}” has no test`] : []),
        ...tests.flatMap(({ file, title }) => {
          const found = titlesIn(file)
          if (found === null) return [`${file} is not there`]
          const times = found.filter((one) => one === title).length
          return times === 1 ? [] : [`${file} has ${times} tests “${title}”`]
        }),
      ]
    })
}
