import type { CancellationTerm } from '@foyer/contract/cancellation.schemas'
import { isPlain, useCancellationWords } from '#platform/cancellation-words.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'

/** What stands below the price of a room that is in hand: what giving it back costs, and when it is paid. */
export function useBookingNote(steps: readonly CancellationTerm[]): string {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const line = useCancellationWords().line(steps)
  const [first] = steps
  if (first === undefined || line === null) return t('Nothing is charged before the checkout.')
  return isPlain(steps)
    ? t('Free cancellation until {moment}. Nothing is charged before the checkout.', {
        moment: formatMoment(first.until, timeZone, locale),
      })
    : t('{conditions}. Nothing is charged before the checkout.', { conditions: line })
}
