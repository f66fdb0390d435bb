import * as z from 'zod/mini'
import type { AuditedRecord } from './kit/audited-records.ts'
import { AskedInstant, Instant, Uuid } from './kit/fields.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'

/** One field of a record that staff changed. Of what names a person there is the field alone. */
export const FieldChange = z.object({
  field: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
})
export type FieldChange = z.infer<typeof FieldChange>

/** Who of the staff did what to which record, and when. Nobody changes or removes one. */
export const AuditEntry = z.object({
  /** Grows in the order in which the acts became true. */
  id: z.int(),
  at: Instant,
  /** The endpoint that did it. */
  act: z.string(),
  /** Their name as it is now. */
  actor: z.object({ uuid: Uuid, name: z.string() }),
  record: z.object({ kind: z.string(), id: z.string() }),
  editionId: z.int(),
  changes: z.array(FieldChange),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Somebody who did something as staff, whether they still are or not. */
export const AuditActor = z.object({
  uuid: Uuid,
  /** As it is now; an erased person's is that of nobody. */
  name: z.string(),
  lastActAt: Instant,
})
export type AuditActor = z.infer<typeof AuditActor>

/** That a record changed, which, and who did it: whoever shows it says so, and asks for it anew. */
export const RecordChange = z.object({
  act: z.string(),
  at: Instant,
  /** Their name as it is now. */
  actor: z.object({ uuid: Uuid, name: z.string() }),
  editionId: z.int(),
  record: z.object({ kind: z.string(), id: z.string() }),
})
export type RecordChange = z.infer<typeof RecordChange>

const recordId = z.string().check(z.regex(/^[\w-]{1,40}$/))

/** The records of an event that have a page in the office, and name nobody in what is noted of them. */
export const RecordKind = z.enum([
  'pass-type',
  'accommodation',
  'room',
  'vip-event',
  'train-ticket-type',
  'survey-question',
  'news-post',
  'session',
  'speaker',
  'exhibitor',
  'hall',
  'site-plan',
  'ways',
  'page',
] as const satisfies readonly AuditedRecord[])
export type RecordKind = z.infer<typeof RecordKind>

const auditFilters = {
  actor: z.optional(Uuid),
  act: z.optional(z.string().check(z.regex(/^[a-zA-Z.]{1,80}$/))),
  record: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
  recordId: z.optional(recordId),
  from: z.optional(AskedInstant),
  /** Until then, and not at it. */
  until: z.optional(AskedInstant),
}

export const terms = {
  'audit.listAuditEntries': {
    summary: 'What staff did, the newest first',
    runs: 'read',
    query: listQuery(['-at', 'at'], auditFilters),
    answers: { 200: pageOf(AuditEntry) },
    refusals: [],
  },
  'audit.exportAuditEntries': {
    summary: 'What staff did, the oldest first, as a table of any length',
    runs: 'read',
    secondFactor: 'fresh',
    query: z.strictObject(auditFilters),
    answers: {
      200: {
        csv: ['id', 'at', 'act', 'actor', 'actorUuid', 'record', 'recordId', 'editionId', 'changes'],
        saveAs: 'audit-log.csv',
      },
    },
    refusals: [],
  },
  'audit.listActors': {
    summary: 'Everybody who did something as staff, those who have left included',
    runs: 'read',
    answers: { 200: z.array(AuditActor) },
    refusals: [],
  },
  'audit.listRecordEntries': {
    summary: 'What staff did to one record of the edition, the newest first',
    runs: 'read',
    params: z.object({ kind: RecordKind, id: recordId }),
    query: listQuery(['-at'], {}),
    answers: { 200: pageOf(AuditEntry) },
    refusals: [],
  },
  'audit.followChanges': {
    summary: 'Which records staff change, as they do; with `Accept: text/event-stream` for as long as one listens',
    runs: 'read',
    answers: { 200: { events: RecordChange } },
    // A one-time address does not lead here.
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
