import { listVipEvents } from '@foyer/contract/vip-events'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { dayAt, formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import cardStyles from '#ui/card.module.css'
import { Icon } from '#ui/icon.tsx'
import styles from './day-evenings.module.css'

/** The VIP events of a day at which one has a place, below its sessions: they are in no track, and in nobody else's day. */
export function DayEvenings({ day }: { readonly day: string }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { data } = useQuery(query(listVipEvents))
  const mine =
    data?.filter(
      ({ startsAt, attendance, cancelledAt }) =>
        attendance?.status === 'attending' && cancelledAt === null && dayAt(new Date(startsAt), timeZone) === day,
    ) ?? []
  return mine.map(({ id, name, place, dressCode, startsAt, attendance }) => (
    <article
      key={id}
      className={`${cardStyles.card} ${cardStyles.striped} ${styles.evening}`}
      data-band="vip"
      aria-labelledby={`evening-${id}`}
    >
      <div>
        <h2 id={`evening-${id}`}>
          {formatTime(startsAt, timeZone, locale)} {name}
        </h2>
        <p className="label muted">{[place, ...(dressCode === null ? [] : [dressCode])].join('. ')}</p>
      </div>
      <p className={styles.state}>
        <Tag kind="success">
          <Icon name="check" size={16} />
          {attendance?.places === 2 ? t('Attending, with one guest') : t('Attending')}
        </Tag>
        <Link className="label" to="/vip-events">
          {t('Change')}
          <span className="vh"> {name}</span>
        </Link>
      </p>
    </article>
  ))
}
