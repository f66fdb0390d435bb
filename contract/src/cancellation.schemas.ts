import * as z from 'zod/mini'
import { AskedDay, Instant } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { Money } from './kit/money.schemas.ts'

/** What a table of steps is for. Whatever else is sold has a time of its own to go back. */
export const CancelledKind = z.enum(['passes', 'stays'])
export type CancelledKind = z.infer<typeof CancelledKind>

const stepFor = <P extends z.ZodMiniType>(per: P) =>
  z.strictObject({
    /** It holds until this day is over, on the clocks of the event's zone. */
    lastDay: AskedDay,
    /** Basis points of the price: 2500 is 25 %. */
    percent: z.int().check(z.minimum(0), z.maximum(10_000)),
    /** In minor units, with VAT. */
    fixed: z.int().check(z.minimum(0), z.maximum(100_000_000)),
    /** What the fixed sum is for: each of them, or an order once. */
    per,
  })

const inTurnMessage = message('Each step must end on a later day than the one before.')

const tableOf = <S extends z.ZodMiniType<{ lastDay: string }>>(step: S) =>
  z.nullable(
    z.array(step).check(
      z.minLength(1, message('Enter at least one step.')),
      z.maxLength(10),
      z.refine(
        (steps) => steps.every(({ lastDay }, at) => at === 0 || lastDay > (steps[at - 1]?.lastDay ?? '')),
        inTurnMessage,
      ),
    ),
  )

export const PassCancellationSteps = tableOf(stepFor(z.enum(['pass', 'order'])))
export const StayCancellationSteps = tableOf(stepFor(z.enum(['night', 'order'])))

/**
 * What is kept of a price when its thing goes back, by the day on which it does; after the last step nothing comes back.
 * Null: all of it comes back until the edition's deadline, and nothing after it.
 */
export const cancellationPolicy = { passes: PassCancellationSteps, stays: StayCancellationSteps }
export const CancellationPolicy = z.object(cancellationPolicy)
export type CancellationPolicy = z.infer<typeof CancellationPolicy>

/** A step as whoever buys reads it. */
export const CancellationTerm = z.object({
  /** It holds before this instant. */
  until: Instant,
  /** Basis points of the price. */
  percent: z.int(),
  fixed: Money,
  per: z.enum(['pass', 'night', 'order']),
})
export type CancellationTerm = z.infer<typeof CancellationTerm>

/** The steps for one kind, the earliest first; after the last nothing comes back. */
export const CancellationTerms = z.object({ of: CancelledKind, steps: z.array(CancellationTerm) })
export type CancellationTerms = z.infer<typeof CancellationTerms>

/** What is kept when something goes back now, and the step that says so: null after the last. */
export const CancellationFee = z.object({ of: CancelledKind, step: z.nullable(CancellationTerm), kept: Money })
export type CancellationFee = z.infer<typeof CancellationFee>

/** In minor units: what came back as whoever cancels saw it. If it is another sum by then, nothing is done. */
export const SeenRefund = z.int().check(z.minimum(0), z.maximum(2_147_483_647))
