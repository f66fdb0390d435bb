import {
  cancelSession,
  createPage,
  createSessions,
  createSpeakers,
  createStages,
  createTracks,
  moveSession,
} from '#features/program'
import type { Context, OfficeContext } from '#platform/context'
import { keepDrawings } from '../keep-drawings.ts'
import { access, information, press, writtenOn } from './information.ts'
import { cancelled, moved, sessions, speakers, stages, tracks } from './program.ts'

/** Makes the programme and the pages beside it. */
export async function makeProgram(context: OfficeContext): Promise<void> {
  await createTracks(context, tracks)
  await createStages(context, stages)
  await createSpeakers(
    context,
    speakers.map(({ drawing: _drawn, ...speaker }) => speaker),
  )
  await createSessions(context, sessions)
  await moveSession(context, moved.code, moved.to)
  await cancelSession(context, cancelled)
  const then = { ...context, now: writtenOn }
  await createPage(then, information)
  await createPage(then, access)
  await createPage(then, press, false)
}

/** Keeps the speakers' portraits as files. */
export const keepPortraits = (context: Pick<Context, 'db' | 'now'>): Promise<void> =>
  keepDrawings(
    context,
    speakers.map(({ drawing }) => ({ svg: drawing, drawnWidth: 160, width: 296, height: 296 })),
  )
