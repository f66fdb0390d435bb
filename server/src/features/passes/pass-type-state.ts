import type { PassTypeRow } from './passes.queries.ts'

/** How many are left; null: unlimited. */
export function placesLeft(type: Pick<PassTypeRow, 'capacity' | 'held' | 'sold'>): number | null {
  return type.capacity === null ? null : Math.max(0, type.capacity - type.held - type.sold)
}

/** Whether its time of sale has come and is not over. Sold out is another matter. */
export function isOnSale(type: Pick<PassTypeRow, 'on_sale_from' | 'on_sale_until' | 'is_hidden'>, now: Date): boolean {
  return (
    !type.is_hidden &&
    (type.on_sale_from === null || type.on_sale_from <= now) &&
    (type.on_sale_until === null || now < type.on_sale_until)
  )
}
