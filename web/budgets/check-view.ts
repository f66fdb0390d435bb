import { bars, knownExcess } from './bars.ts'
import type { View } from './measure-view.ts'

const inKib = (bytes: number) => bytes / 1024
const round = (amount: number) => Math.round(amount * 10) / 10

/** A sentence for every bar that a view is over, and for every ceiling that it no longer needs. */
export function checkView(view: View, excesses = knownExcess): string[] {
  const name = view.path
  const excess = excesses[view.path] ?? {}
  const over = (what: string, amount: number, bar: number, ceiling = bar) => {
    if (amount > ceiling) return [`${name} loads ${round(amount)} ${what}; the bar is ${ceiling}.`]
    if (ceiling > bar && amount <= bar) return [`${name} is back under its bar of ${bar} ${what}: take out its excess.`]
    return []
  }
  return [
    ...over('KiB of JavaScript', inKib(view.js), bars.js[view.path] ?? bars.anyPage, excess.js),
    ...over('KiB of CSS', inKib(view.css), bars.css),
    ...over('KiB of texts of one language', inKib(view.texts), bars.texts, excess.texts),
    ...over('KiB of fonts', inKib(view.fonts), bars.fonts),
    ...over('JavaScript files', view.files.length, bars.files, excess.files),
  ]
}

/** The figures as lines of a table. */
export function tableOf(views: readonly View[]): string {
  const kib = (bytes: number) => inKib(bytes).toFixed(1)
  const rows = [
    ['page', 'JS KiB', 'bar', 'ratio', 'CSS', 'texts', 'fonts', 'JS files'],
    ...views.map((view) => {
      const bar = bars.js[view.path] ?? bars.anyPage
      const ratio = (inKib(view.js) / bar).toFixed(2)
      return [
        view.path,
        kib(view.js),
        String(bar),
        ratio,
        kib(view.css),
        kib(view.texts),
        kib(view.fonts),
        String(view.files.length),
      ]
    }),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
