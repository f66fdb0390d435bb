import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { Day, Instant, IntegerText, Uuid } from './kit/fields.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewTrainTicketType, ticketEntries } from './new-train-ticket-type.schemas.ts'
import { codeIsGiven, codeIsNeeded, fewerThanOut, ticketWasPromised } from './office-train-tickets.refusals.ts'
import { TrainClass } from './train-tickets.schemas.ts'

/** A kind of train ticket as those see it who run the event. */
export const OfficeTrainTicketType = z.object({
  id: Uuid,
  version: Version,
  name: Content,
  class: TrainClass,
  description: Content,
  rules: z.array(Content),
  price: z.int(),
  validFrom: Day,
  validTo: Day,
  cancelBefore: z.nullable(Instant),
  capacity: z.int(),
  /** In orders that are not paid yet. */
  held: z.int(),
  sold: z.int(),
  /** Codes that no ticket has. */
  codesLeft: z.int(),
  /** How many can be had now. */
  available: z.int(),
})
export type OfficeTrainTicketType = z.infer<typeof OfficeTrainTicketType>

/** What of a kind may be another from now on: each field as it shall be, and what is not named stays. */
export const TrainTicketTypeChange = z.extend(z.partial(z.strictObject(ticketEntries)), { version: Version })
export type TrainTicketTypeChange = z.output<typeof TrainTicketTypeChange>

/** What a change would do. */
export const TrainTicketTypePreview = z.object({
  sold: z.int(),
  held: z.int(),
  /** In minor units. */
  price: z.object({ before: z.int(), after: z.int() }),
  /** How many could be had. */
  available: z.object({ before: z.int(), after: z.int() }),
})
export type TrainTicketTypePreview = z.infer<typeof TrainTicketTypePreview>

/** A code of the railway: good for a journey, so that only who edits what is sold reads it. */
export const OfficeTrainTicketCode = z.object({
  id: z.int(),
  code: z.string(),
  /** It stands on a ticket, or stood on one that went back. */
  isGiven: z.boolean(),
})

/** So many lines are taken at a time. */
export const mostCodesAtOnce = 2000

/** Lines as they were pasted. */
const Lines = z.strictObject({
  lines: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(mostCodesAtOnce)),
})

/** A pasted line that is no new code, and why: it stands there already, came before in the same lines, or is no code. */
export const CodeLine = z.object({
  /** 1 is the first. */
  line: z.int(),
  text: z.string(),
  fault: z.enum(['known', 'repeated', 'unreadable']),
})
export type CodeLine = z.infer<typeof CodeLine>

export const CodesPreview = z.object({ fresh: z.int(), faulty: z.array(CodeLine) })
export type CodesPreview = z.infer<typeof CodesPreview>

const params = z.object({ id: Uuid })

export const terms = {
  'trainTickets.listOfficeTrainTicketTypes': {
    summary: 'The kinds of train ticket of the edition, with what is out and what is left of each',
    runs: 'read',
    query: listQuery(['position', '-position'], {}),
    answers: { 200: pageOf(OfficeTrainTicketType) },
    refusals: [],
  },
  'trainTickets.readOfficeTrainTicketType': {
    summary: 'One kind of train ticket',
    runs: 'read',
    params,
    answers: { 200: OfficeTrainTicketType },
    refusals: [requests.notFound],
  },
  'trainTickets.addTrainTicketType': {
    summary: 'Set up a kind of train ticket; it is sold once it has codes',
    runs: 'command',
    body: NewTrainTicketType,
    answers: { 201: OfficeTrainTicketType },
    refusals: [],
  },
  'trainTickets.changeTrainTicketType': {
    summary: 'Change a kind of train ticket; whoever has one keeps what they bought',
    runs: 'command',
    params,
    body: TrainTicketTypeChange,
    answers: { 200: OfficeTrainTicketType },
    refusals: [requests.notFound, changedMeanwhile, fewerThanOut, ticketWasPromised],
  },
  'trainTickets.previewTrainTicketTypeChange': {
    summary: 'What a change of a kind of train ticket would do; nothing is changed',
    runs: 'read',
    params,
    body: TrainTicketTypeChange,
    answers: { 200: TrainTicketTypePreview },
    refusals: [requests.notFound, fewerThanOut, ticketWasPromised],
  },
  'trainTickets.listTrainTicketCodes': {
    summary: 'The codes of a kind of train ticket, in the order in which they are given',
    runs: 'read',
    params,
    query: listQuery(['added', '-added'], { given: z.optional(z.enum(['yes', 'no'])) }),
    answers: { 200: pageOf(OfficeTrainTicketCode) },
    refusals: [requests.notFound],
  },
  'trainTickets.previewTrainTicketCodes': {
    summary: 'Which pasted lines are new codes, and what is wrong with each of the others; nothing is kept',
    runs: 'read',
    params,
    body: Lines,
    answers: { 200: CodesPreview },
    refusals: [requests.notFound],
  },
  'trainTickets.addTrainTicketCodes': {
    summary: 'Put the new codes among pasted lines behind those of a kind of train ticket; the other lines are told',
    runs: 'command',
    params,
    body: Lines,
    answers: { 201: CodesPreview },
    refusals: [requests.notFound],
  },
  'trainTickets.removeTrainTicketCode': {
    summary: 'Take a code away that no ticket has',
    runs: 'command',
    params: z.object({ id: IntegerText }),
    answers: { 200: OfficeTrainTicketType },
    refusals: [requests.notFound, codeIsGiven, codeIsNeeded],
  },
} as const satisfies TermsById
