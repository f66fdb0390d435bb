import { type FirstCell, firstCells } from '#platform/first-cells.ts'

/** So many lines are taken at a time, as the contract has it (`mostCodesAtOnce`). */
export const MOST_LINES = 2000

/** So large may a pasted or chosen list be, in characters. */
export const MOST_TEXT = 200_000

const isHead = (text: string) => /^(?:ticket|voucher|booking)?[ _-]?codes?$/i.test(text)

/** The codes of a list that was pasted, without a first line that only says what follows. */
export function codeLines(text: string): readonly FirstCell[] {
  const codes = firstCells(text)
  return codes[0] !== undefined && isHead(codes[0].text) ? codes.slice(1) : codes
}
