import * as z from 'zod/mini'
import { Day, Instant, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { CodeType, PassTypeList } from './pass-types.schemas.ts'

/** A figure with the way that it came: at the end of each of the last nine weeks, and now. */
const RunUp = z.array(z.int())

/** How it stood in the edition before, as long before its first day and at the same time of day; null: there was none. */
const before = <Figure extends z.core.$ZodType>(figure: Figure) =>
  z.nullable(z.object({ year: z.int(), figure, runUp: RunUp }))

const Revenue = z.object({
  /** Net: what was paid less what was given back. */
  net: Money,
  /** Of it: since midnight where the event is. */
  today: Money,
  /** In minor units. */
  runUp: RunUp,
  before: before(Money),
})

const Passes = z.object({
  /** Passes that are sold still. */
  sold: z.int(),
  /** Of them: since midnight where the event is. */
  today: z.int(),
  runUp: RunUp,
  before: before(z.int()),
  types: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      codeType: CodeType,
      list: PassTypeList,
      /** Null: without end. */
      capacity: z.nullable(z.int()),
      sold: z.int(),
      held: z.int(),
    }),
  ),
})

/** Transfers that are missing. */
const Due = z.object({
  orders: z.int(),
  /** What is missing of them. */
  due: Money,
  /** The first of their dates of payment. */
  first: z.nullable(Instant),
})

/** Orders that are placed and not paid. */
const Awaited = z.object({
  orders: z.int(),
  /** What is missing of them, with VAT: what the money report says that is awaited. */
  due: Money,
  /** Their date of payment comes within two days. */
  soon: Due,
  /** It was within the last fourteen days: what they held is on sale again. */
  over: Due,
})

/** Money that the books cannot put right by themselves: somebody has to. */
const Alarm = z.object({
  uuid: Uuid,
  kind: z.enum([
    'charge-does-not-fit',
    'check-fails',
    'delivery-failed',
    'payment-disputed',
    'refund-failed',
    'end-fails',
  ]),
  raisedAt: Instant,
  /** Null where it is about no order that is known. */
  order: z.nullable(z.object({ uuid: Uuid, number: z.string() })),
})

/** Of a hotel: its nights of all rooms together. */
const House = z.object({
  id: z.int(),
  name: z.string(),
  allotment: z.int(),
  held: z.int(),
  booked: z.int(),
  /** Until its unsold rooms go back; null: nothing was agreed, or they did. */
  contract: z.nullable(
    z.object({
      cutOffOn: Day,
      /** Nights that are used: booked, or of rooms for one's own people. */
      taken: z.int(),
      guaranteed: z.int(),
      /** What is to be paid if nobody takes another room. */
      owed: Money,
      /** So many nights would be taken today by an even pace; null: nothing is on sale yet. */
      needed: z.nullable(z.int()),
    }),
  ),
})

/** How far those got who signed up in the last seven days, today among them. */
const SignUps = z.object({
  since: Day,
  begun: z.int(),
  /** Of them: paid, or with a voucher. */
  earned: z.int(),
  /** Of those: who proved their mailbox. */
  proven: z.int(),
  /** Of those: who may come in. */
  approved: z.int(),
})

/** What jobs are about. */
const JobKind = z.enum(['mail', 'document', 'payment', 'list', 'other'])

const Jobs = z.object({
  /** For good. */
  failed: z.int(),
  /** Of the last week, the newest first. */
  kinds: z.array(z.object({ kind: JobKind, count: z.int(), last: Instant })),
})

const panels = {
  revenue: Revenue,
  passes: Passes,
  awaited: Awaited,
  people: z.object({
    /** Paid or given, and not approved yet. */
    waiting: z.int(),
    /** Since when the oldest of them waits. */
    since: z.nullable(Instant),
    /** Who may come in. */
    approved: z.int(),
  }),
  houses: z.array(House),
  signUps: SignUps,
  /** What came into the account and pays nothing yet. There is one account, whatever the edition. */
  transfers: z.object({
    entries: z.int(),
    /** In the currency of the edition. */
    left: Money,
    since: z.nullable(Instant),
  }),
  /** About orders of the edition, and about none that is known: the oldest first, twenty at most. */
  alarms: z.array(Alarm),
  /** Orders whose VAT ID the register does not confirm: somebody decides. */
  vatChecks: z.int(),
  /** Sessions whose speakers are asked for in two places at once. */
  clashes: z.object({ sessions: z.int(), first: z.nullable(Instant) }),
  jobs: Jobs,
} as const

const Panel = z.enum(Object.keys(panels) as [keyof typeof panels, ...(keyof typeof panels)[]])
export type Panel = z.infer<typeof Panel>

/**
 * How the edition stands: figures, each of which is a list somewhere, and what waits for a person. A panel is null where whoever asks
 * may not see it, and where it could not be counted.
 */
export const Dashboard = z.object({
  /** When it was counted. */
  at: Instant,
  revenue: z.nullable(panels.revenue),
  passes: z.nullable(panels.passes),
  awaited: z.nullable(panels.awaited),
  people: z.nullable(panels.people),
  houses: z.nullable(panels.houses),
  signUps: z.nullable(panels.signUps),
  transfers: z.nullable(panels.transfers),
  alarms: z.nullable(panels.alarms),
  vatChecks: z.nullable(panels.vatChecks),
  clashes: z.nullable(panels.clashes),
  jobs: z.nullable(panels.jobs),
  /** What of it that whoever asks may see could not be counted. */
  failed: z.array(Panel),
  /** What a listener names as the last that it knows, to hear only of what is otherwise since. */
  place: z.string(),
})
export type Dashboard = z.infer<typeof Dashboard>

export const terms = {
  'dashboard.readDashboard': {
    summary: 'How the edition stands, and what waits for a person',
    runs: 'read',
    answers: { 200: Dashboard },
    refusals: [],
  },
  'dashboard.followDashboard': {
    summary:
      'How the edition stands, each time that it stands otherwise; with `Accept: text/event-stream` for as long as one listens',
    runs: 'read',
    answers: { 200: { events: Dashboard } },
    // A one-time address does not lead here.
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
