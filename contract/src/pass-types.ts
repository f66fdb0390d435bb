import * as z from 'zod/mini'
import { Instant, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.ts'
import { refusal } from './kit/refusal.ts'

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

/** Why a pass is not approved: what its holder is waiting for, or what happened to it. */
export const passReasons = [
  'awaiting-payment',
  'awaiting-confirmation',
  'awaiting-approval',
  'not-available-for-address',
  'order-expired',
  'order-cancelled',
  'sold-out-before-payment',
  'already-holds-pass',
  'rejected',
  'no-pass',
] as const
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
  reason: z.optional(z.nullable(PassReason)),
})
export type Pass = z.infer<typeof Pass>

export const Eligibility = z.object({ isBlacklisted: z.boolean(), isWhitelisted: z.boolean() })
export type Eligibility = z.infer<typeof Eligibility>

export const VoucherCheck = z.object({
  valid: z.boolean(),
  passType: z.nullable(PassType),
  reason: z.nullable(z.enum(['unknown', 'used-up', 'expired', 'sold-out', 'not-available-for-address'])),
})
export type VoucherCheck = z.infer<typeof VoucherCheck>

export const passNotApproved = refusal(
  'identity/pass-not-approved',
  403,
  'No approved pass',
  'You can sign in once your pass is approved.',
)
export const wrongCredentials = refusal(
  'identity/wrong-credentials',
  401,
  'Not signed in',
  'E-mail or password is not right.',
)
export const tooManyHeld = refusal(
  'passes/too-many-held',
  409,
  'Too many places held',
  'Several places are held from here that are not paid yet. Pay or cancel one of them, or try again in 20 minutes.',
)
export const passNotOnSale = refusal(
  'passes/not-on-sale',
  409,
  'Not on sale',
  'This pass is not on sale. Choose another one.',
)
export const passNotForAddress = refusal(
  'passes/not-available-for-address',
  409,
  'Not available',
  'This pass is not available for this address.',
)
export const voucherUnknown = refusal(
  'passes/voucher-unknown',
  409,
  'Unknown voucher',
  'We do not know this voucher code. Check the spelling, or ask whoever gave it to you.',
)
export const alreadyHoldsPass = refusal(
  'passes/already-holds-pass',
  409,
  'You have a pass',
  'You hold a pass for this edition already.',
)
export const linkUsed = refusal(
  'passes/link-used',
  410,
  'Link used or too old',
  'This link was used before or is too old. We can send a new one.',
)
export const upgradeNotAllowed = refusal(
  'passes/upgrade-not-allowed',
  409,
  'No such upgrade',
  'This upgrade is not open to the pass you hold.',
)
