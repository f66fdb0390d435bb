import * as z from 'zod/mini'
import { Instant, IntegerText } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewPassType, WrittenPricePhase } from './new-pass-type.schemas.ts'
import { capacityBelowTaken } from './office-pass-types.refusals.ts'
import { CodeType, PassTypeList } from './pass-types.schemas.ts'

export const saleEndsFirstMessage = message('The sale must begin before it ends.')

/** A pass type as those see it who run the event: in every language that it is written in, with what is taken of it. */
export const OfficePassType = z.object({
  id: z.int(),
  version: Version,
  /** Where it stands among the others. */
  position: z.int(),
  ...NewPassType.shape,
  onSaleFrom: z.nullable(Instant),
  onSaleUntil: z.nullable(Instant),
  pricePhases: z.array(WrittenPricePhase),
  quotaId: z.nullable(z.int()),
  /** What is left of the quota that it shares; null where it shares none. */
  sharedLeft: z.nullable(z.int()),
  /** What it costs now, in minor units. */
  priceNow: z.int(),
  /** Places in orders that are not paid yet. */
  held: z.int(),
  sold: z.int(),
})
export type OfficePassType = z.infer<typeof OfficePassType>

const { codeType: _codeType, list: _list, ...changeable } = NewPassType.shape

/** What of a pass type may be another from now on: each field as it shall be, and what is not named stays. */
export const PassTypeChange = z.extend(z.partial(z.strictObject(changeable)), { version: Version })
export type PassTypeChange = z.output<typeof PassTypeChange>

const Orders = z.object({
  count: z.int(),
  /** Of some of them. */
  numbers: z.array(z.string()),
})

/**
 * Orders that are begun, for whom a change does the same.
 * - `as-it-was`: placing one asks what it asks today.
 * - `priced-anew`: its pass or upgrade costs another price.
 * - `not-sold`: it cannot be placed any more.
 */
const BegunOrders = z.extend(Orders, {
  becomes: z.enum(['as-it-was', 'priced-anew', 'not-sold']),
  /** What the pass or the upgrade will cost, with VAT and in minor units; null where it is priced as it was. */
  price: z.nullable(z.int()),
})

/** What a change would do to those who are buying. */
export const PassTypePreview = z.object({
  sold: z.int(),
  held: z.int(),
  /** What it costs now, and what it would cost, in minor units. */
  price: z.object({ before: z.int(), after: z.int() }),
  /**
   * Begun and not placed, of the pass and of upgrades from it and to it: placing asks the price anew, and whether it is
   * sold. A voucher or an upgrade has a price of its own.
   */
  open: z.array(BegunOrders),
  /** Placed and not paid: each keeps what it was promised. */
  placed: Orders,
})
export type PassTypePreview = z.infer<typeof PassTypePreview>

const BooleanText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
)

const params = z.object({ id: IntegerText })

export const terms = {
  'passes.listOfficePassTypes': {
    summary: 'The pass types of the edition, hidden ones too',
    runs: 'read',
    query: listQuery(['position', '-position', 'price', '-price'], {
      list: z.optional(PassTypeList),
      codeType: z.optional(CodeType),
      isHidden: z.optional(BooleanText),
    }),
    answers: { 200: pageOf(OfficePassType) },
    refusals: [],
  },
  'passes.readOfficePassType': {
    summary: 'One pass type of the edition',
    runs: 'read',
    params,
    answers: { 200: OfficePassType },
    refusals: [requests.notFound],
  },
  'passes.addPassType': {
    summary: 'Put a pass type on sale, behind those that are there',
    runs: 'command',
    body: NewPassType,
    answers: { 201: OfficePassType },
    refusals: [],
  },
  'passes.changePassType': {
    summary: 'Change a pass type; what is sold keeps its price',
    runs: 'command',
    params,
    body: PassTypeChange,
    answers: { 200: OfficePassType },
    refusals: [requests.notFound, changedMeanwhile, capacityBelowTaken],
  },
  'passes.previewPassTypeChange': {
    summary: 'What a change of a pass type would do to the orders that are not paid; nothing is changed',
    runs: 'read',
    params,
    body: PassTypeChange,
    answers: { 200: PassTypePreview },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
