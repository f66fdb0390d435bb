import * as z from 'zod/mini'
import { AskedInstant, Email, Instant } from './kit/fields.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { networkFull, placeGone } from './waiting-room.refusals.ts'

/**
 * - `open`: nobody waits, go on.
 * - `early`: before an opening; places are drawn by lot among those who are there then.
 * - `waiting`: in the line.
 * - `admitted`: it is your turn, for a while.
 */
export const PlaceState = z.enum(['open', 'early', 'waiting', 'admitted'])

/** Where somebody stands who waits. */
export const Place = z.object({
  state: PlaceState,
  /** Names the place to us; null where nobody waits. */
  ticket: z.nullable(z.string()),
  opensAt: z.nullable(Instant),
  /** 1 is next; null while it is not decided yet. */
  place: z.nullable(z.int()),
  /** As many seconds as it takes at the pace of the last minutes; null while nobody can say. */
  waitSeconds: z.nullable(z.int()),
  /** So long their turn lasts; each step prolongs it. */
  admittedUntil: z.nullable(Instant),
  /** When to ask again: who does not, for some minutes, gives the place up. */
  askAgainSeconds: z.int(),
})
export type Place = z.infer<typeof Place>

/** `auto`: by itself, where more come than can be served, and for an opening. */
export const WaitingRoomMode = z.enum(['auto', 'on', 'off'])
export type WaitingRoomMode = z.infer<typeof WaitingRoomMode>

const decided = {
  mode: WaitingRoomMode,
  /** An opening: from half an hour before then people gather, and places are drawn by lot among them. */
  opensAt: z.nullable(AskedInstant),
  /** So many are let in each second; null: as many as the servers say they can serve. */
  perSecond: z.nullable(z.int().check(z.minimum(1), z.maximum(500))),
}

export const OfficeWaitingRoom = z.object({
  version: Version,
  ...decided,
  opensAt: z.nullable(Instant),
  isOpen: z.boolean(),
  waiting: z.int(),
  /** Whose turn it is now. */
  admitted: z.int(),
  /** As it is reckoned now. */
  admittedPerSecond: z.number(),
})
export type OfficeWaitingRoom = z.infer<typeof OfficeWaitingRoom>

const withTicket = z.strictObject({ ticket: z.string().check(z.maxLength(200)) })

export const terms = {
  'waitingRoom.readWaitingRoom': {
    summary: 'Whether people wait in a line just now',
    runs: 'read',
    shared: true,
    answers: { 200: z.object({ isOpen: z.boolean(), opensAt: z.nullable(Instant) }) },
    refusals: [],
  },
  'waitingRoom.takePlace': {
    summary: 'Take a place in the line: one for each mailbox, wherever it is asked from',
    runs: 'process',
    limit: { by: 'address', attempts: 3000, perSeconds: 15 * 60 },
    body: z.strictObject({ email: Email }),
    answers: { 200: Place },
    refusals: [networkFull],
  },
  'waitingRoom.keepPlace': {
    summary: 'How far one’s place has come; asking keeps it',
    runs: 'process',
    proof: 'ticket',
    body: withTicket,
    answers: { 200: Place },
    refusals: [placeGone],
  },
  'waitingRoom.leavePlace': {
    summary: 'Say that a page of the waiting room was closed: without another one the place is given up soon',
    runs: 'process',
    proof: 'ticket',
    body: withTicket,
    answers: { 204: null },
    refusals: [],
  },
  'waitingRoom.readOfficeWaitingRoom': {
    summary: 'How the waiting room is set, and how it stands',
    runs: 'read',
    answers: { 200: OfficeWaitingRoom },
    refusals: [],
  },
  'waitingRoom.setWaitingRoom': {
    summary: 'Turn the waiting room on or off, or set it for an opening',
    runs: 'command',
    body: z.strictObject({ version: Version, ...decided }),
    answers: { 200: OfficeWaitingRoom },
    refusals: [changedMeanwhile],
  },
} as const satisfies TermsById
