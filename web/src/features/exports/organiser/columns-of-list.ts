import type { ExportKind } from '@foyer/contract/exports'

/** What stands in each column of a list, by the columns of its file. */
const columnsOf: Readonly<Partial<Record<ExportKind, Readonly<Record<string, readonly string[]>>>>> = {
  people: {
    company: ['company', 'email'],
    pass: ['pass'],
    room: ['room'],
    train: ['trainTicket'],
    state: ['passStatus'],
    since: ['passSince', 'accountSince'],
  },
  orders: {
    buyer: ['name', 'company', 'email'],
    items: ['items'],
    total: ['total'],
    method: ['method'],
    state: ['status'],
    begun: ['createdAt'],
  },
}

/** Columns that a file is without where the list was. @param without keys of the list's columns, with points between them. */
export const hiddenInExport = (kind: ExportKind, without: string): readonly string[] =>
  without.split('.').flatMap((key) => columnsOf[kind]?.[key] ?? [])
