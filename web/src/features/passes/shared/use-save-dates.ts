import type { Edition } from '@foyer/contract/editions'
import { loadPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { toastError } from '#platform/toasts.ts'

/** Saves the event's days as a calendar file. What fetches the file comes when somebody wants it. */
export function useSaveDates(edition: Edition): () => Promise<void> {
  const { t } = useText()
  return async () => {
    try {
      const { saveCalendarFile } = await loadPart(() => import('../attendee/calendar-download.ts'))
      await saveCalendarFile(edition)
    } catch (error) {
      toastError(error instanceof ProblemError ? t(error.detail) : null)
    }
  }
}
