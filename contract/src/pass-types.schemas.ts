import * as z from 'zod/mini'
import { CancellationTerm } from './cancellation.schemas.ts'
import { Instant, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { passReasons } from './pass-reasons.ts'
import { Wallet } from './pass-wallets.schemas.ts'

export const CodeType = z.enum(['host', 'badge-vip', 'standard', 'vendor-vip', 'vip'])
export type CodeType = z.infer<typeof CodeType>

export const PassTypeList = z.enum(['paid', 'paid-upgrade', 'voucher'])

export const PassType = z.object({
  id: z.int(),
  name: z.string(),
  codeType: CodeType,
  list: PassTypeList,
  description: z.string(),
  benefits: z.array(z.string()),
  /** With VAT at the edition's domestic rate. */
  price: Money,
  netPrice: Money,
  /** Basis points: 1900 is 19 %. */
  taxRate: z.int(),
  /** How many are left; null: unlimited. */
  available: z.nullable(z.int()),
  onSale: z.boolean(),
  /** Ids of the pass types whose holders may upgrade to this one. */
  upgradeableBy: z.array(z.int()),
})
export type PassType = z.infer<typeof PassType>

export const PassStatus = z.enum(['pending', 'approved', 'rejected', 'cancelled'])
export type PassStatus = z.infer<typeof PassStatus>

export const PassReason = z.enum(passReasons)
export type PassReason = z.infer<typeof PassReason>

export const Pass = z.object({
  uuid: Uuid,
  status: PassStatus,
  passType: PassType,
  /** Readable aloud; only on an approved pass. */
  code: z.optional(z.nullable(z.string())),
  createdAt: Instant,
  approvedAt: z.optional(z.nullable(Instant)),
  orderNumber: z.optional(z.nullable(z.string())),
  /** A voucher gave it, or made it cheaper. */
  byVoucher: z.optional(z.boolean()),
  reason: z.optional(z.nullable(PassReason)),
  /** What is kept when whoever paid for it gives it back: of a pass that its holder paid for. */
  cancellation: z.optional(z.array(CancellationTerm)),
  /** Which wallets it can be put into: of an approved pass, until the event is over. */
  wallets: z.optional(z.array(Wallet)),
})
export type Pass = z.infer<typeof Pass>

export const Eligibility = z.object({ isBlacklisted: z.boolean(), isWhitelisted: z.boolean() })
export type Eligibility = z.infer<typeof Eligibility>

export const PassPrice = z.object({
  net: Money,
  /** Basis points: 1900 is 19 %; 0 where no VAT is charged. */
  taxRate: z.int(),
  tax: Money,
  total: Money,
  /** The VAT is owed by the buyer. */
  reverseCharge: z.boolean(),
})
export type PassPrice = z.infer<typeof PassPrice>

export const VoucherCheck = z.object({
  valid: z.boolean(),
  passType: z.nullable(PassType),
  /** What the pass costs with this voucher; null where it gives none. */
  price: z.optional(z.nullable(PassPrice)),
  reason: z.nullable(z.enum(['unknown', 'used-up', 'not-yet', 'expired', 'sold-out', 'not-available-for-address'])),
})
export type VoucherCheck = z.infer<typeof VoucherCheck>
