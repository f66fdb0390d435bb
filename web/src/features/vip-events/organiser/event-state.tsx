import type { OfficeVipEvent } from '@foyer/contract/office-vip-events'
import { useAppNow } from '#platform/app-clock.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Gauge } from '#ui/gauge.tsx'

/** How full an event is, and how many wait for a place. */
export function Places({ event: { capacity, taken, held, waiting } }: { readonly event: OfficeVipEvent }) {
  const { t } = useText()
  const words = t('{taken} of {capacity} taken, {held} held', { taken, capacity, held })
  return (
    <>
      <Gauge of={capacity} sold={taken} held={held} label={words} />
      <small>
        {words}
        {waiting === 0 ? null : `, ${t('{waiting, plural, other {# waiting}}', { waiting })}`}
      </small>
    </>
  )
}

export function EventState({ event }: { readonly event: OfficeVipEvent }) {
  const { t } = useText()
  const now = useAppNow()
  if (event.cancelledAt !== null) return <Tag kind="danger">{t('Cancelled')}</Tag>
  if (new Date(event.endsAt) <= now) return <Tag>{t('Past')}</Tag>
  if (event.held + event.taken >= event.capacity) return <Tag kind="warning">{t('Full')}</Tag>
  return <Tag kind="success">{t('Open', undefined, { context: 'it is' })}</Tag>
}
