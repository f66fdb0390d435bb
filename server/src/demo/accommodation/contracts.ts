import { createContract } from '#features/accommodation'
import type { Context } from '#platform/context'

/** What the demo's organiser agreed with three of its hotels; the others send no bill for rooms that stay empty. */
const contracts = [
  { house: 22, roomNights: 240, attritionPercent: 80, cutOffOn: '2025-09-22', rate: 14_800 },
  { house: 24, roomNights: 180, attritionPercent: 90, cutOffOn: '2025-09-15', rate: 9_900 },
  { house: 28, roomNights: 120, attritionPercent: 100, cutOffOn: '2025-09-30', rate: 12_500 },
] as const

/** @param savedBy who signed them. */
export async function makeContracts(context: Context, savedBy: string): Promise<void> {
  for (const { house, ...terms } of contracts)
    await createContract(context, house, { ...terms, email: `reservations@hotel-${house}.example` }, savedBy)
}
