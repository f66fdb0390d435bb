/** What of a contract decides what is owed for rooms that stay empty. */
export interface AttritionTerms {
  /** Under contract, of all nights together. */
  readonly roomNights: number
  /** So many per cent of them may be left unused. */
  readonly attritionPercent: number
  /** For each night short, in minor units. */
  readonly rate: number
}

export interface Attrition {
  /** Room nights that are paid whether anybody sleeps there or not. */
  readonly guaranteed: number
  /** So many of them nobody has taken. */
  readonly short: number
  /** In minor units. */
  readonly owed: number
}

/**
 * What an organiser owes a house if nobody takes another room: the room nights under contract less those that may be
 * left unused are guaranteed, and each that is missing costs the rate of the contract. All nights count together, so
 * that a full night makes up for an empty one, as most contracts have it: “the difference between 80 % of the Total
 * Room Nights and actual usage, multiplied by the rate” (markettransfer.info/clause/rooms-attrition). A part of a room
 * cannot be left unused: what is guaranteed is rounded up, as in meetingsconcierge.com's 50 rooms less 25 %, which
 * are 38.
 * @param taken room nights that are used, those of the organiser's own people among them.
 */
export function attritionOf({ roomNights, attritionPercent, rate }: AttritionTerms, taken: number): Attrition {
  const guaranteed = Math.ceil((roomNights * (100 - attritionPercent)) / 100)
  const short = Math.max(0, guaranteed - taken)
  return { guaranteed, short, owed: short * rate }
}
