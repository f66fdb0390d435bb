import * as contract from '@foyer/contract/audit'
import { FieldChange } from '@foyer/contract/audit.schemas'
import * as z from 'zod/mini'
import { readRows } from '#platform/database/keyset'
import { FeedAnswer, RowsAnswer } from '#platform/door/answers'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { type AuditRow, auditKeys, findNewestId, listActors, listEntriesAfter, readAuditPage } from './audit.queries.ts'

const Changes = z.array(FieldChange)

const presentEntry = (row: AuditRow): contract.AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  act: row.act,
  actor: { uuid: row.actor_id, name: row.actor_name },
  record: { kind: row.record, id: row.record_id },
  editionId: row.edition_id,
  changes: z.parse(Changes, row.changes),
})

const tableRow = (row: AuditRow) => ({
  id: row.id,
  at: row.at.toISOString(),
  act: row.act,
  actor: row.actor_name,
  actorUuid: row.actor_id,
  record: row.record,
  recordId: row.record_id,
  editionId: row.edition_id,
  changes: JSON.stringify(row.changes),
})

/** What staff may see of what staff did. */
export function openAudit(door: Door): void {
  serve(door, contract.listAuditEntries, async (context, { query }) => {
    const asked = pageAsked(context, contract.listAuditEntries, query, auditKeys)
    return presentPage(
      context,
      contract.listAuditEntries,
      query,
      await readAuditPage(context, query, asked),
      presentEntry,
    )
  })
  serve(door, contract.exportAuditEntries, async (context, { query }) => {
    const pages = { keys: auditKeys.at, isDescending: false }
    return new RowsAnswer(
      readRows((after, limit) => readAuditPage(context, query, { ...pages, after, limit }), tableRow),
    )
  })
  serve(door, contract.listActors, async (context) =>
    (await listActors(context)).map((row) => ({
      uuid: row.id,
      name: row.name,
      lastActAt: row.last_act_at.toISOString(),
    })),
  )
  serve(door, contract.listRecordEntries, async (context, { params: { kind, id }, query }) => {
    const asked = pageAsked(context, contract.listRecordEntries, query, auditKeys)
    const ofRecord = { record: kind, recordId: id, editionId: context.editionId }
    const page = await readAuditPage(context, ofRecord, asked)
    return presentPage(context, contract.listRecordEntries, query, page, presentEntry)
  })
  serve(door, contract.followChanges, async (context) => {
    const present = (row: Awaited<ReturnType<typeof listEntriesAfter>>[number]) => ({
      act: row.act,
      at: row.at.toISOString(),
      actor: { uuid: row.actor_id, name: row.actor_name },
      editionId: row.edition_id,
      record: { kind: row.record, id: row.record_id },
    })
    return new FeedAnswer('acts', {
      newest: async () => String(await findNewestId(context)),
      after: async (place, most) =>
        (await listEntriesAfter(context, Number(place), most)).map((row) => ({
          place: String(row.id),
          data: present(row),
        })),
    })
  })
}
