import { NewSession, takenStageMessage, unknownCodeMessage } from '@foyer/contract/new-program.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { holdParts, insertSessionSpeakers, insertSessions, listSessionCodes } from './content.queries.ts'
import { findTakenStages } from './find-taken-stages.ts'
import { insertSeats } from './seats.queries.ts'

/**
 * Puts sessions into the programme of the context's edition, all in one statement, and who speaks in them in another.
 * What they repeat is there already, or among them further up.
 * @throws InvalidInput, also for a stage that another session has at that time; a code that is taken is refused by the
 * database, and so is one of two that want one stage at once.
 */
export async function createSessions(context: OfficeContext, entered: NewSession[]): Promise<void> {
  const sessions = await acceptContent(context, z.array(NewSession), entered)
  const known = await holdParts(context, {
    tracks: sessions.flatMap(({ place }) => place?.track ?? []),
    stages: sessions.flatMap(({ place }) => place?.stage ?? []),
    speakers: sessions.flatMap(({ speakers }) => speakers),
  })
  const unknown: string[] = []
  const idOf = (kind: keyof typeof known, code: string, path: string): number => {
    const id = known[kind].get(code)
    if (id === undefined) unknown.push(path)
    return id ?? 0
  }
  const rows = sessions.map((session, at) => ({
    session,
    trackId: session.place && idOf('tracks', session.place.track, `${at}.place.track`),
    stageId: session.place && idOf('stages', session.place.stage, `${at}.place.stage`),
    speakerIds: session.speakers.map((code, nth) => idOf('speakers', code, `${at}.speakers.${nth}`)),
  }))
  const early = new Set((await listSessionCodes(context)).keys())
  for (const [at, { code, repeats }] of sessions.entries()) {
    if (repeats !== null && !early.has(repeats)) unknown.push(`${at}.repeats`)
    early.add(code)
  }
  if (unknown.length > 0) throw new InvalidInput(unknown.map((path) => ({ path, message: unknownCodeMessage })))
  await assertStagesFree(context, sessions)
  const ids = await insertSessions(
    context,
    rows.map(({ session, trackId, stageId }) => ({
      code: session.code,
      title: session.title,
      abstract: session.abstract,
      starts_at: session.startsAt,
      ends_at: session.endsAt,
      track_id: trackId,
      stage_id: stageId,
      level: session.level,
      language: session.language,
      repeats: session.repeats,
    })),
  )
  await openSeats(context, sessions, ids)
  const talks = rows.flatMap(({ session, speakerIds }) =>
    speakerIds.map((speaker_id, position) => ({
      session_id: ids.get(session.code) ?? 0,
      speaker_id,
      edition_id: context.editionId,
      position,
    })),
  )
  if (talks.length > 0) await insertSessionSpeakers(context, talks)
}

async function assertStagesFree(context: OfficeContext, sessions: readonly NewSession[]): Promise<void> {
  const taken = await findTakenStages(
    context,
    sessions.flatMap(({ place, ...session }) => (place === null ? [] : [{ ...session, stage: place.stage }])),
  )
  const problems = sessions.flatMap(({ code }, at) =>
    taken.has(code) ? [{ path: `${at}.place.stage`, message: takenStageMessage }] : [],
  )
  if (problems.length > 0) throw new InvalidInput(problems)
}

async function openSeats(
  context: OfficeContext,
  sessions: readonly NewSession[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = sessions.flatMap(({ code, seats }) =>
    seats === undefined ? [] : [{ id: ids.get(code) ?? 0, capacity: seats.capacity, answer_hours: seats.answerHours }],
  )
  if (rows.length > 0) await insertSeats(context, rows)
}
