import { alreadyHoldsPass, passNotForAddress, passNotOnSale, passOffered, voucherUnknown } from '@foyer/contract/passes'
import { passSoldOut, voucherUsedUp } from '@foyer/contract/sold-out'
import type { VoucherValue } from '@foyer/contract/voucher-value.schemas'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { emailKey } from '#platform/ground/email-key'
import { checkVoucher, type VoucherReason } from './check-voucher.ts'
import { eligibilityIn, mayBuy } from './eligibility.ts'
import { findPassOffer } from './pass-offers.queries.ts'
import { isOnSale, placesLeftInsteadOf } from './pass-type-state.ts'
import { hasApprovedPass, type PassTypeRow } from './passes.queries.ts'
import { hasOfferedPass } from './passes-under-way.queries.ts'
import { priceWith } from './voucher-value.ts'

const voucherRefusals = {
  unknown: voucherUnknown,
  'used-up': voucherUsedUp,
  expired: voucherUnknown,
  'not-yet': voucherUnknown,
  'sold-out': passSoldOut,
  'not-available-for-address': passNotForAddress,
} as const satisfies Record<VoucherReason, unknown>

export interface Choice {
  readonly type: PassTypeRow
  /** What opens it, or makes it cheaper. */
  readonly voucher: { readonly id: number; readonly value: VoucherValue; readonly givenAway: number } | null
  /** With domestic VAT, in minor units. */
  readonly price: number
}

/**
 * The pass that somebody may have who has none: a paid type that is on sale, or what their voucher opens. Types that
 * are hidden, not on sale, or only for vouchers and upgrades cannot be had by naming their id.
 * @param chooser with `userId` null where the address has no account yet.
 * @throws Refused `passes/already-holds-pass`, `passes/offered`, `passes/not-on-sale`, `passes/sold-out`, `passes/not-available-for-address`, and the voucher's.
 */
export async function getChoice(
  context: Context,
  wish: { readonly passTypeId?: number | null | undefined; readonly voucherCode?: string | null | undefined },
  { email, userId }: { readonly email: string; readonly userId: string | null },
): Promise<Choice> {
  const code = wish.voucherCode?.trim() ?? ''
  if (code !== '') {
    if (userId !== null && (await hasApprovedPass(context, userId))) throw refuse(alreadyHoldsPass)
    if (userId !== null && (await hasOfferedPass(context, userId))) throw refuse(passOffered)
    const verdict = await checkVoucher(context, code, email, userId)
    if (!verdict.valid) throw refuse(voucherRefusals[verdict.reason])
    if (!verdict.type.is_sale_open) throw refuse(passNotOnSale)
    const { voucherId: id, value, priced } = verdict
    return { type: verdict.type, voucher: { id, value, givenAway: priced.givenAway }, price: priced.price }
  }
  const { passTypeId } = wish
  const type = passTypeId == null ? undefined : await findPassOffer(context, passTypeId, emailKey(email), userId)
  if (type?.is_holder === true) throw refuse(alreadyHoldsPass)
  if (type?.is_offered === true) throw refuse(passOffered)
  if (type === undefined || type.list !== 'paid' || !isOnSale(type, context.now)) throw refuse(passNotOnSale)
  if (!mayBuy(eligibilityIn(type.lists))) throw refuse(passNotForAddress)
  if (placesLeftInsteadOf(type, type.held_of_quota) === 0) throw refuse(passSoldOut)
  return { type, voucher: null, price: priceWith(null, type, context.now).price }
}
