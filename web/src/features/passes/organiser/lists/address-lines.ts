/** So many lines are taken at a time, as the contract has it (`mostEntriesAtOnce`). */
export const MOST_LINES = 2000

/** So large may a pasted or chosen list be, in characters: two thousand long addresses. */
export const MOST_TEXT = 600_000

export interface AddressLines {
  readonly addresses: readonly string[]
  /** Those that stand in it more than once, and count once. */
  readonly repeated: number
}

/**
 * What somebody pasted, or a file of theirs: an address in each line, or the first cell of each line of a table
 * (RFC 4180). A first line without an address is its head.
 */
export function addressLines(text: string): AddressLines {
  const cells = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      const [, quoted, plain = ''] = /^\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))/.exec(line) ?? []
      const cell = (quoted?.replaceAll('""', '"') ?? plain).trim()
      return cell === '' ? [] : [cell]
    })
  const [head] = cells
  const lines = cells.length > 1 && head !== undefined && !/[@.]/.test(head) ? cells.slice(1) : cells
  const seen = new Map(lines.map((line) => [line.toLowerCase(), line]))
  return { addresses: [...seen.values()], repeated: lines.length - seen.size }
}
