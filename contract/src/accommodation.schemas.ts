import * as z from 'zod/mini'
import { AskedDay, Day, Instant, IntegerText } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import type { TermsById } from './kit/terms.ts'

export const Board = z.enum(['none', 'breakfast', 'halfBoard'])
export type Board = z.infer<typeof Board>

export const Amenity = z.enum([
  'wifi',
  'breakfast',
  'parking',
  'gym',
  'sauna',
  'bar',
  'restaurant',
  'bicycles',
  'airConditioning',
  'stepFree',
  'pets',
  'quietRooms',
  'kitchen',
  'roofTerrace',
  'garden',
])
export type Amenity = z.infer<typeof Amenity>

export const AccommodationOrder = z.enum(['priceHighLow', 'priceLowHigh', 'nameAZ', 'distance'])
export type AccommodationOrder = z.infer<typeof AccommodationOrder>

const Image = z.object({ url: z.string(), alt: z.string() })

/** One cell of a night strip: a room on one night. */
export const Night = z.object({
  /** Null where the room is not offered on that night. */
  availabilityId: z.nullable(z.int()),
  night: Day,
  /** Rooms left; 0 is full. */
  left: z.int(),
  price: z.nullable(Money),
})
export type Night = z.infer<typeof Night>

/** What a stay must be that arrives on the day that was asked for. */
const Arrival = z.object({
  isClosed: z.boolean(),
  /** Nights. */
  minimumStay: z.int(),
})

export const Room = z.object({
  id: z.int(),
  accommodationId: z.int(),
  name: z.string(),
  description: z.string(),
  /** Persons. */
  maxOccupancy: z.int(),
  board: Board,
  images: z.array(Image),
  active: z.boolean(),
  /** Kept for the organiser's own people. */
  internal: z.boolean(),
  /** Those of the nights asked for. */
  availabilityIds: z.array(z.int()),
  /** Its night strip: the stay, the event, and two nights on either side of it. Empty in a booking. */
  nights: z.array(Night),
  /** Null where no day was asked for, or the room is not offered on it. */
  arrival: z.nullable(Arrival),
  /** Of the whole stay, with VAT; null where a night is full or not offered. */
  totalPrice: z.nullable(Money),
  /** Every night of the stay has one left, and it may arrive on its first. */
  bookable: z.boolean(),
})
export type Room = z.infer<typeof Room>

const accommodationFields = {
  id: z.int(),
  name: z.string(),
  /** 1 to 5. */
  stars: z.int(),
  description: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Door to door. */
  minutesToVenue: z.int(),
  way: z.object({ kind: z.enum(['walk', 'shuttle', 'train']), text: z.string() }),
  images: z.array(Image),
  amenities: z.array(Amenity),
  shuttle: z.boolean(),
  /** The cheapest night of the stay in a room that is large enough, with VAT. */
  fromPrice: z.nullable(Money),
  /** The cheapest room that is free for the whole stay, with VAT. */
  totalPrice: z.nullable(Money),
  bookable: z.boolean(),
  /** Changing and cancelling cost nothing before this instant. */
  cancelBefore: Instant,
}

export const Accommodation = z.object({
  ...accommodationFields,
  /** The room that `totalPrice` is for; where none is free, the one that is free for the most nights. */
  room: z.nullable(
    z.object({
      id: z.int(),
      name: z.string(),
      board: Board,
      maxOccupancy: z.int(),
      arrival: z.nullable(Arrival),
    }),
  ),
  /** That room's night strip: the stay, the event, and two nights on either side of it. */
  nights: z.array(Night),
})
export type Accommodation = z.infer<typeof Accommodation>

export const AccommodationDetail = z.object({
  ...accommodationFields,
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  /** The house's own number, as one dials it from abroad; null where it is not known. */
  phone: z.nullable(z.string()),
})
export type AccommodationDetail = z.infer<typeof AccommodationDetail>

