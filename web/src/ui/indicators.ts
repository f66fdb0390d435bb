/** An answer that came gets this long to be drawn before anything else says that one waits, in milliseconds. */
const DRAWING_MS = 100
/** A part that came gets longer: React shows it no sooner than 300 ms after what stands in its place. */
export const PART_DRAWING_MS = 400

/** What is on the screen and says that one waits, and since when. All times are those of `clock`, in milliseconds. */
export function createIndicators(clock: () => number) {
  let minimum = 0
  let quietUntil = 0
  const shown = new Map<object, number>()
  return {
    setMinimum: (milliseconds: number): void => {
      minimum = milliseconds
    },
    isAnyShown: (): boolean => shown.size > 0,
    appear: (mark: object): void => {
      shown.set(mark, clock())
    },
    leave: (mark: object): void => {
      shown.delete(mark)
    },
    timeUntilShown: (begun: number): number => Math.max(begun + minimum, quietUntil) - clock(),
    timeUntilGone: (mark: object): number => (shown.get(mark) ?? 0) + minimum - clock(),
    /** How long an answer that is here now is kept back, so that nothing that is shown is a flicker. */
    timeLeft: (drawing = DRAWING_MS): number => {
      quietUntil = Math.max(quietUntil, clock() + drawing)
      return Math.max(0, ...[...shown.values()].map((since) => since + minimum - clock()))
    },
  }
}
