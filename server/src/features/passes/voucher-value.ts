import { VoucherValue } from '@foyer/contract/voucher-value.schemas'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { VoucherBatches } from '#platform/database/database-types'
import type { PassTypeRow } from './passes.queries.ts'
import { type Priced, priceAt } from './price-phases.ts'

/** What a voucher does to a price, as its batch's row has it. */
export type ValueRow = Pick<Selectable<VoucherBatches>, 'value_kind' | 'value'>

export const voucherOf = ({ value_kind: kind, value }: ValueRow): VoucherValue =>
  z.parse(VoucherValue, value === null ? { kind } : { kind, value })

export const valueRow = (value: VoucherValue): ValueRow =>
  value.kind === 'free' ? { value_kind: 'free', value: null } : { value_kind: value.kind, value: value.value }

/**
 * What is left of a price with VAT, in minor units. A share that is taken off is rounded half up, as what is kept of a
 * cancellation is: of a cent in dispute the buyer has it. Nothing costs less than nothing.
 */
function reduce(price: number, voucher: VoucherValue): number {
  if (voucher.kind === 'free') return 0
  if (voucher.kind === 'percent') return price - Math.floor((price * voucher.value + 5000) / 10_000)
  return voucher.kind === 'amount' ? Math.max(0, price - voucher.value) : Math.min(price, voucher.value)
}

export interface PriceWithVoucher {
  /** With domestic VAT, in minor units. */
  readonly price: number
  /** What the voucher took off it. */
  readonly givenAway: number
}

/**
 * What a pass type costs at a moment, for who has a voucher and for who has none. All that shows or asks such a price
 * asks this. A fixed price is never more than what everybody pays; a type that vouchers alone open has no such price,
 * and costs what its voucher says.
 */
export function priceWith(
  voucher: VoucherValue | null,
  type: Priced & Pick<PassTypeRow, 'list'>,
  now: Date,
): PriceWithVoucher {
  const full = priceAt(type, now)
  if (voucher === null) return { price: full, givenAway: 0 }
  const isOwnPrice = voucher.kind === 'price' && type.list === 'voucher'
  const price = isOwnPrice ? voucher.value : reduce(full, voucher)
  return { price, givenAway: Math.max(0, full - price) }
}
