import { useEffect, useRef, useState } from 'react'
import { appNow } from '../app-clock.ts'

/** After the last change this long passes before it is sent, in milliseconds. */
const PAUSE_MS = 800

export interface Autosave {
  /** On the app's clock; null: nothing was saved yet. */
  readonly savedAt: Date | null
  readonly hasFailed: boolean
  /** Something was changed: it is saved after a pause. */
  readonly schedule: () => void
  /** Saves now. @throws what saving throws. */
  readonly flush: () => Promise<void>
  readonly retry: () => void
  /** Gives up what is not sent yet and waits for what is on its way: all of it is sent now, in another way. */
  readonly settle: () => Promise<void>
}

/**
 * Saves what was answered while one goes on answering. Saves never overtake each other: each begins after the one before.
 * Who leaves the page or looks away within the pause has answered all the more.
 * @param save tells whether there was anything to save, and throws where it could not be saved.
 */
export function useAutosave(save: () => Promise<boolean>): Autosave {
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const latest = useRef(save)
  latest.current = save
  const [queue] = useState(
    () =>
      new SaveQueue(
        () => latest.current(),
        (isSaved) => {
          if (isSaved) setSavedAt(appNow())
          setHasFailed(isSaved === null)
        },
      ),
  )
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') queue.hurry()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      queue.hurry()
    }
  }, [queue])
  return {
    savedAt,
    hasFailed,
    schedule: queue.schedule,
    flush: queue.flush,
    retry: () => void queue.flush().catch(() => {}),
    settle: queue.settle,
  }
}

class SaveQueue {
  readonly #save: () => Promise<boolean>
  /** `null`: it could not be saved. */
  readonly #tell: (isSaved: boolean | null) => void
  #isOwed = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #last: Promise<void> = Promise.resolve()

  constructor(save: () => Promise<boolean>, tell: (isSaved: boolean | null) => void) {
    this.#save = save
    this.#tell = tell
  }

  readonly schedule = (): void => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush().catch(() => {}), PAUSE_MS)
  }

  readonly flush = (): Promise<void> => {
    this.#stop()
    const mine = this.#last.then(async () => {
      this.#isOwed = true
      this.#tell(await this.#save())
      this.#isOwed = false
    })
    this.#last = mine.catch(() => this.#tell(null))
    return mine
  }

  /** What waits for its pause, or could not be saved, goes now. */
  hurry(): void {
    if (this.#timer !== undefined || this.#isOwed) this.flush().catch(() => {})
  }

  readonly settle = async (): Promise<void> => {
    this.#stop()
    await this.#last
    this.#stop()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
