import { firstLanguageMessage } from '@foyer/contract/kit/content'
import { isLocale } from '@foyer/contract/kit/languages'
import { NewExhibitor } from '@foyer/contract/new-exhibitors.schemas'
import type { importExhibitors as importing, previewImport as previewing } from '@foyer/contract/office-exhibitors'
import {
  mostExhibitorsAtOnce,
  noNameColumnMessage,
  takenExhibitorMessage,
  tooManyLinesMessage,
  unknownCategoryMessage,
  unknownColumnMessage,
  unknownStandMessage,
  wrongLinesMessage,
} from '@foyer/contract/office-exhibitors.schemas'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { Audited } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import { readTable, type TableLine } from '#platform/door/read-table'
import type { UseCase } from '#platform/door/serve'
import { createExhibitors } from './create-exhibitors.ts'
import { placesOf } from './exhibitor-places.ts'
import { exhibitorEntriesOf, exhibitorRecord, getOfficeExhibitor } from './office-exhibitor.ts'
import { listExhibitorCodes } from './office-exhibitors.queries.ts'
import { noteHolders } from './stand-holders.ts'

interface Problem {
  readonly line: number
  readonly column: string | null
  readonly message: string
}

interface Found {
  readonly exhibitors: readonly { readonly line: number; readonly exhibitor: NewExhibitor }[]
  readonly problems: readonly Problem[]
}

const plain = ['code', 'name', 'city', 'website', 'categories', 'stands'] as const
const written = ['tagline', 'description', 'products'] as const
type Written = (typeof written)[number]

/** `tagline` and `tagline_de`: what is written, and in which language. */
function columnOf(head: string, first: string): { name: string; language: string | null } | undefined {
  const [name = '', language] = head.toLowerCase().split(/[\s_]+/)
  if ((plain as readonly string[]).includes(name) && language === undefined) return { name, language: null }
  if (!(written as readonly string[]).includes(name) || !isLocale(language ?? first)) return undefined
  return { name, language: language ?? first }
}

const listIn = (cell: string): string[] =>
  cell
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** `5-C12`, `5 C12`, or `Hall 5 C12`. */
function standIn(text: string): { hall: string; code: string } {
  const [, hall = '', code = ''] = /([A-Za-z0-9]+)[\s/-]+([A-Za-z0-9]+)$/.exec(text) ?? []
  return { hall, code: code.toUpperCase() }
}

const codeOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')

/** A line as somebody would have entered it. */
function exhibitorIn({ cells }: TableLine, heads: readonly ReturnType<typeof columnOf>[]): NewExhibitor {
  const cell = (name: string): string => cells[heads.findIndex((head) => head?.name === name)] ?? ''
  const inEach = (name: Written): Record<string, string> =>
    Object.fromEntries(
      heads.flatMap((head, at) =>
        head?.name === name && (cells[at] ?? '') !== '' ? [[head.language ?? '', cells[at] ?? '']] : [],
      ),
    )
  const products = Object.entries(inEach('products')).map(([language, text]) => [language, listIn(text)] as const)
  const most = Math.max(0, ...products.map(([, items]) => items.length))
  return {
    code: cell('code') || codeOf(cell('name')),
    name: cell('name'),
    city: cell('city'),
    tagline: inEach('tagline'),
    description: inEach('description'),
    website: cell('website') || null,
    categories: listIn(cell('categories')),
    products: Array.from({ length: most }, (_, at) =>
      Object.fromEntries(
        products.flatMap(([language, items]) => (items[at] === undefined ? [] : [[language, items[at]]])),
      ),
    ),
    stands: listIn(cell('stands')).map(standIn),
  }
}

/** What is wrong with one exhibitor, by its column. */
function faultsOf(exhibitor: NewExhibitor, first: string): readonly Omit<Problem, 'line'>[] {
  const { success, error } = z.safeParse(NewExhibitor, exhibitor)
  if (!success)
    return error.issues.map(({ path, message }) => ({ column: String(path[0]), message })).filter(isFirstOfColumn)
  const texts = { tagline: [exhibitor.tagline], description: [exhibitor.description], products: exhibitor.products }
  return Object.entries(texts)
    .filter(([, contents]) => contents.some((content) => !(first in content)))
    .map(([column]) => ({ column, message: firstLanguageMessage }))
}

const isFirstOfColumn = (one: { column: string }, at: number, all: readonly { column: string }[]) =>
  all.findIndex(({ column }) => column === one.column) === at

/** What a table would add, and what is wrong with it, line by line. */
async function readExhibitors(context: OfficeContext, table: string): Promise<Found> {
  const first = (await getEdition(context)).languages[0] ?? ''
  const [head, ...lines] = readTable(table)
  const heads = (head?.cells ?? []).map((text) => columnOf(text, first))
  const ofHead = (column: string | null, message: string): Found => ({
    exhibitors: [],
    problems: [{ line: head?.line ?? 1, column, message }],
  })
  if (!heads.some((column) => column?.name === 'name')) return ofHead(null, noNameColumnMessage)
  const strange = heads.indexOf(undefined)
  if (strange !== -1) return ofHead(head?.cells[strange] ?? null, unknownColumnMessage)
  if (lines.length > mostExhibitorsAtOnce) return ofHead(null, tooManyLinesMessage)
  const taken = new Set(await listExhibitorCodes(context))
  const places = await placesOf(context)
  const problems: Problem[] = []
  const exhibitors = lines.map((line) => {
    const exhibitor = exhibitorIn(line, heads)
    const say = (column: string, message: string) => problems.push({ line: line.line, column, message })
    for (const { column, message } of faultsOf(exhibitor, first)) say(column ?? '', message)
    if (taken.has(exhibitor.code)) say('code', takenExhibitorMessage)
    taken.add(exhibitor.code)
    const { unknown } = places(exhibitor)
    if (unknown.some((path) => path.startsWith('categories'))) say('categories', unknownCategoryMessage)
    if (unknown.some((path) => path.startsWith('stands'))) say('stands', unknownStandMessage)
    return { line: line.line, exhibitor }
  })
  return { exhibitors, problems }
}

export const previewImport: UseCase<typeof previewing> = async (context, { body: { table } }) => {
  const { exhibitors, problems } = await readExhibitors(context, table)
  return {
    exhibitors: exhibitors.map(({ line, exhibitor: { code, name } }) => ({ line, code, name })),
    problems: [...problems],
  }
}

/** Adds the exhibitors of a table, all of them or none. @throws InvalidInput where a line is wrong. */
export const importExhibitors: UseCase<typeof importing> = async (context, { body: { table } }) => {
  const { exhibitors, problems } = await readExhibitors(context, table)
  if (problems.length > 0 || exhibitors.length === 0)
    throw new InvalidInput([{ path: 'table', message: wrongLinesMessage }])
  const entered = exhibitors.map(({ exhibitor }) => exhibitor)
  const given = await noteHolders(
    context,
    entered.flatMap(({ stands }) => stands),
    () => createExhibitors(context, entered),
  )
  const acts = []
  for (const { code } of entered) {
    const added = await getOfficeExhibitor(context, { code })
    acts.push(exhibitorRecord.created(added.id, exhibitorEntriesOf(added)))
  }
  const [act, ...others] = acts as [(typeof acts)[number], ...typeof acts]
  return new Audited([act, ...others, ...given], { added: acts.length })
}
