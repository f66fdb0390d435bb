import type { ExportColumnId } from '@foyer/contract/export-columns'
import {
  type beginAgain as again,
  type beginExport as begins,
  columnsOf,
  type Export,
  filtersOf,
  mayExport,
  type NewExport,
  type removeExport as removes,
} from '@foyer/contract/exports'
import { exportNotFailed, notOfThisTable, tooManyExports } from '@foyer/contract/exports.refusals'
import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import type { CallerContext, Person } from '#platform/context'
import { type Audited, audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { deleteExport, type ExportRow, findOwnExport, insertExport, isRoomFor, resetExport } from './exports.queries.ts'
import { presentExport } from './present-export.ts'

type StaffContext = CallerContext<Person>

// By what it was narrowed may name a person, and the log keeps everything for ever.
export const exportRecord = auditedRecord('export', ['kind', 'format', 'columns'])

/** So many of one person are under way at a time. */
export const MOST_AT_ONCE = 10

type Table = Pick<NewExport, 'kind' | 'columns' | 'filters'>

/** Whether this is in the table, and for whoever has these scopes. */
export function isOfTable({ kind, columns, filters }: Table, scopes: readonly string[]): boolean {
  const theirs = new Set(columnsOf(kind, scopes).map(({ id }) => id))
  const isWhole = columns.every((column) => theirs.has(column)) && new Set(columns).size === columns.length
  const areFilters = Object.keys(filters).every((name) => filtersOf(kind).includes(name))
  return mayExport(kind, scopes) && isWhole && areFilters
}

/** @throws Refused `exports/not-of-this-table` where it asks for what the table has not, or not for whoever asks. */
export function assertOfTable(asked: Table, scopes: readonly string[]): void {
  if (!isOfTable(asked, scopes)) throw refuse(notOfThisTable)
}

/** What of an export stands in the log. */
export const decided = ({ kind, format, columns }: Pick<ExportRow, 'kind' | 'format' | 'columns'>) => ({
  kind,
  format,
  columns: columns as readonly ExportColumnId[],
})

/** @throws Refused `requests/not-found` where whoever asks has begun none such. */
export async function getOwnExport(context: StaffContext, uuid: string): Promise<ExportRow> {
  const row = await findOwnExport(context, uuid, context.caller.userId)
  if (row === undefined) throw refuse(requests.notFound)
  return row
}

/** Enters an export; a job writes it. @throws Refused `exports/not-of-this-table`, `exports/too-many`. */
export async function beginExport(context: StaffContext, { body }: Input<typeof begins>): Promise<Audited<Export>> {
  assertOfTable(body, context.caller.scopes)
  const id = uuidV7(context.now)
  const row = {
    id,
    edition_id: context.editionId,
    begun_by: context.caller.userId,
    kind: body.kind,
    format: body.format,
    columns: JSON.stringify(body.columns),
    filters: JSON.stringify(body.filters),
    locale: context.locale,
    created_at: context.now,
  }
  if (!(await insertExport(context, row, MOST_AT_ONCE))) throw refuse(tooManyExports)
  await context.enqueue('write-export', { exportId: id })
  const begun = await getOwnExport(context, id)
  return audited(exportRecord.created(id, decided(begun)), presentExport(begun))
}

/**
 * It is one more of those under way, as if it were begun anew.
 * @throws Refused `requests/not-found`, `exports/not-failed`, `exports/too-many`; `exports/not-of-this-table` where a duty
 * was taken away.
 */
export async function beginAgain(context: StaffContext, { params }: Input<typeof again>): Promise<Audited<Export>> {
  const failed = await getOwnExport(context, params.uuid)
  assertOfTable(presentExport(failed), context.caller.scopes)
  if (!(await isRoomFor(context, failed.begun_by, MOST_AT_ONCE))) throw refuse(tooManyExports)
  if (!(await resetExport(context, failed.id))) throw refuse(exportNotFailed)
  await context.enqueue('write-export', { exportId: failed.id })
  const waiting = await getOwnExport(context, failed.id)
  return audited(exportRecord.created(failed.id, decided(waiting)), presentExport(waiting))
}

/** Removes it with its file; whoever writes it finds it gone. @throws Refused `requests/not-found`. */
export async function removeExport(
  context: StaffContext,
  { params }: Input<typeof removes>,
): Promise<Audited<undefined>> {
  const row = await getOwnExport(context, params.uuid)
  await deleteExport(context, row.id)
  return audited(exportRecord.removed(row.id, decided(row)), undefined)
}
