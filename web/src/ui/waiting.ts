import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createIndicators, PART_DRAWING_MS } from './indicators.ts'

const indicators = createIndicators(() => performance.now())

/** The specification's minimum, in milliseconds: told once, before the first page. */
export const setMinimumWait = indicators.setMinimum

/**
 * Resolves once everything that says one waits has been on the screen for its time; at once where nothing does.
 * @param isPart a part of the app came, and not an answer.
 */
export async function untilSeen(isPart = false): Promise<void> {
  const drawing = isPart ? PART_DRAWING_MS : undefined
  for (let left = indicators.timeLeft(drawing); left > 0; left = indicators.timeLeft(drawing))
    await new Promise((resolve) => setTimeout(resolve, left))
}

/**
 * Whether to show that one waits: not before 200 ms, and then for 200 ms at least, so that nothing flickers. What
 * takes an indicator off the screen by taking its place waits for `untilSeen`, as every call to the server does.
 * `takesOver`: where something else says so already, this is there at once in its place.
 */
export function useWaiting(isPending: boolean, { takesOver = false } = {}): boolean {
  const [isShown, setIsShown] = useState(() => isPending && takesOver && indicators.isAnyShown())
  const mark = useRef({}).current
  useEffect(() => () => indicators.leave(mark), [mark])
  useLayoutEffect(() => {
    if (!isShown) return
    indicators.appear(mark)
    // It is seen from its first frame on, which a busy machine draws later.
    const frame = requestAnimationFrame(() => indicators.appear(mark))
    return () => {
      cancelAnimationFrame(frame)
      indicators.leave(mark)
    }
  }, [isShown, mark])
  useEffect(() => {
    if (isPending === isShown) return
    const begun = performance.now()
    let change: ReturnType<typeof setTimeout>
    const look = () => {
      const left = isPending ? indicators.timeUntilShown(begun) : indicators.timeUntilGone(mark)
      if (left > 0) {
        change = setTimeout(look, left)
        return
      }
      // From now on, and not from when it is drawn: an answer that comes between would take it off again at once.
      if (isPending) indicators.appear(mark)
      setIsShown(isPending)
    }
    look()
    return () => clearTimeout(change)
  }, [isPending, isShown, mark])
  return isShown
}
