import { unknownCodeMessage } from '@foyer/contract/new-program.schemas'
import type { changeSession as endpoint, OfficeSession } from '@foyer/contract/office-program'
import { seatsBelowTaken } from '@foyer/contract/office-program.refusals'
import { breakIsEverywhereMessage, SessionEntries } from '@foyer/contract/office-program.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { audited } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { holdParts, listSessionCodes } from './content.queries.ts'
import { decidedOf, getOfficeSession, holdSession, sessionRecord } from './office-session.ts'
import { deleteSeats, replaceSpeakers, updateSeats, updateSession } from './office-sessions.queries.ts'

/**
 * Changes what is written of a session, who speaks in it, and its seats: never fewer than are reserved or offered. Who
 * waits for one is asked when there are more. A break stays one.
 * @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`, `program/seats-below-taken`.
 */
export const changeSession: UseCase<typeof endpoint> = async (context, { params: { id }, body }) => {
  const { version: _version, ...entered } = body
  const entries = await acceptContent(context, SessionEntries, entered)
  const before = await holdSession(context, id, body)
  const isBreak = before.stage === null
  if ((entries.track === null) !== isBreak || (isBreak && entries.seats !== null))
    throw new InvalidInput([{ path: isBreak ? 'seats' : 'track', message: breakIsEverywhereMessage }])
  await rewriteSession(context, before, entries)
  const after = await getOfficeSession(context, id)
  return audited(sessionRecord.changed(id, decidedOf(before), decidedOf(after)), after)
}

/** Writes what is written of a session, whoever looked at it. @throws InvalidInput; Refused `program/seats-below-taken`. */
export async function rewriteSession(
  context: OfficeContext,
  before: OfficeSession,
  entries: SessionEntries,
): Promise<void> {
  const { trackId, speakerIds, repeatsId } = await idsOf(context, before.code, entries)
  await updateSession(context, before.id, { ...entries, trackId, repeatsId })
  await replaceSpeakers(context, before.id, speakerIds)
  await changeSeats(context, before, entries.seats)
}

async function changeSeats(
  context: OfficeContext,
  { id, taken, held, seats: before }: { id: number; taken: number; held: number; seats: SessionEntries['seats'] },
  seats: SessionEntries['seats'],
): Promise<void> {
  if (seats === null && before === null) return
  const isDone = seats === null ? await deleteSeats(context, id) : await updateSeats(context, id, seats)
  if (!isDone) throw refuse(seatsBelowTaken, { taken: taken + held })
}

/** What the codes mean. @throws InvalidInput for each that the edition does not have. */
async function idsOf(context: OfficeContext, code: string, { track, speakers, repeats }: SessionEntries) {
  const parts = await holdParts(context, { tracks: track === null ? [] : [track], stages: [], speakers })
  const known = { ...parts, sessions: await listSessionCodes(context) }
  const unknown: string[] = []
  const idOf = (kind: keyof typeof known, wanted: string, path: string): number => {
    const id = known[kind].get(wanted)
    if (id === undefined) unknown.push(path)
    return id ?? 0
  }
  const ids = {
    trackId: track === null ? null : idOf('tracks', track, 'track'),
    speakerIds: speakers.map((speaker, nth) => idOf('speakers', speaker, `speakers.${nth}`)),
    repeatsId: repeats === null ? null : idOf('sessions', repeats, 'repeats'),
  }
  if (repeats === code) unknown.push('repeats')
  if (unknown.length > 0) throw new InvalidInput(unknown.map((path) => ({ path, message: unknownCodeMessage })))
  return { ...ids, speakerIds: [...new Set(ids.speakerIds)] }
}
