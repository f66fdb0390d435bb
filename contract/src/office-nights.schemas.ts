import * as z from 'zod/mini'
import { LONGEST_STAY } from './constants.ts'
import { Content } from './kit/content.ts'
import { AskedDay, Day, Id, IntegerText } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { HouseContract } from './office-contracts.schemas.ts'
import { allotmentBelowTaken } from './office-nights.refusals.ts'

export const lastNightFirstMessage = message('The last night must not be before the first.')
export const tooManyNightsMessage = message('Choose 120 nights at most.')
export const nothingChangedMessage = message('Say what of these nights shall change.')
export const unknownRoomsMessage = message('Choose rooms of this hotel.')
export const newNightsNeedBothMessage = message(
  'Some of these nights are not offered yet. They need a number of rooms and a price.',
)

/** So many nights are changed at a time, of as many rooms as there are. */
export const MOST_NIGHTS = 120

/** One room on one night, with what is taken of it. */
export const OfficeNight = z.object({
  night: Day,
  /** Rooms under contract. */
  allotment: z.int(),
  /** In orders that are not paid yet. */
  held: z.int(),
  booked: z.int(),
  /** What a new stay pays, with VAT at the edition's rate for rooms, in minor units. */
  price: z.int(),
  /** So many nights a stay has at least that arrives on this one. */
  minimumStay: z.int(),
  /** No stay may arrive on it. */
  closedToArrival: z.boolean(),
})
export type OfficeNight = z.infer<typeof OfficeNight>

/** So many room nights: of one night and one room, or of many. */
const roomNights = {
  allotment: z.int(),
  held: z.int(),
  booked: z.int(),
}

export const OfficeRoom = z.object({
  id: z.int(),
  name: Content,
  /** Persons. */
  maxOccupancy: z.int(),
  /** Kept for the organiser's own people. */
  isInternal: z.boolean(),
  isActive: z.boolean(),
  /** Of all its nights, whichever are listed. */
  ...roomNights,
  /** Those on which it is offered, in their order; a night that is missing is not. */
  nights: z.array(OfficeNight),
})
export type OfficeRoom = z.infer<typeof OfficeRoom>

const house = {
  id: z.int(),
  /** Of its nights: what is sold of them changes none. */
  version: Version,
  /** As it stands over its door. */
  name: z.string(),
  /** 1 to 5. */
  stars: z.int(),
  address: z.string(),
  /** Door to door. */
  minutesToVenue: z.int(),
  wayKind: z.enum(['walk', 'shuttle', 'train']),
  /** Attendees see it. */
  isActive: z.boolean(),
  /** Of all nights of all its rooms. */
  ...roomNights,
  /** What was agreed with it; null where nobody wrote it down. */
  contract: z.nullable(HouseContract),
  /** Internal ones and those that are not on sale too. */
  rooms: z.array(OfficeRoom),
}

/** A house with its rooms and nights. */
export const NightGrid = z.object(house)
export type NightGrid = z.infer<typeof NightGrid>

/** Nights of rooms, and what of them shall be another from now on: what is not named stays. */
const change = {
  roomIds: z.array(Id).check(z.minLength(1), z.maxLength(50)),
  first: AskedDay,
  /** Changed too. */
  last: AskedDay,
  allotment: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  /** With VAT at the edition's rate for rooms, in minor units. */
  price: z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))),
  minimumStay: z.optional(z.int().check(z.minimum(1), z.maximum(LONGEST_STAY))),
  closedToArrival: z.optional(z.boolean()),
}
export const PlannedNights = z.strictObject(change)
export type PlannedNights = z.output<typeof PlannedNights>
export const NightsChange = z.strictObject({ version: Version, ...change })
export type NightsChange = z.output<typeof NightsChange>

/** One room on one night of which more is taken than there would be. */
const TakenNight = z.object({ roomId: z.int(), night: Day, taken: z.int() })

/** What a change of nights would do. */
export const NightsPreview = z.object({
  /** Of the nights as they were looked at. */
  version: Version,
  /** Room nights that would be others than they are, those that are offered anew among them. */
  changed: z.int(),
  /** Not offered until now. */
  added: z.int(),
  /** Of all the nights that were chosen together. */
  allotment: z.object({ before: z.int(), after: z.int() }),
  /** Stays with one of these nights: each keeps its nights, and each night the price that it was taken at. */
  stays: z.object({ booked: z.int(), held: z.int() }),
  /** Nights below what is taken of them: as long as there is one, nothing can be changed. */
  below: z.array(TakenNight),
})
export type NightsPreview = z.infer<typeof NightsPreview>

const params = z.object({ id: IntegerText })

export const terms = {
  'accommodation.listOfficeAccommodations': {
    summary: 'The houses of the edition with their rooms; nights from seven before the event to seven after it',
    runs: 'read',
    query: listQuery(['name', '-name'], {}),
    answers: { 200: pageOf(NightGrid) },
    refusals: [],
  },
  'accommodation.readNightGrid': {
    summary: 'Every night of every room of a house: what is under contract, held, booked, and the price',
    runs: 'read',
    params,
    answers: { 200: NightGrid },
    refusals: [requests.notFound],
  },
  'accommodation.previewNights': {
    summary: 'What a change of nights would do; nothing is changed',
    runs: 'read',
    params,
    body: PlannedNights,
    answers: { 200: NightsPreview },
    refusals: [requests.notFound],
  },
  'accommodation.changeNights': {
    summary: 'Change nights of rooms, and offer those that are not offered yet; what is taken keeps its price',
    runs: 'command',
    params,
    body: NightsChange,
    answers: { 200: NightGrid },
    refusals: [requests.notFound, changedMeanwhile, allotmentBelowTaken],
  },
} as const satisfies TermsById
