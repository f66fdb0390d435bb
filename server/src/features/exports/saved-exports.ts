import type { forgetSavedExport as forgets, SavedExport, saveExport as saves } from '@foyer/contract/exports'
import { tooManyExports } from '@foyer/contract/exports.refusals'
import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import { keepWords } from '#features/identity'
import type { CallerContext, Person } from '#platform/context'
import { type Audited, audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { assertOfTable, decided } from './begin-export.ts'
import { countSaved, deleteSaved, insertSaved, lockExportsOf } from './exports.queries.ts'
import { presentSaved } from './present-export.ts'

const savedRecord = auditedRecord('saved-export', ['kind', 'format', 'columns', 'isShared'])

/** So many somebody keeps. */
const MOST_KEPT = 50

/** @throws Refused `exports/not-of-this-table`, `exports/too-many`. */
export async function saveExport(
  context: CallerContext<Person>,
  { body }: Input<typeof saves>,
): Promise<Audited<SavedExport>> {
  const { userId, scopes } = context.caller
  assertOfTable(body, scopes)
  await keepWords(context)
  await lockExportsOf(context, userId)
  if ((await countSaved(context, userId)) >= MOST_KEPT) throw refuse(tooManyExports)
  const row = await insertSaved(context, {
    id: uuidV7(context.now),
    edition_id: context.editionId,
    saved_by: userId,
    name: body.name,
    is_shared: body.isShared,
    kind: body.kind,
    format: body.format,
    columns: JSON.stringify(body.columns),
    filters: JSON.stringify(body.filters),
    created_at: context.now,
  })
  const saved = presentSaved(row, userId)
  return audited(savedRecord.created(row.id, { ...decided(row), isShared: saved.isShared, name: saved.name }), saved)
}

/** @throws Refused `requests/not-found` where it is not one's own. */
export async function forgetSavedExport(
  context: CallerContext<Person>,
  { params }: Input<typeof forgets>,
): Promise<Audited<undefined>> {
  const row = await deleteSaved(context, params.uuid, context.caller.userId)
  if (row === undefined) throw refuse(requests.notFound)
  return audited(savedRecord.removed(row.id, { ...decided(row), isShared: row.is_shared }), undefined)
}
