import type { Booking } from '@foyer/contract/bookings'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

/** The state of a booking in a word, and the shuttle where one runs. */
export function BookingTags({ booking: { status, accommodation } }: { readonly booking: Booking }) {
  const { t } = useText()
  const states = {
    booked: { kind: 'success', icon: 'check', word: t('Paid') },
    held: { kind: 'warning', icon: 'clock', word: t('Held, not paid') },
    cancelled: { kind: undefined, icon: 'close', word: t('Cancelled') },
    expired: { kind: undefined, icon: 'clock', word: t('Time ran out') },
  } as const
  const { kind, icon, word } = states[status]
  return (
    <>
      <Tag kind={kind}>
        <Icon name={icon} />
        {word}
      </Tag>
      {accommodation?.shuttle === true && (status === 'booked' || status === 'held') ? (
        <Tag kind="primary">
          <Icon name="bus" />
          {t('Shuttle')}
        </Tag>
      ) : null}
    </>
  )
}
