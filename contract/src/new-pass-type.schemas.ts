import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { AskedInstant, Id, Instant, line } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { CodeType, PassTypeList } from './pass-types.schemas.ts'
import { VoucherValue } from './voucher-value.schemas.ts'

export const notUpgradeableMessage = message('Only an upgrade has these, and each is a pass type of this edition.')
export const noQuotaMessage = message('Choose a shared quota of this edition.')
export const notForVouchersMessage = message('Choose a pass type of this edition that is sold or given for vouchers.')

export const phasesInOrderMessage = message('Each price begins later than the one before it.')

const Price = z.int().check(z.minimum(0), z.maximum(100_000_000))

/** What a pass type costs from a moment on. */
export const PricePhase = z.strictObject({
  /** Only those who run the event read it. */
  name: line(80),
  from: AskedInstant,
  /** With VAT at the edition's rate, in minor units. */
  price: Price,
})
export type PricePhase = z.infer<typeof PricePhase>

/** One that was written, whenever it begins. */
export const WrittenPricePhase = z.extend(PricePhase, { from: Instant })

const PricePhases = z.array(PricePhase).check(
  z.maxLength(12),
  z.refine(
    (phases) => phases.every(({ from }, at) => at === 0 || Date.parse(phases[at - 1]?.from ?? '') < Date.parse(from)),
    phasesInOrderMessage,
  ),
)

const Count = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** A pass type as an organiser puts it on sale. It stands behind those that are there. */
export const NewPassType = z.strictObject({
  name: Content,
  codeType: CodeType,
  list: PassTypeList,
  description: Content,
  benefits: z.array(Content).check(z.maxLength(20)),
  /** With VAT at the edition's rate, in minor units: until the first of its phases begins. */
  price: Price,
  /** What it costs from certain moments on, the first of them first. */
  pricePhases: z.optional(PricePhases),
  /** Null: without end. */
  capacity: z.nullable(Count),
  /** A quota of the edition that it draws from as well; null: none. */
  quotaId: z.optional(z.nullable(Id)),
  onSaleFrom: z.nullable(AskedInstant),
  onSaleUntil: z.nullable(AskedInstant),
  isHidden: z.boolean(),
  requiresApproval: z.boolean(),
  /** Ids of the pass types whose holders may have this one instead; of a `paid-upgrade` alone. */
  upgradeableBy: z.array(Id),
})
export type NewPassType = z.input<typeof NewPassType>

export const NewVoucher = z.strictObject({
  /** As it is printed; compared without blanks, hyphens and case. */
  code: line(40),
  passTypeId: Id,
  /** Not given: it costs its holder nothing. */
  value: z.optional(VoucherValue),
  maxUses: Count,
  validUntil: z.nullable(AskedInstant),
})
export type NewVoucher = z.input<typeof NewVoucher>
