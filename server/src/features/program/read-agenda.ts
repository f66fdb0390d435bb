import type { Agenda } from '@foyer/contract/program'
import { SessionLevel } from '@foyer/contract/program.schemas'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { heldAgain } from './held-again.ts'
import { readAgendaRows } from './program.queries.ts'

/** The programme of the edition as this reader has it. */
export async function readAgenda(context: Context): Promise<Agenda> {
  const reader = readerOf(await getEdition(context), context.locale)
  const { tracks, stages, sessions } = await readAgendaRows(context)
  const again = heldAgain(sessions)
  const instant = (text: string): string => new Date(text).toISOString()
  return {
    tracks: tracks.map(({ code, name }) => ({ code, name: contentFor(name, reader) })),
    stages: stages.map(({ way, ...stage }) => ({ ...stage, way: contentFor(way, reader) })),
    sessions: sessions.map((row) => ({
      id: row.id,
      title: contentFor(row.title, reader),
      abstract: contentFor(row.abstract, reader),
      startsAt: instant(row.starts_at),
      endsAt: instant(row.ends_at),
      track: row.track,
      stage: row.stage,
      level: z.parse(SessionLevel, row.level),
      language: row.language,
      speakers: [...row.speakers],
      alsoAt: (again.get(row.id) ?? []).filter((id) => id !== row.id),
      isCancelled: row.is_cancelled,
      isReservable: row.is_reservable,
    })),
  }
}
