import * as z from 'zod/mini'
import { IntegerText } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { pictureUnreadable } from './kit/uploads.refusals.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewSpeaker, NewStage, NewTrack, ProgramCode } from './new-program.schemas.ts'
import { usedBySessions } from './office-program.refusals.ts'

export const otherStagesMessage = message('Stages came or went meanwhile. Look at them once more.')

const kept = {
  id: z.int(),
  version: Version,
  /** Sessions that have it, cancelled ones too. */
  sessions: z.int(),
}

export const OfficeTrack = z.object({ ...kept, ...NewTrack.shape })
export type OfficeTrack = z.infer<typeof OfficeTrack>

export const OfficeStage = z.object({ ...kept, ...NewStage.shape })
export type OfficeStage = z.infer<typeof OfficeStage>

export const OfficeSpeaker = z.object({ ...kept, ...NewSpeaker.shape })
export type OfficeSpeaker = z.infer<typeof OfficeSpeaker>

/** What of them may be another; a code stays, because others name it, and a picture is sent by itself. */
export const TrackEntries = z.omit(NewTrack, { code: true })
export const StageEntries = z.omit(NewStage, { code: true })
export const SpeakerEntries = z.omit(NewSpeaker, { code: true, image: true })

const params = z.object({ id: IntegerText })
const Seen = z.strictObject({ version: Version })
const changes = [requests.notFound, changedMeanwhile] as const
const removes = [requests.notFound, changedMeanwhile, usedBySessions] as const

export const terms = {
  'program.addTrack': {
    summary: 'Add a track, behind those that are there',
    runs: 'command',
    body: NewTrack,
    answers: { 201: OfficeTrack },
    refusals: [],
  },
  'program.changeTrack': {
    summary: 'Change a track',
    runs: 'command',
    params,
    body: z.extend(TrackEntries, { version: Version }),
    answers: { 200: OfficeTrack },
    refusals: changes,
  },
  'program.removeTrack': {
    summary: 'Remove a track that no session has',
    runs: 'command',
    params,
    body: Seen,
    answers: { 204: null },
    refusals: removes,
  },
  'program.addStage': {
    summary: 'Add a stage, behind those that are there',
    runs: 'command',
    body: NewStage,
    answers: { 201: OfficeStage },
    refusals: [],
  },
  'program.changeStage': {
    summary: 'Change a stage',
    runs: 'command',
    params,
    body: z.extend(StageEntries, { version: Version }),
    answers: { 200: OfficeStage },
    refusals: changes,
  },
  'program.arrangeStages': {
    summary: 'Put the stages into another order',
    runs: 'command',
    body: z.strictObject({ codes: z.array(ProgramCode).check(z.maxLength(200)) }),
    answers: { 200: z.array(OfficeStage) },
    refusals: [],
  },
  'program.removeStage': {
    summary: 'Remove a stage that no session has',
    runs: 'command',
    params,
    body: Seen,
    answers: { 204: null },
    refusals: removes,
  },
  'program.listOfficeSpeakers': {
    summary: 'The speakers of the edition, in the order of their names',
    runs: 'read',
    query: listQuery(['sortName', '-sortName'], {}),
    answers: { 200: pageOf(OfficeSpeaker) },
    refusals: [],
  },
  'program.readOfficeSpeaker': {
    summary: 'One speaker, to be edited',
    runs: 'read',
    params,
    answers: { 200: OfficeSpeaker },
    refusals: [requests.notFound],
  },
  'program.addSpeaker': {
    summary: 'Add a speaker',
    runs: 'command',
    body: z.omit(NewSpeaker, { image: true }),
    answers: { 201: OfficeSpeaker },
    refusals: [],
  },
  'program.changeSpeaker': {
    summary: 'Change what is written of a speaker',
    runs: 'command',
    params,
    body: z.extend(SpeakerEntries, { version: Version }),
    answers: { 200: OfficeSpeaker },
    refusals: changes,
  },
  'program.setPortrait': {
    summary: 'Give a speaker a picture, instead of the one that is there',
    runs: 'process',
    params,
    query: z.strictObject({ version: IntegerText }),
    upload: { kind: 'picture', unreadable: pictureUnreadable },
    answers: { 201: OfficeSpeaker },
    refusals: changes,
  },
  'program.removePortrait': {
    summary: 'Remove the picture of a speaker for good',
    runs: 'command',
    params,
    body: Seen,
    answers: { 200: OfficeSpeaker },
    refusals: changes,
  },
  'program.removeSpeaker': {
    summary: 'Remove a speaker whom no session has',
    runs: 'command',
    params,
    body: Seen,
    answers: { 204: null },
    refusals: removes,
  },
} as const satisfies TermsById
