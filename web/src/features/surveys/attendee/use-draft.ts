import { type GivenAnswer, readSurveyDraft, saveSurveyDraft } from '@foyer/contract/surveys'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { query, send } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'

/** After the last change this long passes before the draft is sent, in milliseconds. */
const PAUSE_MS = 800

/** Keeps what is filled in so far on the server. Saves never overtake each other: each begins after the one before. */
export function useDraft() {
  const client = useQueryClient()
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  /** What is not on the server yet; null: nothing. */
  const unsaved = useRef<GivenAnswer[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<void>>(Promise.resolve())

  const save = async () => {
    const answers = unsaved.current
    if (answers === null) return
    unsaved.current = null
    try {
      client.setQueryData(query(readSurveyDraft).queryKey, await send(saveSurveyDraft, { body: { answers } }))
      setSavedAt(appNow())
      setHasFailed(false)
    } catch {
      unsaved.current ??= answers
      setHasFailed(true)
    }
  }
  const flush = () => {
    clearTimeout(timer.current)
    queue.current = queue.current.then(save)
  }
  const latest = useRef(flush)
  latest.current = flush

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') latest.current()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      // Who leaves the page within the pause has answered all the more.
      latest.current()
    }
  }, [])

  return {
    savedAt,
    hasFailed,
    schedule: (answers: GivenAnswer[]) => {
      unsaved.current = answers
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, PAUSE_MS)
    },
    retry: flush,
    /** Gives up what is not sent yet and waits for what is on its way: the answers themselves are sent now. */
    settle: async () => {
      clearTimeout(timer.current)
      unsaved.current = null
      await queue.current
      unsaved.current = null
    },
  }
}

export type Draft = ReturnType<typeof useDraft>
