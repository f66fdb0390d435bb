import type { AuditedValues } from '@foyer/contract/audited-codes'
import type { AuditedField } from '@foyer/contract/kit/audited-fields'
import type { AuditedRecord } from '@foyer/contract/kit/audited-records'
import { sql } from 'kysely'
import type { Person } from '#platform/context'
import type { Db } from '#platform/database/database'
import { inOrder } from '#platform/database/in-order'

/** What a record is like, field by field; values as they stand in JSON. */
type State = Readonly<Record<string, unknown>>

interface FieldChange {
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
}

/** What was done to one record. */
export interface Act {
  readonly record: AuditedRecord
  readonly recordId: string
  readonly changes: readonly FieldChange[]
}

/**
 * What a command of staff gives back: its answer, and what it did. There is no other way to answer one, so none is
 * without an entry in the audit log; the door writes it in the command's own transaction.
 */
export class Audited<T> {
  readonly acts: readonly [Act, ...Act[]]
  readonly answer: T

  constructor(acts: readonly [Act, ...Act[]], answer: T) {
    this.acts = acts
    this.answer = answer
  }
}

export const audited = <T>(act: Act, answer: T): Audited<T> => new Audited([act], answer)

/**
 * A kind of record that staff change.
 * @param kept the fields whose values stand in the log, before and after. Of every other field it is noted that it
 * changed, and no more: what names a person must be able to go with them, and the log keeps everything for ever.
 */
export function auditedRecord<Field extends AuditedField>(record: AuditedRecord, kept: readonly Field[]) {
  /** A code that has no word would be read as the program writes it. */
  type Kept = AuditedValues<Field> & State
  const nothing = {} as Kept
  const isKept = (field: string): boolean => (kept as readonly string[]).includes(field)
  const changed = (recordId: string | number, before: Kept, after: Kept): Act => {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return {
      record,
      recordId: String(recordId),
      changes: fields
        .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
        .map((field) => (isKept(field) ? { field, before: before[field], after: after[field] } : { field })),
    }
  }
  return {
    changed,
    created: (recordId: string | number, after: Kept): Act => changed(recordId, nothing, after),
    removed: (recordId: string | number, before: Kept): Act => changed(recordId, before, nothing),
  }
}

interface Done {
  readonly db: Db
  readonly now: Date
  readonly editionId: number
  readonly caller: Pick<Person, 'userId'>
  /** The id of the endpoint. */
  readonly act: string
}

/** On this channel the database says that there are new entries. */
export const ACTS = 'foyer_acts'

/**
 * Writes down what was done, as the last thing of the transaction that did it: one after the other, so that entries get their
 * numbers in the order in which they become true.
 */
export async function writeActs({ db, now, editionId, caller, act }: Done, acts: readonly Act[]): Promise<void> {
  await inOrder(db, 'writeLog')
  await db
    .insertInto('audit_entries')
    .values(
      acts.map(({ record, recordId, changes }) => ({
        edition_id: editionId,
        at: now,
        actor_id: caller.userId,
        act,
        record,
        record_id: recordId,
        changes: JSON.stringify(changes),
      })),
    )
    .execute()
  // Leaves with the commit, and not before.
  await sql`select pg_notify(${ACTS}, '')`.execute(db)
}
