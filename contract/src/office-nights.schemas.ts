import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { Day, IntegerText } from './kit/fields.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'

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
  /** Internal ones and those that are not on sale too. */
  rooms: z.array(OfficeRoom),
}

/** A house with its rooms and nights. */
export const NightGrid = z.object(house)
export type NightGrid = z.infer<typeof NightGrid>

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
    params: z.object({ id: IntegerText }),
    answers: { 200: NightGrid },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
