import type { VipEvent } from '@foyer/contract/vip-events'
import { dayAt, formatDay, formatUntil } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

/** How it stands with an event, in a word and a sign; nothing where there is nothing to say. */
export function EventTag({ event }: { readonly event: VipEvent }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { attendance, cancelledAt, invitedBy } = event
  if (cancelledAt !== null)
    return (
      <Tag kind="danger">
        <Icon name="close" size={16} />
        {t('Cancelled on {day}', { day: formatDay(dayAt(new Date(cancelledAt), timeZone), locale) })}
      </Tag>
    )
  switch (attendance?.status) {
    case 'offered':
      return (
        <Tag kind="warning">
          <Icon name="clock" size={16} />
          {t('A place is free for you')}
        </Tag>
      )
    case 'held':
      return (
        <Tag kind="warning">
          <Icon name="clock" size={16} />
          {attendance.holdExpiresAt === null
            ? t('Not paid yet')
            : t('Held until {time}', { time: formatUntil(attendance.holdExpiresAt, timeZone, locale) })}
        </Tag>
      )
    case 'attending':
      return (
        <Tag kind="success">
          <Icon name="check" size={16} />
          {attendance.places === 2 ? t('Attending, with one guest') : t('Attending')}
        </Tag>
      )
    case 'waiting':
      return <Tag>{t('On the waiting list')}</Tag>
    case 'expired':
      return <Tag>{t('Your time to answer is over')}</Tag>
    default:
      return invitedBy === null ? null : <Tag kind="vip">{t('Invited by {name}', { name: invitedBy })}</Tag>
  }
}
