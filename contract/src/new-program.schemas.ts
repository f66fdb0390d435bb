import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { AskedInstant, Locale, line, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { SessionLevel } from './program.schemas.ts'

export const unknownCodeMessage = message('This code is not known in this edition.')
export const takenCodeMessage = message('Another one has this code.')
export const takenStageMessage = message('Another session is on this stage at that time.')
export const endsBeforeMessage = message('It must end after it begins.')
export const seatsOfBreakMessage = message('A break has no seats.')

/** Under which it stands in addresses, and others name it. */
const Code = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,60}$/, message('Use small letters, digits and hyphens, 60 at most.')))
export const ProgramCode = Code

export const NewTrack = z.strictObject({ code: Code, name: Content })
export type NewTrack = z.input<typeof NewTrack>

export const NewStage = z.strictObject({
  code: Code,
  /** As the sign over the door says it: the hall's number, and the room in it. */
  hall: line(20),
  name: line(20),
  seats: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** How one gets there. */
  way: Content,
})
export type NewStage = z.input<typeof NewStage>

export const NewSpeaker = z.strictObject({
  code: Code,
  name: line(120),
  /** By which lists are in order, such as the family name. */
  sortName: line(120),
  jobTitle: Content,
  company: line(120),
  city: line(80),
  bio: Content,
  /** A picture that is kept; null: their initials. */
  image: z.nullable(Uuid),
})
export type NewSpeaker = z.input<typeof NewSpeaker>

const times = { startsAt: AskedInstant, endsAt: AskedInstant }
interface Times {
  readonly startsAt: string
  readonly endsAt: string
}
const endsLater = z.refine<Times>(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
  error: endsBeforeMessage,
  path: ['endsAt'],
})

/** Seats that can be reserved, and how long a freed one waits for its answer. */
export const ReservableSeats = z.strictObject({
  capacity: z.int().check(z.minimum(0), z.maximum(100_000)),
  answerHours: z.int().check(z.minimum(1), z.maximum(168)),
})

export const NewSession = z
  .strictObject({
    code: Code,
    title: Content,
    /** An empty line begins another paragraph. */
    abstract: Content,
    ...times,
    /** Where and in what it is held; null: a break, which is everywhere. */
    place: z.nullable(z.strictObject({ track: Code, stage: Code })),
    level: SessionLevel,
    /** In which it is held. */
    language: Locale,
    /** Codes, in the order in which they are named. */
    speakers: z.array(Code).check(z.maxLength(20)),
    /** The code of the session that is held once more. */
    repeats: z.nullable(Code),
    /** Without, everybody just comes. */
    seats: z.optional(ReservableSeats),
  })
  .check(
    endsLater,
    z.refine(({ place, seats }) => place !== null || seats === undefined, {
      error: seatsOfBreakMessage,
      path: ['seats'],
    }),
  )
export type NewSession = z.input<typeof NewSession>

export const MovedSession = z.strictObject({ ...times, stage: Code }).check(endsLater)
export type MovedSession = z.input<typeof MovedSession>
