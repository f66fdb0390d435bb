import type { SavedExport, scheduleExport as schedules } from '@foyer/contract/exports'
import type { Input } from '@foyer/contract/kit/endpoint'
import type { Locale } from '@foyer/contract/kit/languages'
import { requests } from '@foyer/contract/kit/refusal'
import { getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import { type CallerContext, type Context, inEdition, type Person, type ProcessContext } from '#platform/context'
import { type Audited, audited, auditedRecord, writeActs } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { spokenLocale } from '#platform/ground/words'
import { eachByItself } from '#platform/jobs/each-by-itself'
import { assertOfTable, decided, exportRecord, isOfTable, MOST_AT_ONCE } from './begin-export.ts'
import { insertExport, type SavedExportRow } from './exports.queries.ts'
import { presentSaved } from './present-export.ts'
import { endSchedule, findSaved, listDue, scheduleSaved, takeDue } from './schedules.queries.ts'

const record = auditedRecord('saved-export', ['every'])

/** @throws Refused `requests/not-found` where it is not one's own, `exports/not-of-this-table` where a duty was taken away. */
export async function scheduleExport(
  context: CallerContext<Person>,
  { params, body }: Input<typeof schedules>,
): Promise<Audited<SavedExport>> {
  const { userId, scopes } = context.caller
  const before = await findSaved(context, params.uuid, userId)
  if (before === undefined) throw refuse(requests.notFound)
  if (body.every !== null) assertOfTable(presentSaved(before, userId), scopes)
  const { timeZone } = await getEdition(context)
  const row = await scheduleSaved(context, { id: before.id, userId, every: body.every, timeZone })
  if (row === undefined) throw refuse(requests.notFound)
  return audited(record.changed(row.id, { every: before.every }, { every: row.every }), presentSaved(row, userId))
}

/** Begins what is due, of every edition, each by itself. */
export async function beginDueExports(context: ProcessContext): Promise<void> {
  await eachByItself(
    await listDue(context),
    ({ id }) => id,
    ({ id, edition_id }) => inEdition(context, edition_id).inTransaction((inner) => beginDue(inner, id)),
  )
}

/**
 * Begins one as whoever kept it: what they may have is asked at that moment, and it ends with their duty. Where so many of
 * theirs are under way, this time is left out. It stands in the log as theirs.
 */
async function beginDue(context: Context, id: string): Promise<void> {
  const { timeZone } = await getEdition(context)
  const saved = await takeDue(context, id, timeZone)
  if (saved === undefined) return
  const user = await findUser(context, saved.saved_by)
  if (user === undefined || !isOfTable(presentSaved(saved, user.id), user.scopes))
    return void (await endSchedule(context, id))
  const exportId = uuidV7(context.now)
  const begun = exportOf(saved, { exportId, locale: spokenLocale(user.locale), now: context.now })
  if (!(await insertExport(context, begun, MOST_AT_ONCE))) return
  await context.enqueue('write-export', { exportId })
  const done = { ...context, caller: { userId: user.id }, act: 'exports.beginDueExport' }
  await writeActs(done, [exportRecord.created(exportId, decided(saved))])
}

const exportOf = (saved: SavedExportRow, begun: { exportId: string; locale: Locale; now: Date }) => ({
  id: begun.exportId,
  edition_id: saved.edition_id,
  begun_by: saved.saved_by,
  kind: saved.kind,
  format: saved.format,
  columns: JSON.stringify(saved.columns),
  filters: JSON.stringify(saved.filters),
  locale: begun.locale,
  created_at: begun.now,
})
