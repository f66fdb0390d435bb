import { type GivenAnswer, readSurveyDraft, saveSurveyDraft } from '@foyer/contract/surveys'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { query, send } from '#platform/api.ts'
import { useAutosave } from '#platform/forms/use-autosave.ts'

/** Keeps what is filled in so far on the server. */
export function useDraft() {
  const client = useQueryClient()
  /** What is not on the server yet; null: nothing. */
  const unsaved = useRef<GivenAnswer[] | null>(null)
  const { savedAt, hasFailed, schedule, retry, settle } = useAutosave(async () => {
    const answers = unsaved.current
    if (answers === null) return false
    unsaved.current = null
    try {
      client.setQueryData(query(readSurveyDraft).queryKey, await send(saveSurveyDraft, { body: { answers } }))
      return true
    } catch (error) {
      unsaved.current ??= answers
      throw error
    }
  })
  return {
    savedAt,
    hasFailed,
    schedule: (answers: GivenAnswer[]) => {
      unsaved.current = answers
      schedule()
    },
    retry,
    /** Gives up what is not sent yet and waits for what is on its way: the answers themselves are sent now. */
    settle: async () => {
      unsaved.current = null
      await settle()
      unsaved.current = null
    },
  }
}

export type Draft = ReturnType<typeof useDraft>
