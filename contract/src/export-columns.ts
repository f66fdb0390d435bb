import { type Duty, hasDuty } from './kit/duties.ts'
import { type Locale, locales } from './kit/languages.ts'
import { peopleFilterNames } from './people-filters.ts'

/** What stands in a column: money in minor units, moments in UTC. */
type Kind = 'text' | 'money' | 'instant' | 'flag' | 'number'

const ofOrder = {
  number: 'text',
  createdAt: 'instant',
  paidAt: 'instant',
  status: 'text',
  purpose: 'text',
  name: 'text',
  company: 'text',
  email: 'text',
  country: 'text',
  vatId: 'text',
} as const

/** A text in each language that there is. */
const inEach = <Name extends string>(name: Name): Readonly<Record<`${Name}_${Locale}`, Kind>> =>
  Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, 'text'])) as Record<`${Name}_${Locale}`, Kind>

/** Every table that leaves as a file, with its columns from left to right. */
const tables = {
  orders: {
    ...ofOrder,
    items: 'text',
    net: 'money',
    tax: 'money',
    total: 'money',
    refunded: 'money',
    currency: 'text',
    reverseCharge: 'flag',
    method: 'text',
  },
  'order-lines': {
    ...ofOrder,
    item: 'text',
    kind: 'text',
    quantity: 'number',
    net: 'money',
    tax: 'money',
    gross: 'money',
    refunded: 'money',
    wentBackAt: 'instant',
    currency: 'text',
  },
  payments: {
    number: 'text',
    name: 'text',
    company: 'text',
    email: 'text',
    movement: 'text',
    state: 'text',
    amount: 'money',
    currency: 'text',
    provider: 'text',
    providerReference: 'text',
    reason: 'text',
    createdAt: 'instant',
    settledAt: 'instant',
  },
  people: {
    name: 'text',
    email: 'text',
    company: 'text',
    tags: 'text',
    pass: 'text',
    passStatus: 'text',
    passSince: 'instant',
    room: 'text',
    trainTicket: 'flag',
    accountSince: 'instant',
  },
  sessions: {
    code: 'text',
    ...inEach('title'),
    ...inEach('abstract'),
    starts: 'instant',
    ends: 'instant',
    track: 'text',
    stage: 'text',
    level: 'text',
    language: 'text',
    speakers: 'text',
    repeats: 'text',
    seats: 'number',
    hours: 'number',
  },
  speakers: {
    code: 'text',
    name: 'text',
    sortname: 'text',
    ...inEach('jobtitle'),
    company: 'text',
    city: 'text',
    ...inEach('bio'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Kind>>>>

export type ExportKind = keyof typeof tables
export const exportKinds = Object.keys(tables) as [ExportKind, ...ExportKind[]]

type ColumnsOf<Table> = Table extends unknown ? keyof Table : never
/** What a column of any of them is called. */
export type ExportColumnId = ColumnsOf<(typeof tables)[ExportKind]>

/** By what each may be narrowed. */
const filters: Readonly<Record<ExportKind, readonly string[]>> = {
  orders: ['state', 'method', 'kind', 'q'],
  'order-lines': ['state', 'method', 'kind', 'q'],
  payments: ['state', 'method', 'kind', 'q'],
  people: peopleFilterNames,
  sessions: [],
  speakers: [],
}

const dutyOf: Readonly<Record<ExportKind, Duty>> = {
  orders: 'seeOrders',
  'order-lines': 'seeOrders',
  payments: 'seeOrders',
  people: 'seePeople',
  sessions: 'seeContent',
  speakers: 'seeContent',
}

/** Columns that are for those who work with money alone. */
const dutyOfColumn: Readonly<Record<string, Duty>> = { vatId: 'refund', providerReference: 'refund' }

export interface ExportColumn {
  readonly id: string
  readonly holds: Kind
}

/** Whether somebody with these scopes may have the table at all. */
export const mayExport = (kind: ExportKind, scopes: readonly string[]): boolean => hasDuty(scopes, dutyOf[kind])

/** The columns that somebody with these scopes may have, from left to right. */
export const columnsOf = (kind: ExportKind, scopes: readonly string[]): readonly ExportColumn[] =>
  Object.entries(tables[kind])
    .filter(([id]) => dutyOfColumn[id] === undefined || hasDuty(scopes, dutyOfColumn[id]))
    .map(([id, holds]) => ({ id, holds }))

export const filtersOf = (kind: ExportKind): readonly string[] => filters[kind]
