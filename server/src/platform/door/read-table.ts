/** A line of a table that somebody made with a program for tables. */
export interface TableLine {
  /** As that program counts it, the first being 1: however many breaks a cell has, it stands in one line. */
  readonly line: number
  readonly cells: readonly string[]
}

const separators = [',', ';', '\t'] as const

/** What stands between cells: whichever the first line has most of. */
function separatorOf(text: string): string {
  const head = text.split(/\r?\n/, 1)[0] ?? ''
  const counts = separators.map((sign) => head.split(sign).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/**
 * The lines of a table (RFC 4180, with semicolons or tabs as well), empty ones left out. A quote may hold separators and
 * breaks; one that never ends is read to the end.
 */
export function readTable(text: string): readonly TableLine[] {
  const sign = separatorOf(text)
  const lines: TableLine[] = []
  let cells: string[] = []
  let cell = ''
  let isBlank = true
  let isQuoted = false
  let count = 1
  let begunAt = 1
  const add = (one: string) => {
    cell += one
    isBlank &&= one.trim() === ''
  }
  const begin = () => {
    cell = ''
    isBlank = true
  }
  const endLine = () => {
    cells.push(cell.trim())
    if (cells.some((one) => one !== '')) lines.push({ line: begunAt, cells })
    cells = []
    begin()
    begunAt = count
  }
  const signs = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < signs.length; at += 1) {
    const one = signs[at] ?? ''
    if (one === '\n' && !isQuoted) count += 1
    if (isQuoted) {
      if (one !== '"') add(one)
      else if (signs[at + 1] === '"') {
        add('"')
        at += 1
      } else isQuoted = false
    } else if (one === '"' && isBlank) {
      begin()
      isQuoted = true
    } else if (one === sign) {
      cells.push(cell.trim())
      begin()
    } else if (one === '\n') endLine()
    else add(one)
  }
  endLine()
  return lines
}
