import { firstCells } from '#platform/first-cells.ts'

/** So many lines are taken at a time, as the contract has it (`mostEntriesAtOnce`). */
export const MOST_LINES = 2000

/** So large may a pasted or chosen list be, in characters: two thousand long addresses. */
export const MOST_TEXT = 600_000

/** The addresses of a list that was pasted, each once; a first line without an address is its head. */
export function addressLines(text: string): readonly string[] {
  const cells = firstCells(text).map((cell) => cell.text)
  const [head] = cells
  const lines = cells.length > 1 && head !== undefined && !/[@.]/.test(head) ? cells.slice(1) : cells
  return [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()]
}
