/** A place that nobody has asked for so long is given up, in milliseconds: a phone may be in a pocket meanwhile. */
export const GIVEN_UP_MS = 5 * 60_000
/** So long it is kept after a page of it was closed: longer than any other page of it waits until it asks again. */
export const LEFT_MS = 90_000
/** That somebody asked is written down at most this often. */
export const SEEN_MS = 15_000
/** A turn lasts so long after each step, and so long in all. */
export const TURN_MS = 10 * 60_000
export const LONGEST_TURN_MS = 60 * 60_000

/** Seconds between two questions: the nearer one's turn, the more often. */
const SOONEST = 4
const LATEST = 60
/** After an opening those who wait do not all ask in the same second. */
const OPENING_SPREAD = 20

/**
 * When to ask again: about twice as often as it takes to be next, so that 20,000 people ask some 450 times a second.
 * @param chance from 0 to 1, so that those who came together do not ask together.
 */
export function askAgainSeconds(
  { waitSeconds, untilOpening }: { readonly waitSeconds: number | null; readonly untilOpening: number | null },
  chance: number,
): number {
  if (untilOpening !== null && untilOpening < LATEST) return Math.ceil(untilOpening + 2 + chance * OPENING_SPREAD)
  const usual = untilOpening !== null ? LATEST : waitSeconds === null ? SOONEST : waitSeconds / 2
  return Math.round(Math.min(Math.max(usual, SOONEST), LATEST) * (0.8 + 0.4 * chance))
}
