import * as z from 'zod/mini'
import { Day, Instant, line, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { QrDrawing } from './kit/qr.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { orderNotOpen, othersFirst, paymentUnderWay } from './orders.refusals.ts'
import { Order } from './orders.schemas.ts'
import { trainTicketSoldOut } from './sold-out.ts'
import {
  trainTicketAlreadyThere,
  trainTicketNotIssued,
  trainTicketNotOnSale,
  trainTicketNotReturnable,
} from './train-tickets.refusals.ts'

export const TrainClass = z.enum(['first', 'second'])
export type TrainClass = z.infer<typeof TrainClass>

/** What a kind of ticket is, whatever is left of it. */
const kind = {
  id: Uuid,
  name: z.string(),
  class: TrainClass,
  description: z.string(),
  /** One sentence each. */
  rules: z.array(z.string()),
}

export const TrainTicketType = z.object({
  ...kind,
  /** With VAT. */
  price: Money,
  netPrice: Money,
  /** Basis points: 700 is 7 %. */
  taxRate: z.int(),
  /** The first and the last day of its validity. */
  validFrom: Day,
  validTo: Day,
  /** Until when it is given back for its money; null: not at all. */
  cancelBefore: z.nullable(Instant),
  /** How many can be had now. */
  available: z.int(),
})
export type TrainTicketType = z.infer<typeof TrainTicketType>

/** `held` until it is paid, `issued` with its code once it is; `expired` when its time ran out first. */
export const TrainTicketStatus = z.enum(['held', 'issued', 'cancelled', 'expired'])
export type TrainTicketStatus = z.infer<typeof TrainTicketStatus>

export const TrainTicket = z.object({
  id: Uuid,
  type: z.object(kind),
  passengerName: z.string(),
  /** What a conductor scans or reads; null until it is issued, and once it went back. */
  code: z.nullable(z.string()),
  /** The code drawn, for a scanner; null where there is none. */
  drawing: z.nullable(QrDrawing),
  status: TrainTicketStatus,
  validFrom: Day,
  validTo: Day,
  /** What it was taken at, with VAT. */
  price: Money,
  orderUuid: Uuid,
  /** Until when it is held; null once it is paid or gone. */
  holdExpiresAt: z.nullable(Instant),
  issuedAt: z.nullable(Instant),
  cancelBefore: z.nullable(Instant),
  can: z.object({ cancel: z.boolean(), document: z.boolean() }),
})
export type TrainTicket = z.infer<typeof TrainTicket>

export const TrainTicketCancellation = z.object({ ticket: TrainTicket, refunded: Money })
export type TrainTicketCancellation = z.infer<typeof TrainTicketCancellation>

const BooleanText = z.pipe(
  z.enum(['true', 'false', '1', '0', '']),
  z.transform((text: 'true' | 'false' | '1' | '0' | '') => text === 'true' || text === '1' || text === ''),
)

const ticketParams = z.object({ id: Uuid })

/** What is asked for a ticket: which, and for whom. */
export const TrainTicketChoice = z.strictObject({ typeId: Uuid, passengerName: line(120) })
export type TrainTicketChoice = z.infer<typeof TrainTicketChoice>

export const terms = {
  'trainTickets.listTrainTickets': {
    summary: 'One’s train tickets of the current edition: the one in use first, those that expired left out',
    runs: 'read',
    answers: { 200: z.array(TrainTicket) },
    refusals: [],
  },
  'trainTickets.listTrainTicketTypes': {
    summary: 'The kinds of train ticket that are sold, with what is left of each',
    runs: 'read',
    shared: true,
    sells: 'train-tickets',
    answers: { 200: z.array(TrainTicketType) },
    refusals: [],
  },
  'trainTickets.chooseTrainTicket': {
    summary: 'Hold a train ticket as a line of the order in progress, in place of the one that is in it',
    runs: 'command',
    waits: true,
    body: TrainTicketChoice,
    answers: { 200: Order },
    refusals: [
      trainTicketSoldOut,
      trainTicketNotOnSale,
      trainTicketAlreadyThere,
      paymentUnderWay,
      orderNotOpen,
      othersFirst,
    ],
  },
  'trainTickets.removeTrainTicket': {
    summary: 'Take the train ticket out of the order in progress',
    runs: 'command',
    answers: { 200: z.nullable(Order) },
    refusals: [paymentUnderWay, orderNotOpen, othersFirst],
  },
  'trainTickets.cancelTrainTicket': {
    summary: 'Give a train ticket back: what it gives back (preview), or do it',
    runs: 'command',
    params: ticketParams,
    query: z.strictObject({ preview: z.optional(BooleanText) }),
    answers: { 200: TrainTicketCancellation },
    refusals: [requests.notFound, trainTicketNotReturnable, paymentUnderWay, orderNotOpen, othersFirst],
  },
  'trainTickets.readTrainTicketPdf': {
    summary: 'An issued train ticket, to print or to show',
    runs: 'read',
    params: ticketParams,
    answers: { 200: { binary: 'application/pdf' } },
    refusals: [requests.notFound, trainTicketNotIssued],
  },
  'trainTickets.readTrainTicketCalendar': {
    summary: 'The days of an issued train ticket as a calendar file (RFC 5545)',
    runs: 'read',
    params: ticketParams,
    answers: { 200: { binary: 'text/calendar' } },
    refusals: [requests.notFound, trainTicketNotIssued],
  },
} as const satisfies TermsById
