import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key after which what was typed is in the address. */
const PAUSE = 300

/**
 * A text that somebody types: here at every key, in the address after a pause. What the address says by itself, after
 * Back or when all filters are cleared, takes its place.
 */
export function useTypedText(addressed: string, write: (text: string) => void) {
  const [typed, setTyped] = useState({ text: addressed, written: addressed, seen: addressed })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (addressed !== typed.seen)
    setTyped(
      addressed === typed.written
        ? { ...typed, seen: addressed }
        : { text: addressed, written: addressed, seen: addressed },
    )
  const type = (text: string) => {
    setTyped({ ...typed, text })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setTyped((now) => ({ ...now, written: text }))
      write(text)
    }, PAUSE)
  }
  return { text: typed.text, type }
}