export const Availability = z.object({
  id: z.int(),
  roomId: z.int(),
  night: Day,
  allotment: z.int(),
  left: z.int(),
  price: Money,
})
export type Availability = z.infer<typeof Availability>

const BooleanText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
)

/** `null`, in so many letters, asks for all. */
const BookableText = z.pipe(
  z.enum(['true', 'false', 'null', '']),
  z.transform((text: 'true' | 'false' | 'null' | '') => (text === 'true' ? true : text === 'false' ? false : null)),
)

/** The nights asked about; the edition's default search fills in what is missing. */
const stayQuery = {
  start: z.optional(AskedDay),
  end: z.optional(AskedDay),
  roomOccupancy: z.optional(IntegerText),
  /** The number of nights: must be that of the days, and stands in for a missing `end`. */
  currentStays: z.optional(IntegerText),
}

/** What a list is asked for. One house takes it too, so that a client asks both alike: it is there in any order. */
const listQuery = {
  ...stayQuery,
  roomIsBookable: z.optional(BookableText),
  order: z.optional(AccommodationOrder),
}

const roomParams = { id: IntegerText, roomId: IntegerText }

/** How somebody means to spend the nights of the event. */
export const StayPlan = z.enum(['book', 'own', 'later'])
export type StayPlan = z.infer<typeof StayPlan>

export const terms = {
  'accommodation.listAccommodations': {
    summary: 'Accommodations for a stay; `roomIsBookable` null asks for all',
    runs: 'read',
    shared: true,
    sells: 'rooms',
    query: z.strictObject(listQuery),
    answers: { 200: z.array(Accommodation) },
    refusals: [],
  },
  'accommodation.readAccommodation': {
    summary: 'One accommodation; the path with a slash at its end answers its rooms',
    runs: 'read',
    shared: true,
    sells: 'rooms',
    isSlashSignificant: true,
    params: z.object({ id: IntegerText }),
    query: z.strictObject(listQuery),
    answers: { 200: AccommodationDetail },
    refusals: [],
  },
  // What is left of a room is never an answer of a moment ago: who was just refused a night looks again at once.
  'accommodation.listRooms': {
    summary: 'The rooms of an accommodation; internal and inactive ones are never shown to the public',
    runs: 'read',
    isSlashSignificant: true,
    params: z.object({ id: IntegerText }),
    query: z.strictObject({
      ...stayQuery,
      roomActive: z.optional(BooleanText),
      roomInternal: z.optional(BooleanText),
    }),
    answers: { 200: z.array(Room) },
    refusals: [],
  },
  'accommodation.readRoom': {
    summary: 'One room',
    runs: 'read',
    params: z.object(roomParams),
    query: z.strictObject(stayQuery),
    answers: { 200: Room },
    refusals: [],
  },
  'accommodation.readAvailability': {
    summary: 'One room on one night: what is left of it, and its price',
    runs: 'read',
    params: z.object({ ...roomParams, availabilityId: IntegerText }),
    answers: { 200: Availability },
    refusals: [],
  },
  'accommodation.readStayNights': {
    summary: 'The first and the last night for which any room is offered; null where none is',
    runs: 'read',
    shared: true,
    sells: 'rooms',
    answers: { 200: z.object({ first: z.nullable(Day), last: z.nullable(Day) }) },
    refusals: [],
  },
  'accommodation.readStayPlan': {
    summary: 'What one answered to “Do you need a room?”, or null',
    runs: 'read',
    answers: { 200: z.object({ plan: z.nullable(StayPlan) }) },
    refusals: [],
  },
  'accommodation.saveStayPlan': {
    summary: 'Answer “Do you need a room?”',
    runs: 'command',
    body: z.strictObject({ plan: StayPlan }),
    answers: { 200: z.object({ plan: z.nullable(StayPlan) }) },
    refusals: [],
  },
} as const satisfies TermsById
