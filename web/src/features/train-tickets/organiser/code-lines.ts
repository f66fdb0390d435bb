/** So many lines are taken at a time, as the contract has it (`mostCodesAtOnce`). */
export const MOST_LINES = 2000

/** So large may a pasted or chosen list be, in characters. */
export const MOST_TEXT = 200_000

/** A code as it was pasted, and on which line, the first of them 1. */
export interface PastedCode {
  readonly line: number
  readonly text: string
}

const isHead = (text: string) => /^(?:ticket|voucher|booking)?[ _-]?codes?$/i.test(text)

/**
 * What somebody pasted, or a file of theirs: a code in each line, or the first cell of each line of a table (RFC 4180).
 * Lines without anything are left out, and a first line that only says what follows.
 */
export function codeLines(text: string): readonly PastedCode[] {
  const codes = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line, at) => {
      const [, quoted, plain = ''] = /^\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))/.exec(line) ?? []
      const cell = (quoted?.replaceAll('""', '"') ?? plain).trim()
      return cell === '' ? [] : [{ line: at + 1, text: cell }]
    })
  return codes[0] !== undefined && isHead(codes[0].text) ? codes.slice(1) : codes
}
