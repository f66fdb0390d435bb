import * as z from 'zod/mini'
import { Amenity, Board } from './accommodation.schemas.ts'
import { Content } from './kit/content.ts'
import { Day, line, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'

export const unknownHouseMessage = message('Choose a house of this edition.')
export const unknownRoomMessage = message('Choose a room of this edition.')

/** A picture that is kept, and what it shows for those who cannot see it. */
const Picture = z.strictObject({ file: Uuid, alt: Content })

const Pictures = z.array(Picture).check(z.maxLength(30))

const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Numbers below this are for whoever brings their own, such as those of a contract; the rest are given out in turn. */
const ownNumbersBelow = (end: number) => z.optional(z.int().check(z.minimum(1), z.maximum(end - 1)))

export const NewAccommodation = z.strictObject({
  /** Under which its page has its address; given out where none is brought. */
  id: ownNumbersBelow(1000),
  /** As it stands over its door, in every language. */
  name: line(120),
  stars: z.int().check(z.minimum(1), z.maximum(5)),
  description: Content,
  address: line(256),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  /** Door to door. */
  minutesToVenue: z.int().check(z.minimum(0), z.maximum(600)),
  wayKind: z.enum(['walk', 'shuttle', 'train']),
  /** A bus of the event stops there; where it is not said, it does if that is the way. */
  hasShuttle: z.optional(z.boolean()),
  /** How one gets to the hall, as a sign would say it. */
  way: Content,
  amenities: z.array(Amenity),
  images: Pictures,
  checkInFrom: TimeOfDay,
  checkOutUntil: TimeOfDay,
  /** As one dials it from abroad; null where it is not known. */
  phone: z.nullable(line(40)),
})
export type NewAccommodation = z.input<typeof NewAccommodation>

export const NewRoom = z.strictObject({
  id: ownNumbersBelow(100_000),
  accommodationId: z.int(),
  name: Content,
  description: Content,
  /** Persons. */
  maxOccupancy: z.int().check(z.minimum(1), z.maximum(20)),
  board: Board,
  images: Pictures,
  /** Kept for the organiser's own people. */
  isInternal: z.boolean(),
})
export type NewRoom = z.input<typeof NewRoom>

/** Nights of a room under contract; one that is offered already is not offered again. */
export const NewNights = z.strictObject({
  roomId: z.int(),
  nights: z
    .array(
      z.strictObject({
        night: Day,
        allotment: z.int().check(z.minimum(0), z.maximum(10_000)),
        /** With VAT at the edition's rate for rooms, in minor units. */
        price: z.int().check(z.minimum(0), z.maximum(10_000_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(400)),
})
export type NewNights = z.input<typeof NewNights>
