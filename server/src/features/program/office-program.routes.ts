import { takenCodeMessage } from '@foyer/contract/new-program.schemas'
import type { OfficeSession } from '@foyer/contract/office-program'
import * as contract from '@foyer/contract/office-program'
import * as parts from '@foyer/contract/office-program-parts'
import { previewProgramImport as lookAt, importProgram as takeIn } from '@foyer/contract/program-import'
import { getEdition } from '#features/editions'
import { holdNewCodes } from '#platform/database/new-codes'
import { audited } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { InvalidInput } from '#platform/door/problem'
import { type Door, serve } from '#platform/door/serve'
import { arrangeStages } from './arrange-stages.ts'
import { changeSession } from './change-session.ts'
import { listSessionCodes } from './content.queries.ts'
import { createSessions } from './create-sessions.ts'
import { importProgram, previewProgramImport } from './import-program.ts'
import { cancelOfficeSession, moveOfficeSession, previewMove } from './move-office-session.ts'
import { decidedOf, getOfficeSession, presentOfficeSession, sessionRecord } from './office-session.ts'
import { lockStage, readSessionPage, sessionKeys } from './office-sessions.queries.ts'
import { listNames, listParts, readSpeakerPage, speakerKeys } from './program-parts.queries.ts'
import { editSpeaker, editStage, editTrack, presentSpeaker, presentStage, presentTrack } from './program-parts.ts'
import { removePortrait, setPortrait } from './set-portrait.ts'

/** What staff do with the programme. */
export function openOfficeProgram(door: Door): void {
  serve(door, contract.listOfficeSessions, async (context, { query }) => {
    const asked = pageAsked(context, contract.listOfficeSessions, query, sessionKeys)
    const { timeZone } = await getEdition(context)
    const page = await readSessionPage(context, { day: query.day, clash: query.clash, timeZone }, asked)
    return presentPage(context, contract.listOfficeSessions, query, page, presentOfficeSession)
  })
  serve(door, contract.readOfficeSession, (context, { params }) => getOfficeSession(context, params.id))
  serve(door, contract.addSession, async (context, { body }) => {
    await holdNewCodes(context)
    if (body.place !== null) await lockStage(context, body.place.stage)
    if ((await listSessionCodes(context)).has(body.code))
      throw new InvalidInput([{ path: 'code', message: takenCodeMessage }])
    await createSessions(context, [body]).catch(asOfOne)
    const id = (await listSessionCodes(context)).get(body.code) ?? 0
    const session = await getOfficeSession(context, id)
    return audited(sessionRecord.created(id, decidedOf(session)), session)
  })
  serve(door, contract.changeSession, changeSession)
  serve(door, contract.previewMove, previewMove)
  serve(door, contract.moveSession, moveOfficeSession)
  serve(door, contract.cancelSession, cancelOfficeSession)
  serve(door, lookAt, previewProgramImport)
  serve(door, takeIn, importProgram)
  openParts(door)
}

/** What several are told by their places, one is told by its fields. */
function asOfOne(error: unknown): never {
  if (!(error instanceof InvalidInput)) throw error
  throw new InvalidInput(error.issues.map(({ path, message }) => ({ path: path.replace(/^0\./, ''), message })))
}

/** What sessions are made of. */
function openParts(door: Door): void {
  serve(door, contract.readProgramParts, async (context) => {
    const { speakers, sessions } = await listNames(context)
    return {
      tracks: (await listParts(context, 'tracks')).map(presentTrack),
      stages: (await listParts(context, 'stages')).map(presentStage),
      speakers,
      sessions: sessions.map(({ code, title, starts_at }) => ({
        code,
        title: title as OfficeSession['title'],
        startsAt: starts_at.toISOString(),
      })),
    }
  })
  serve(door, parts.listOfficeSpeakers, async (context, { query }) => {
    const page = await readSpeakerPage(context, pageAsked(context, parts.listOfficeSpeakers, query, speakerKeys))
    return presentPage(context, parts.listOfficeSpeakers, query, page, presentSpeaker)
  })
  serve(door, parts.readOfficeSpeaker, (context, { params }) => editSpeaker.get(context, params))
  serve(door, parts.addTrack, (context, { body }) =>
    editTrack.add(context, body.code, () => editTrack.create(context, body)),
  )
  serve(door, parts.changeTrack, (context, { params, body }) => editTrack.change(context, params.id, body))
  serve(door, parts.removeTrack, (context, { params, body }) => editTrack.remove(context, params.id, body))
  serve(door, parts.addStage, (context, { body }) =>
    editStage.add(context, body.code, () => editStage.create(context, body)),
  )
  serve(door, parts.changeStage, (context, { params, body }) => editStage.change(context, params.id, body))
  serve(door, parts.removeStage, (context, { params, body }) => editStage.remove(context, params.id, body))
  serve(door, parts.addSpeaker, (context, { body }) =>
    editSpeaker.add(context, body.code, () => editSpeaker.create(context, body)),
  )
  serve(door, parts.changeSpeaker, (context, { params, body }) => editSpeaker.change(context, params.id, body))
  serve(door, parts.arrangeStages, arrangeStages)
  serve(door, parts.setPortrait, setPortrait)
  serve(door, parts.removePortrait, removePortrait)
  serve(door, parts.removeSpeaker, (context, { params, body }) => editSpeaker.remove(context, params.id, body))
}
