export interface FirstCell {
  /** In which line it stands, the first of them 1. */
  readonly line: number
  readonly text: string
}

/**
 * What somebody pasted, or a file of theirs: one in each line, or the first cell of each line of a table (RFC 4180). Lines without
 * anything are left out.
 */
export const firstCells = (text: string): readonly FirstCell[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line, at) => {
      const [, quoted, plain = ''] = /^\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))/.exec(line) ?? []
      const cell = (quoted?.replaceAll('""', '"') ?? plain).trim()
      return cell === '' ? [] : [{ line: at + 1, text: cell }]
    })
