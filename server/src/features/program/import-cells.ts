import { isLocale } from '@foyer/contract/kit/languages'
import {
  formulaMessage,
  mostTableRows,
  noCodeColumnMessage,
  tooManyRowsMessage,
  twiceColumnMessage,
  unknownImportColumnMessage,
} from '@foyer/contract/program-import.schemas'
import { readTable } from '#platform/door/read-table'

export interface Fault {
  readonly column: string | null
  readonly message: string
}

/** A line by its columns; a column that the table does not have is not in it, and an empty cell is an empty text. */
export interface Given {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
  readonly faults: readonly Fault[]
}

export interface Columns {
  readonly plain: readonly string[]
  /** In each language: `title_de`; without one it is the first of the edition. */
  readonly written: readonly string[]
  /** One of them says which is meant. */
  readonly naming: readonly string[]
}

/** What an export puts before a text that a program for tables would run. */
const shown = /^'(?=[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20])/
const formula = /^[=\uff1d]/

function columnOf(head: string, { plain, written }: Columns, first: string): string | undefined {
  const [name = '', language, ...more] = head
    .trim()
    .toLowerCase()
    .split(/[\s_]+/)
  if (more.length > 0) return undefined
  if (plain.includes(name)) return language === undefined ? name : undefined
  if (!written.includes(name) || !isLocale(language ?? first)) return undefined
  return `${name}_${language ?? first}`
}

/** The lines of a table by what its first one calls the columns; or what is wrong with it as a whole. */
export function readGiven(text: string, columns: Columns, first: string): readonly Given[] | Fault {
  const [head, ...lines] = readTable(text)
  const names = (head?.cells ?? []).map((cell) => columnOf(cell, columns, first))
  const has = (name: string) => names.some((column) => column?.split('_')[0] === name)
  if (!columns.naming.some(has)) return { column: null, message: noCodeColumnMessage }
  const strange = names.indexOf(undefined)
  if (strange !== -1)
    return { column: head?.cells[strange]?.slice(0, 60) || String(strange + 1), message: unknownImportColumnMessage }
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return { column: twice, message: twiceColumnMessage }
  if (lines.length > mostTableRows) return { column: null, message: tooManyRowsMessage }
  return lines.map(({ line, cells }) => ({
    line,
    cells: new Map(names.map((name, at) => [name ?? '', (cells[at] ?? '').replace(shown, '')])),
    faults: names.flatMap((name, at) =>
      formula.test(cells[at] ?? '') ? [{ column: name ?? null, message: formulaMessage }] : [],
    ),
  }))
}

/** A text in each language: what stands there already, but for the cells that are given. */
export function writtenIn(
  { cells }: Given,
  name: string,
  before: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const texts = new Map(Object.entries(before))
  for (const [column, cell] of cells) {
    const [of, language = ''] = column.split('_')
    if (of === name) texts.set(language, cell)
  }
  return Object.fromEntries([...texts].flatMap(([language, text]) => (text ? [[language, text]] : [])))
}

/** Several in one cell: `a | b`. */
export const listIn = (cell: string): string[] =>
  cell
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** As an address would say it. */
export const codeFrom = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')

/** The same whatever the order of its keys. */
export const sameAs = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other)

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
