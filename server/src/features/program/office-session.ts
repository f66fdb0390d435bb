import { requests } from '@foyer/contract/kit/refusal'
import type { OfficeSession } from '@foyer/contract/office-program'
import { OfficeSession as Shape } from '@foyer/contract/office-program.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import { findSessionRow, lockSession, type SessionRow } from './office-sessions.queries.ts'

/** A session as the office sees it. */
export const presentOfficeSession = (row: SessionRow): OfficeSession =>
  z.parse(Shape, {
    ...row,
    seats:
      row.capacity === null || row.answer_hours === null
        ? null
        : { capacity: row.capacity, answerHours: row.answer_hours },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    taken: row.taken ?? 0,
    held: row.held ?? 0,
  })

type InEdition = Pick<Context, 'db' | 'editionId'>

/** A session of the context's edition. @throws Refused `requests/not-found`. */
export async function getOfficeSession(
  context: InEdition,
  of: number | { readonly code: string },
): Promise<OfficeSession> {
  const row = await findSessionRow(context, of)
  if (row === undefined) throw refuse(requests.notFound)
  return presentOfficeSession(row)
}

/**
 * A session that nobody else changes until the transaction ends, and that is still as whoever changes it saw it.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile` with the session as it is.
 */
export async function holdSession(
  context: InEdition,
  id: number,
  yours: { readonly version: number },
): Promise<OfficeSession> {
  await lockSession(context, id)
  const session = await getOfficeSession(context, id)
  if (session.version !== yours.version) throw refuseChangedMeanwhile(yours, session)
  return session
}

/** Who speaks in it are people, so the log does not keep them. */
export const sessionRecord = auditedRecord('session', [
  'title',
  'abstract',
  'track',
  'stage',
  'level',
  'language',
  'repeats',
  'seats',
  'startsAt',
  'endsAt',
  'cancelledAt',
])

/** What people decide of it; counts change by themselves. */
export function decidedOf(session: OfficeSession) {
  const {
    id: _id,
    version: _version,
    taken: _taken,
    held: _held,
    waiting: _waiting,
    starred: _starred,
    ...decided
  } = session
  return decided
}
