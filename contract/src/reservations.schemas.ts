import * as z from 'zod/mini'
import { Instant, IntegerText } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { passNeeded, sessionBegun, sessionCancelled } from './reservations.refusals.ts'

/**
 * - `waiting`: in line for a seat.
 * - `offered`: a freed seat waits for their answer, until `offeredUntil`.
 * - `reserved`: the seat is theirs.
 * - `expired`: they did not answer in time.
 * - `withdrawn`: they gave it back.
 * - `cancelled`: the session was, or the pass that it needs.
 */
export const ReservationStatus = z.enum(['waiting', 'offered', 'reserved', 'expired', 'withdrawn', 'cancelled'])
export type ReservationStatus = z.infer<typeof ReservationStatus>

const Reservation = z.object({
  status: ReservationStatus,
  /** 1 is next; null for who does not wait. */
  waitingPlace: z.nullable(z.int()),
  offeredUntil: z.nullable(Instant),
})
export type Reservation = z.infer<typeof Reservation>

/** The seats of a session that can be reserved, as one person sees them. */
export const SessionSeats = z.object({
  sessionId: z.int(),
  capacity: z.int(),
  /** Seats that anybody may take: none while somebody waits for them. */
  left: z.int(),
  /** How long a freed seat waits for an answer. */
  answerHours: z.int(),
  /** What they asked for last; null where they never did. */
  reservation: z.nullable(Reservation),
  /** `reserve` a seat at once, or take the one that is offered; `wait` in line for one; `giveBack` either. */
  can: z.object({ reserve: z.boolean(), wait: z.boolean(), giveBack: z.boolean() }),
})
export type SessionSeats = z.infer<typeof SessionSeats>

const params = z.object({ sessionId: IntegerText })

export const terms = {
  'program.listReservations': {
    summary: 'The sessions of which seats can be reserved: what is left of each, and what one reserved oneself',
    runs: 'read',
    answers: { 200: z.array(SessionSeats) },
    refusals: [],
  },
  'program.readReservation': {
    summary: 'The seats of one session, and what one reserved of it',
    runs: 'read',
    params,
    answers: { 200: SessionSeats },
    refusals: [requests.notFound],
  },
  'program.reserveSeat': {
    summary: 'Reserve a seat, accept a freed one, or join the waiting list; who has one keeps it',
    runs: 'command',
    params,
    answers: { 200: SessionSeats },
    refusals: [requests.notFound, passNeeded, sessionCancelled, sessionBegun],
  },
  'program.giveSeatBack': {
    summary: 'Give a seat back, let a freed one go, or leave the waiting list',
    runs: 'command',
    params,
    answers: { 200: SessionSeats },
    refusals: [requests.notFound, sessionBegun],
  },
} as const satisfies TermsById
