import * as z from 'zod/mini'
import { AskedDay, Day, Email, Instant, IntegerText } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'

const agreed = {
  /** Under contract, of all nights of all rooms together. */
  roomNights: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  /** So many per cent of them may be left unused. */
  attritionPercent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Owed for each night that is short, in minor units. */
  rate: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  /** Where rooming lists go; null where it is not known. */
  email: z.nullable(Email),
}

/** What was agreed with a house, and how it stands. */
export const HouseContract = z.object({
  version: Version,
  ...agreed,
  /** The last day, where the event is, on which rooms that nobody has taken can be sold. */
  cutOffOn: Day,
  /** Days until then; below 0 where it is over. */
  cutOffIn: z.int(),
  /** When the rooms went back that nobody had taken; null: they have not. */
  releasedAt: z.nullable(Instant),
  /** So many room nights did. */
  released: z.nullable(z.int()),
  /** Room nights that count: booked ones, and the allotment of internal rooms. */
  taken: z.int(),
  /** Room nights that are paid whether anybody sleeps there or not. */
  guaranteed: z.int(),
  /** So many of them nobody has taken. */
  short: z.int(),
  /** Owed to the house if it stays so, in minor units of the edition’s currency. */
  owed: z.int(),
})
export type HouseContract = z.infer<typeof HouseContract>

export const ContractEntries = z.strictObject({ ...agreed, cutOffOn: AskedDay })
export type ContractEntries = z.output<typeof ContractEntries>

export const terms = {
  'accommodation.saveContract': {
    summary: 'Write down what was agreed with a house; rooms go back by themselves after the cut-off date',
    runs: 'command',
    params: z.object({ id: IntegerText }),
    body: z.extend(ContractEntries, {
      /** Null: it had none. */
      version: z.nullable(Version),
    }),
    answers: { 200: HouseContract },
    refusals: [requests.notFound, changedMeanwhile],
  },
} as const satisfies TermsById
