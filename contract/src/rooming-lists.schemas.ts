import * as z from 'zod/mini'
import { Email, Instant, IntegerText } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { listSentMeanwhile } from './rooming-lists.refusals.ts'

/** So many stays, and what became of them since the list before. */
const counts = {
  /** Stays that are on it, those that were cancelled not. */
  stays: z.int(),
  /** Persons in them. */
  people: z.int(),
  added: z.int(),
  changed: z.int(),
  cancelled: z.int(),
}

/** A list as it was sent. */
export const SentList = z.object({
  /** From 1, for each house. */
  number: z.int(),
  sentAt: Instant,
  sentBy: z.string(),
  sentTo: z.string(),
  ...counts,
})
export type SentList = z.infer<typeof SentList>

/** The rooming list of a house: what it would say now, and what was sent. It names nobody. */
export const RoomingList = z.object({
  /** As it stands over its door. */
  name: z.string(),
  /** Where it goes by the contract; null where that is not known. */
  email: z.nullable(z.string()),
  /** What a list that is sent now would say, and how it differs from the last that was sent. */
  now: z.object(counts),
  /** The newest first. */
  sent: z.array(SentList),
})
export type RoomingList = z.infer<typeof RoomingList>

const params = z.object({ id: IntegerText })
/** The number of a list that was sent; without it, what one would say now. */
const query = z.strictObject({ number: z.optional(IntegerText) })

export const roomingColumns = [
  'change',
  'booking',
  'room',
  'arrival',
  'departure',
  'nights',
  'persons',
  'guests',
  'bookedBy',
] as const

export const terms = {
  'accommodation.readRoomingList': {
    summary: 'How many stays the rooming list of a house has, what changed since the last one, and who got which',
    runs: 'read',
    params,
    answers: { 200: RoomingList },
    refusals: [requests.notFound],
  },
  'accommodation.exportRoomingList': {
    summary: 'The rooming list of a house as a table: as it is now, or as one was sent',
    runs: 'read',
    secondFactor: 'fresh',
    params,
    query,
    answers: { 200: { csv: roomingColumns, saveAs: 'rooming-list.csv' } },
    refusals: [requests.notFound],
  },
  'accommodation.saveRoomingSheet': {
    summary: 'The rooming list of a house as a sheet (XLSX): as it is now, or as one was sent',
    runs: 'read',
    secondFactor: 'fresh',
    params,
    query,
    answers: { 200: { binary: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } },
    refusals: [requests.notFound],
  },
  'accommodation.drawRoomingList': {
    summary: 'The rooming list of a house as a PDF: as it is now, or as one was sent',
    runs: 'read',
    secondFactor: 'fresh',
    params,
    query,
    answers: { 200: { binary: 'application/pdf' } },
    refusals: [requests.notFound],
  },
  'accommodation.sendRoomingList': {
    summary: 'Mail the rooming list to a house, with what changed since the last one marked',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    body: z.strictObject({
      email: Email,
      /** The number of the last that whoever sends it knows of; 0 before the first. */
      after: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    }),
    answers: { 201: RoomingList },
    refusals: [requests.notFound, listSentMeanwhile],
  },
} as const satisfies TermsById
