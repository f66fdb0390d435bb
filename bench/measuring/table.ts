import type { Figure } from './row.ts'

/** A table for a terminal of any width: each column as wide as its widest cell. */
export function writeTable(figures: readonly (Figure & { readonly name: string })[]): string {
  const lines = [
    ['row', 'what', 'figure', 'bar', 'spread', ''],
    ...figures.map(({ name, what, figure, bar, spread, isMet }) => [
      name,
      what,
      figure,
      bar,
      spread,
      isMet ? 'pass' : 'FAIL',
    ]),
  ]
  const widths = lines[0]?.map((_cell, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
