import type { Edition } from '@foyer/contract/editions'
import { formatMoment } from '#platform/days.ts'
import { loadPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { toastError } from '#platform/toasts.ts'

/** Saves the event's days as a calendar file. What makes the file comes when somebody wants it. */
export function useSaveDates(edition: Edition): () => Promise<void> {
  const { t, locale } = useText()
  return async () => {
    const doors = formatMoment(edition.doorsOpenAt, edition.timeZone, locale)
    const description = t('Doors open {doors}. Entrance {entrance}.', { doors, entrance: edition.entrance })
    try {
      const { saveCalendarFile } = await loadPart(() => import('../attendee/calendar-download.ts'))
      saveCalendarFile(edition, description)
    } catch {
      toastError()
    }
  }
}
