import type { OfficeTrainTicketType } from '@foyer/contract/office-train-tickets'
import { useText } from '#platform/messages/messages.ts'
import { Gauge } from '#ui/gauge.tsx'

/** How many of a kind are out, of how many may be. */
export function Sold({ type: { capacity, sold, held } }: { readonly type: OfficeTrainTicketType }) {
  const { t } = useText()
  const words = t('{sold} sold, {held} held', { sold, held })
  return (
    <>
      <Gauge of={capacity} sold={sold} held={held} label={words} />
      <small>
        {words} / {capacity}
      </small>
    </>
  )
}
