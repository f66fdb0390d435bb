import * as z from 'zod/mini'
import { Id, Instant, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { requests } from './kit/refusal.ts'
import { requiredMessage } from './kit/required-message.ts'
import type { TermsById } from './kit/terms.ts'
import { tooLong } from './kit/too-long.ts'
import { holdsPass, notWaiting, passChangeDiffers, passNotChangeable } from './office-passes.refusals.ts'
import { paymentUnderWay } from './orders.refusals.ts'
import { PassReason, PassStatus } from './pass-types.schemas.ts'
import { passNotForAddress, passNotOnSale } from './passes.refusals.ts'
import { passSoldOut } from './sold-out.ts'

/** Why staff do something: those who work here read it, and of a rejection whoever is rejected. */
export const Reason = z.string().check(z.trim(), z.minLength(1, requiredMessage), z.maxLength(500, tooLong[500]))

const params = z.object({ uuid: Uuid })

/** What became of each pass that was to be approved. */
export const Approvals = z.object({
  approved: z.int(),
  /** Those that are not: they were not waiting any more, or their holder has another one. */
  others: z.array(z.object({ uuid: Uuid, status: PassStatus, reason: z.nullable(PassReason) })),
})
export type Approvals = z.infer<typeof Approvals>

/**
 * What was seen of it, sent back: from which type, which upgrade that waits for its money would end, and what it costs
 * more, or gives back where it is below nothing.
 */
const SeenPassChange = z.strictObject({
  passTypeId: Id,
  replaces: z.nullable(Uuid),
  difference: z.int().check(z.minimum(-2_147_483_647), z.maximum(2_147_483_647)),
})

/** What another type would mean for a pass that somebody has. */
export const PassChangePreview = z.object({
  /** What both types cost today, with VAT. */
  before: Money,
  after: Money,
  /** Above nothing it is to be paid, below it is given back: by what was paid. */
  difference: Money,
  /** Until when the place would be held and could be paid, where it is dearer. */
  payUntil: z.nullable(Instant),
  /** Another upgrade waits for its money; this one would take its place. */
  replaces: z.boolean(),
  seen: SeenPassChange,
})
export type PassChangePreview = z.infer<typeof PassChangePreview>

const notToBeHad = [requests.notFound, passNotChangeable, passNotOnSale, passSoldOut]

export const terms = {
  'passes.approvePasses': {
    summary: 'Agree to passes that wait for the organiser: each that still waits is approved, and its holder is told',
    runs: 'command',
    body: z.strictObject({ passes: z.array(Uuid).check(z.minLength(1), z.maxLength(200)) }),
    answers: { 200: Approvals },
    refusals: [notWaiting],
  },
  'passes.previewRejection': {
    summary: 'What rejecting a pass would give back',
    runs: 'read',
    params,
    answers: { 200: z.object({ refunded: Money, asOf: Instant }) },
    refusals: [requests.notFound, notWaiting],
  },
  'passes.rejectPass': {
    summary:
      'Reject a pass that is paid and not approved: its place is free, its money goes back, and its holder is told why',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    body: z.strictObject({ reason: Reason }),
    answers: { 204: null },
    refusals: [requests.notFound, notWaiting],
  },
  'passes.grantPass': {
    summary: 'Give somebody a pass that nobody pays for; it takes a place of its type',
    runs: 'command',
    params,
    body: z.strictObject({ passTypeId: Id, reason: Reason }),
    answers: { 201: z.object({ uuid: Uuid }) },
    refusals: [requests.notFound, holdsPass, passNotForAddress, passSoldOut],
  },
  'passes.previewPassChange': {
    summary: 'What another type would mean for a pass that somebody has; nothing is kept',
    runs: 'read',
    params,
    body: z.strictObject({ passTypeId: Id }),
    answers: { 200: PassChangePreview },
    refusals: notToBeHad,
  },
  'passes.changePass': {
    summary: 'Another type for a pass that somebody has; what is dearer is held, and theirs once it is paid',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    /** `isFree`: nobody pays what it costs more. */
    body: z.strictObject({ passTypeId: Id, isFree: z.boolean(), reason: Reason, seen: SeenPassChange }),
    /** `orderUuid`: what they have to pay first; null: it is done. */
    answers: { 200: z.object({ orderUuid: z.nullable(Uuid) }) },
    refusals: [...notToBeHad, passChangeDiffers, paymentUnderWay],
  },
} as const satisfies TermsById
