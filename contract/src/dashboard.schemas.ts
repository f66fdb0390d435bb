import * as z from 'zod/mini'
import { Day, Instant, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { CodeType } from './pass-types.schemas.ts'

/** What was sold on one day of the venue. */
const SalesDay = z.object({
  day: Day,
  /** Net, in minor units: what was paid on that day less what was given back on it. */
  revenue: z.int(),
  /** Passes that were sold on it and still are. */
  passes: z.int(),
})

/** Money that the books cannot put right by themselves: somebody has to. */
const Alarm = z.object({
  uuid: Uuid,
  kind: z.enum(['charge-does-not-fit', 'check-fails', 'delivery-failed', 'payment-disputed', 'refund-failed']),
  raisedAt: Instant,
  /** Null where it is about no order that is known. */
  order: z.nullable(z.object({ uuid: Uuid, number: z.string(), editionId: z.int() })),
})

/** Of a hotel: its nights of all rooms together. */
const House = z.object({
  id: z.int(),
  name: z.string(),
  allotment: z.int(),
  held: z.int(),
  booked: z.int(),
})

/** How the edition stands: figures, each of which is a list somewhere, and what waits for a person. */
export const Dashboard = z.object({
  /** When it was counted. */
  at: Instant,
  sales: z.object({
    /** Net: what was paid less what was given back. */
    revenue: Money,
    /** Of orders that are placed and not paid. */
    open: Money,
    openOrders: z.int(),
    /** The last fourteen, the oldest first; the last one is today. */
    days: z.array(SalesDay),
  }),
  passes: z.object({
    types: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        codeType: CodeType,
        /** Null: without end. */
        capacity: z.nullable(z.int()),
        sold: z.int(),
        held: z.int(),
      }),
    ),
    /** Paid or given, and not approved yet. */
    awaitingApproval: z.int(),
    /** Since when the oldest of them waits. */
    awaitingSince: z.nullable(Instant),
  }),
  houses: z.array(House),
  /** The oldest first, twenty at most. */
  alarms: z.array(Alarm),
  /** Orders whose VAT ID the register does not confirm: somebody decides. */
  vatChecks: z.int(),
  /** Jobs that failed for good. */
  failedJobs: z.int(),
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
