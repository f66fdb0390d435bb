import * as z from 'zod/mini'
import { Instant, IntegerText } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { PageLink } from './new-page.schemas.ts'
import { calendarGone } from './program.refusals.ts'

export const SessionLevel = z.enum(['all', 'basics', 'advanced', 'expert'])
export type SessionLevel = z.infer<typeof SessionLevel>

const Track = z.object({ code: z.string(), name: z.string() })
export type Track = z.infer<typeof Track>

const Stage = z.object({
  code: z.string(),
  /** As the sign over the door says it: the hall's number, and the room in it. */
  hall: z.string(),
  name: z.string(),
  seats: z.int(),
  /** How one gets there. */
  way: z.string(),
})
export type Stage = z.infer<typeof Stage>

const AgendaSession = z.object({
  id: z.int(),
  title: z.string(),
  abstract: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** Null with `stage` where it is a break. */
  track: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  level: SessionLevel,
  /** In which it is held, such as `de`. */
  language: z.string(),
  speakers: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Ids of the other times at which the same is held. */
  alsoAt: z.array(z.int()),
  isCancelled: z.boolean(),
  /** Its seats can be reserved: `GET /api/agenda/reservation` has them. */
  isReservable: z.boolean(),
})
export type AgendaSession = z.infer<typeof AgendaSession>

export const Agenda = z.object({
  /** In the order of the columns. */
  tracks: z.array(Track),
  stages: z.array(Stage),
  /** In the order of time, then of the tracks. */
  sessions: z.array(AgendaSession),
})
export type Agenda = z.infer<typeof Agenda>

export const Speaker = z.object({
  code: z.string(),
  name: z.string(),
  /** The letter under which lists have them. */
  initial: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  city: z.string(),
  bio: z.string(),
  image: z.nullable(z.string()),
  /** Ids of their sessions, in the order of time. */
  sessions: z.array(z.int()),
})
export type Speaker = z.infer<typeof Speaker>

const PageBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    link: z.nullable(z.object({ to: PageLink, text: z.string() })),
  }),
  z.object({ kind: z.literal('table'), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.object({
    kind: z.literal('contacts'),
    items: z.array(
      z.object({
        name: z.string(),
        note: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
      }),
    ),
  }),
  z.object({ kind: z.literal('facts'), items: z.array(z.object({ term: z.string(), value: z.string() })) }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('emergency'),
    number: z.string(),
    text: z.string(),
    note: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
])
export type PageBlock = z.infer<typeof PageBlock>

export const PageSections = z.array(z.object({ anchor: z.string(), title: z.string(), blocks: z.array(PageBlock) }))

export const Page = z.object({
  slug: z.string(),
  title: z.string(),
  updatedAt: Instant,
  sections: PageSections,
  /** All pages of the edition, in their order. */
  pages: z.array(z.object({ slug: z.string(), title: z.string() })),
})
export type Page = z.infer<typeof Page>

const Favourite = z.object({
  sessionId: z.int(),
  isStarred: z.boolean(),
})
export type Favourite = z.infer<typeof Favourite>

const CalendarAddress = z.object({
  /** Under which a calendar reads the stars; it is the person's alone. */
  url: z.string(),
  madeAt: Instant,
})

export const Favourites = z.object({
  sessions: z.array(z.object({ sessionId: z.int(), starredAt: Instant })),
  /** Pairs of sessions at the same time of which nobody is to be reminded: both stars stay. The smaller id comes first. */
  keptClashes: z.array(z.tuple([z.int(), z.int()])),
  /** Null before one was made. */
  calendar: z.nullable(CalendarAddress),
})
export type Favourites = z.infer<typeof Favourites>

const sessionParams = z.object({ sessionId: IntegerText })

export const terms = {
  'program.readAgenda': {
    summary: 'The whole programme: tracks, stages and sessions, in the language of Accept-Language',
    runs: 'read',
    shared: true,
    answers: { 200: Agenda },
    refusals: [],
  },
  'program.listSpeakers': {
    summary: 'Who speaks, in the order of their names',
    runs: 'read',
    shared: true,
    answers: { 200: z.array(Speaker) },
    refusals: [],
  },
  'program.readPage': {
    summary: 'A page that the organiser wrote, such as `information`',
    runs: 'read',
    shared: true,
    params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
    answers: { 200: Page },
    refusals: [requests.notFound],
  },
  'program.listFavourites': {
    summary: 'My starred sessions of this edition, and the address of my calendar',
    runs: 'read',
    answers: { 200: Favourites },
    refusals: [],
  },
  'program.readFavourite': {
    summary: 'Whether I starred a session',
    runs: 'read',
    params: sessionParams,
    answers: { 200: Favourite },
    refusals: [requests.notFound],
  },
  'program.starSession': {
    summary: 'Star a session; one that is starred stays so',
    runs: 'command',
    params: sessionParams,
    answers: { 200: Favourite },
    refusals: [requests.notFound],
  },
  'program.unstarSession': {
    summary: 'Take the star off a session; without one it stays so',
    runs: 'command',
    params: sessionParams,
    answers: { 200: Favourite },
    refusals: [requests.notFound],
  },
  'program.renewCalendar': {
    summary: 'A new address for my calendar; the one before opens nothing from then on',
    runs: 'command',
    limit: { by: 'person', attempts: 20, perSeconds: 3600 },
    answers: { 200: CalendarAddress },
    refusals: [],
  },
  'program.readCalendar': {
    summary: 'The sessions that the holder of this key starred, for a calendar that subscribes (RFC 5545)',
    runs: 'read',
    query: z.strictObject({ key: z.string().check(z.maxLength(100)) }),
    answers: { 200: { binary: 'text/calendar' } },
    refusals: [calendarGone],
  },
} as const satisfies TermsById
