import * as z from 'zod/mini'
import { AskedDay, AskedInstant, Instant, IntegerText } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewSession, ProgramCode, ReservableSeats } from './new-program.schemas.ts'
import { seatsBelowTaken, sessionCancelled } from './office-program.refusals.ts'
import { OfficeStage, OfficeTrack } from './office-program-parts.schemas.ts'

export const breakIsEverywhereMessage = message('A break has no track and no stage, and everything else has both.')

const { shape } = NewSession

/** What is written of a session that is there; when and where it is held is moved by itself, because people are told. */
export const SessionEntries = z.strictObject({
  title: shape.title,
  abstract: shape.abstract,
  /** Null: a break. */
  track: z.nullable(ProgramCode),
  level: shape.level,
  language: shape.language,
  speakers: shape.speakers,
  repeats: shape.repeats,
  /** Null: everybody just comes. */
  seats: z.nullable(ReservableSeats),
})
export type SessionEntries = z.infer<typeof SessionEntries>

/** A session as those see it who run the event: in every language that it is written in, with whom it concerns. */
export const OfficeSession = z.object({
  id: z.int(),
  version: Version,
  code: ProgramCode,
  ...SessionEntries.shape,
  startsAt: Instant,
  endsAt: Instant,
  stage: z.nullable(ProgramCode),
  cancelledAt: z.nullable(Instant),
  /** Seats that are reserved, and those that wait for an answer. */
  taken: z.int(),
  held: z.int(),
  /** People in line for a seat. */
  waiting: z.int(),
  /** People who starred it. */
  starred: z.int(),
})
export type OfficeSession = z.infer<typeof OfficeSession>

const Move = z.strictObject({
  startsAt: AskedInstant,
  endsAt: AskedInstant,
  /** Null: a break. */
  stage: z.nullable(ProgramCode),
})

const SessionThere = z.pick(OfficeSession, { id: true, title: true, startsAt: true, endsAt: true })

/** What a move would do; nothing is changed. */
export const MovePreview = z.object({
  /** People who get a mail: with a seat, one that waits for their answer, or in line. */
  mails: z.int(),
  /** People in whose calendar it moves. */
  starred: z.int(),
  /** The session that has the stage at that time. */
  clash: z.nullable(SessionThere),
  /** Who speaks in it and in another session at that time, with that session. */
  busySpeakers: z.array(z.object({ name: z.string(), session: SessionThere })),
  /** People with a seat in it who have one in another session at that time. */
  seatsElsewhere: z.int(),
})

/** What sessions are made of, for whoever enters one. */
export const ProgramParts = z.object({
  tracks: z.array(OfficeTrack),
  stages: z.array(OfficeStage),
  speakers: z.array(z.object({ code: z.string(), name: z.string() })),
  sessions: z.array(z.pick(OfficeSession, { code: true, title: true, startsAt: true })),
})
export type ProgramParts = z.infer<typeof ProgramParts>

const params = z.object({ id: IntegerText })

export const terms = {
  'program.listOfficeSessions': {
    summary: 'The sessions of the edition, cancelled ones too, in the order of time',
    runs: 'read',
    query: listQuery(['startsAt', '-startsAt'], {
      /** On the clocks of the venue. */
      day: z.optional(AskedDay),
      /** Whose speakers are asked for in two places at once. */
      clash: z.optional(z.enum(['speaker'])),
    }),
    answers: { 200: pageOf(OfficeSession) },
    refusals: [],
  },
  'program.readOfficeSession': {
    summary: 'One session, to be edited',
    runs: 'read',
    params,
    answers: { 200: OfficeSession },
    refusals: [requests.notFound],
  },
  'program.readProgramParts': {
    summary: 'Tracks and stages of the edition, and its speakers and sessions by name',
    runs: 'read',
    answers: { 200: ProgramParts },
    refusals: [],
  },
  'program.addSession': {
    summary: 'Put a session into the programme',
    runs: 'command',
    body: NewSession,
    answers: { 201: OfficeSession },
    refusals: [],
  },
  'program.changeSession': {
    summary: 'Change what is written of a session, who speaks in it, and its seats',
    runs: 'command',
    params,
    body: z.extend(SessionEntries, { version: Version }),
    answers: { 200: OfficeSession },
    refusals: [requests.notFound, changedMeanwhile, seatsBelowTaken],
  },
  'program.previewMove': {
    summary: 'Whom a move of a session would concern, and whether its stage is free; nothing is changed',
    runs: 'read',
    params,
    body: Move,
    answers: { 200: MovePreview },
    refusals: [requests.notFound],
  },
  'program.moveSession': {
    summary: 'Hold a session at another time or on another stage: whoever has a seat is told, calendars follow',
    runs: 'command',
    params,
    body: z.extend(Move, { version: Version }),
    answers: { 200: OfficeSession },
    refusals: [requests.notFound, changedMeanwhile, sessionCancelled],
  },
  'program.cancelSession': {
    summary: 'Cancel a session for good: whoever has a seat is told, calendars strike it out',
    runs: 'command',
    params,
    body: z.strictObject({ version: Version }),
    answers: { 200: OfficeSession },
    refusals: [requests.notFound, changedMeanwhile, sessionCancelled],
  },
} as const satisfies TermsById
