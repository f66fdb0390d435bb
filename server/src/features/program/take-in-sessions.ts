import type { SessionEntries } from '@foyer/contract/office-program'
import type { OfficeContext } from '#platform/context'
import type { Act } from '#platform/door/audit'
import { rewriteSession } from './change-session.ts'
import { moveSessionRow } from './content.queries.ts'
import { createSessions } from './create-sessions.ts'
import { isMoved, type PlannedSession } from './import-sessions.ts'
import { decidedOf, getOfficeSession, sessionRecord } from './office-session.ts'
import { moveBreakRow } from './office-sessions.queries.ts'

const DAY = 86_400_000
/** When nothing is ever on. */
const ASIDE = Date.UTC(9000, 0, 1)

/**
 * Adds and changes sessions as their lines say. Those that move stand aside first, each on a day of its own: so two may take
 * each other's place, and nobody sees them between.
 */
export async function takeInSessions(
  context: OfficeContext,
  planned: readonly PlannedSession[],
): Promise<readonly Act[]> {
  const changed = planned.flatMap(({ does, before, ...row }) =>
    does === 'change' && before !== null ? [{ ...row, does, before }] : [],
  )
  const moved = changed.filter((row) => isMoved(row) && row.before.stage !== null)
  for (const [nth, { code, before }] of moved.entries()) {
    const at = (hours: number) => new Date(ASIDE + nth * DAY + hours * 3_600_000).toISOString()
    await moveSessionRow(context, code, { startsAt: at(0), endsAt: at(1), stage: before.stage ?? '' })
  }
  for (const { code, entries, before, ...row } of changed) {
    const { startsAt, endsAt, place } = entries
    if (!isMoved(row)) continue
    if (place === null) await moveBreakRow(context, before.id, { startsAt, endsAt })
    else await moveSessionRow(context, code, { startsAt, endsAt, stage: place.stage })
  }
  const added = planned.filter(({ does }) => does === 'add').map(({ entries }) => entries)
  if (added.length > 0) await createSessions(context, added)
  for (const { before, entries } of changed) await rewriteSession(context, before, writtenOf(entries))
  return [...(await actsOf(context, changed)), ...(await createdActs(context, added))]
}

const writtenOf = ({ title, abstract, place, level, language, speakers, repeats, seats }: PlannedSession['entries']) =>
  ({
    ...{ title, abstract, level, language, speakers, repeats },
    track: place?.track ?? null,
    seats: seats ?? null,
  }) satisfies SessionEntries

async function actsOf(context: OfficeContext, changed: readonly Pick<PlannedSession, 'before'>[]): Promise<Act[]> {
  const acts: Act[] = []
  for (const { before } of changed) {
    if (before === null) continue
    const after = await getOfficeSession(context, before.id)
    acts.push(sessionRecord.changed(before.id, decidedOf(before), decidedOf(after)))
  }
  return acts
}

async function createdActs(context: OfficeContext, added: readonly { readonly code: string }[]): Promise<Act[]> {
  const acts: Act[] = []
  for (const { code } of added) {
    const session = await getOfficeSession(context, { code })
    acts.push(sessionRecord.created(session.id, decidedOf(session)))
  }
  return acts
}
