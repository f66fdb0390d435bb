import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attritionOf } from './attrition.ts'

// The figures of the first column are those of the sources; amounts are cents.
test.each([
  // markettransfer.info/clause/rooms-attrition: used below 80 % of the total, the difference times the rate.
  ['80 % of 500 are guaranteed, and 350 are used', [500, 20, 14_800], 350, [400, 50, 740_000]],
  // meetingsconcierge.com: 50 rooms, attrition 25 %, “responsible for 38 rooms instead of 50”.
  ['50 less a quarter are 38, not 37', [50, 25, 10_000], 37, [38, 1, 10_000]],
  // markettransfer.info/clause/room-block-attrition: the shortfall times 80 % of the room rate, here of 185.00.
  ['the rate is a share of the price', [660, 20, 14_800], 322, [528, 206, 3_048_800]],
  ['all that is guaranteed is used', [660, 20, 14_800], 528, [528, 0, 0]],
  ['more is used than is guaranteed', [660, 20, 14_800], 600, [528, 0, 0]],
  // successfulmeetings.com: without allowance a group answers for every room of its block.
  ['nothing may be left unused', [100, 0, 9_900], 99, [100, 1, 9_900]],
  ['everything may be left unused', [100, 100, 9_900], 0, [0, 0, 0]],
  ['nothing is under contract', [0, 20, 9_900], 0, [0, 0, 0]],
  ['a night short costs nothing', [100, 10, 0], 0, [90, 90, 0]],
] as const)('%s', (_what, [roomNights, attritionPercent, rate], taken, [guaranteed, short, owed]) => {
  expect(attritionOf({ roomNights, attritionPercent, rate }, taken)).toEqual({ guaranteed, short, owed })
})

const terms = fc.record({
  roomNights: fc.nat(1_000_000),
  attritionPercent: fc.integer({ min: 0, max: 100 }),
  rate: fc.nat(10_000_000),
})

test('what is owed is a whole amount, never below nothing nor above the whole contract, and less with every room that is taken', () => {
  fc.assert(
    fc.property(terms, fc.nat(1_200_000), (agreed, taken) => {
      const now = attritionOf(agreed, taken)
      expect(Number.isSafeInteger(now.owed)).toBe(true)
      expect(now.owed).toBeGreaterThanOrEqual(0)
      expect(now.owed).toBeLessThanOrEqual(agreed.roomNights * agreed.rate)
      expect(now.owed - attritionOf(agreed, taken + 1).owed).toBe(now.short > 0 ? agreed.rate : 0)
      expect(now.owed === 0 || taken < now.guaranteed).toBe(true)
      // What may be left unused is never more than was agreed.
      expect(agreed.roomNights - now.guaranteed).toBeLessThanOrEqual(
        (agreed.roomNights * agreed.attritionPercent) / 100,
      )
      expect(attritionOf(agreed, now.guaranteed).owed).toBe(0)
    }),
  )
})
