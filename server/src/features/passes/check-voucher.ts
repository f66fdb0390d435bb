import type { VoucherValue } from '@foyer/contract/voucher-value.schemas'
import type { Context } from '#platform/context'
import { checkEligibility, isWelcome } from './eligibility.ts'
import { findQuotaHeldBy } from './pass-quotas.queries.ts'
import { placesLeft, placesLeftInsteadOf } from './pass-type-state.ts'
import { findPassTypeRow, findVoucherRow, type PassTypeRow } from './passes.queries.ts'
import { voucherKey } from './voucher-code.ts'
import { type PriceWithVoucher, priceWith, voucherOf } from './voucher-value.ts'

export type VoucherReason = 'unknown' | 'used-up' | 'not-yet' | 'expired' | 'sold-out' | 'not-available-for-address'
export type VoucherVerdict =
  | {
      readonly valid: true
      readonly voucherId: number
      readonly type: PassTypeRow
      readonly value: VoucherValue
      /** What its pass costs now. */
      readonly priced: PriceWithVoucher
    }
  | { readonly valid: false; readonly reason: VoucherReason; readonly type: PassTypeRow | null }

/**
 * What a voucher code gives to an address now. Nothing is taken; only a sign-up or an order does that.
 * @param userId who has the pass in their order changed for it; null: nobody.
 */
export async function checkVoucher(
  context: Context,
  code: string,
  email: string,
  userId: string | null,
): Promise<VoucherVerdict> {
  const voucher = await findVoucherRow(context, voucherKey(code))
  const type = voucher === undefined ? undefined : await findPassTypeRow(context, voucher.pass_type_id)
  if (voucher === undefined || type === undefined) return { valid: false, reason: 'unknown', type: null }
  const { valid_from, valid_until, stopped_at } = voucher
  if (stopped_at !== null || (valid_until !== null && valid_until <= context.now))
    return { valid: false, reason: 'expired', type }
  if (valid_from !== null && valid_from > context.now) return { valid: false, reason: 'not-yet', type }
  const own = saleOf(type, context.now)
  if (own !== null) return { valid: false, reason: own, type }
  if (voucher.held + voucher.redeemed >= voucher.max_uses) return { valid: false, reason: 'used-up', type }
  if (await isSoldOut(context, type, userId)) return { valid: false, reason: 'sold-out', type }
  if (!isWelcome(await checkEligibility(context, email)))
    return { valid: false, reason: 'not-available-for-address', type }
  const value = voucherOf(voucher)
  return { valid: true, voucherId: voucher.id, type, value, priced: priceWith(value, type, context.now) }
}

async function isSoldOut(context: Context, type: PassTypeRow, userId: string | null): Promise<boolean> {
  if (placesLeft(type) !== 0) return false
  if (userId === null || type.quota_id === null) return true
  return placesLeftInsteadOf(type, await findQuotaHeldBy(context, userId, type.quota_id)) === 0
}

/** Of a type that is sold, a voucher is good while it is. One that vouchers alone open is there as long as they are good. */
function saleOf(type: PassTypeRow, now: Date): 'not-yet' | 'expired' | null {
  if (type.list === 'voucher') return null
  if (type.is_hidden || (type.on_sale_until !== null && type.on_sale_until <= now)) return 'expired'
  return type.on_sale_from !== null && type.on_sale_from > now ? 'not-yet' : null
}
