import type { PassTypeRow } from './passes.queries.ts'
import { type Priced, priceAt } from './price-phases.ts'

/** How many are left, of its own and of the quota that it shares: the lesser. Null: unlimited. */
export function placesLeft(type: Pick<PassTypeRow, 'capacity' | 'held' | 'sold' | 'quota_left'>): number | null {
  const own = type.capacity === null ? null : Math.max(0, type.capacity - type.held - type.sold)
  if (own === null || type.quota_left === null) return own ?? type.quota_left
  return Math.min(own, type.quota_left)
}

/**
 * As {@link placesLeft}, for who gives up a place of another type for it: of a quota that both share they have one, and it
 * is the one that they get.
 */
export function placesLeftInsteadOf(
  type: Parameters<typeof placesLeft>[0] & Pick<PassTypeRow, 'quota_id'>,
  quotaOfOther: number | null,
): number | null {
  const isShared = type.quota_id !== null && type.quota_id === quotaOfOther
  return placesLeft(isShared ? { ...type, quota_left: null } : type)
}

/** Whether who holds one type may have the other instead. */
export function mayUpgrade(
  held: Pick<PassTypeRow, 'id'>,
  wanted: Pick<PassTypeRow, 'list' | 'upgradeable_by'>,
): boolean {
  return wanted.list === 'paid-upgrade' && wanted.upgradeable_by.includes(held.id)
}

/** What the other type costs more at this moment, with domestic VAT and in minor units; never less than nothing. */
export function upgradePrice(held: Priced, wanted: Priced, now: Date): number {
  return Math.max(0, priceAt(wanted, now) - priceAt(held, now))
}

/** Whether the edition sells, and the type's own time of sale has come and is not over. Sold out is another matter. */
export function isOnSale(
  type: Pick<PassTypeRow, 'on_sale_from' | 'on_sale_until' | 'is_hidden' | 'is_sale_open'>,
  now: Date,
): boolean {
  return (
    type.is_sale_open &&
    !type.is_hidden &&
    (type.on_sale_from === null || type.on_sale_from <= now) &&
    (type.on_sale_until === null || now < type.on_sale_until)
  )
}
