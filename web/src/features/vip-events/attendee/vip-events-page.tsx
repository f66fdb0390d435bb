import { readPass } from '@foyer/contract/passes'
import { listVipEvents, type VipEvent } from '@foyer/contract/vip-events'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PassBadge } from '#features/passes'
import { query } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { hasApprovedPass } from '#platform/session.ts'
import { usePageTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EventCard } from './event-card.tsx'
import { firstDue, inOrder, isOpenQuestion } from './event-list.ts'
import { IgnoredLine, UndoLine } from './ignored-line.tsx'
import { useUndo } from './use-undo.ts'
import styles from './vip-events.module.css'

/** `/vip-events`: the events that one's pass opens, each with what one can answer. */
export function VipEventsPage() {
  const { t } = useText()
  usePageTitle(t('VIP events'))
  const { data, error, refetch } = useQuery(query(listVipEvents))
  if (data !== undefined && data.length > 0) return <Events events={data} />
  return (
    <>
      <Lock numeral={null} title={t('VIP events')}>
        <OwnPass />
      </Lock>
      {data !== undefined ? (
        <Empty
          title={t('No VIP events for your pass')}
          text={t('VIP events are open to holders of some passes. When there is one for yours, it stands here.')}
          action={
            <Link {...buttonLook('line', true)} to="/pass">
              {t('Go to your pass')}
            </Link>
          }
        />
      ) : error !== null ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton boxes={[320, 280, 280]} />
      )}
    </>
  )
}

function Events({ events }: { readonly events: readonly VipEvent[] }) {
  const { t } = useText()
  const undo = useUndo()
  const ignored = events.filter(({ isIgnored }) => isIgnored)
  return (
    <>
      <Head events={events} />
      <ul className={styles.list}>
        {inOrder(events).flatMap((event) => {
          const until = undo.until(event)
          if (event.isIgnored && until === undefined) return []
          return [
            <li key={event.id}>
              {until === undefined ? (
                <EventCard event={event} onIgnored={() => undo.onIgnored(event)} />
              ) : (
                <UndoLine event={event} until={until} onUndone={() => undo.onUndone(event)} />
              )}
            </li>,
          ]
        })}
      </ul>
      {ignored.length === 0 ? null : (
        <details className={styles.older}>
          <summary>
            <Icon name="chevron-down" />
            {t('Show ignored')} <span className="muted label">{ignored.length}</span>
          </summary>
          <div>
            {inOrder(ignored).map((event) => (
              <IgnoredLine key={event.id} event={event} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

function Head({ events }: { readonly events: readonly VipEvent[] }) {
  const { t, rich, locale } = useText()
  const { timeZone } = useEdition()
  const open = events.filter(isOpenQuestion)
  const due = firstDue(open)
  const n = open.length
  if (n === 0)
    return (
      <Lock numeral={null} title={t('VIP events')}>
        {t('You have answered all of them.')} <OwnPass />
      </Lock>
    )
  const answers = <strong>{t('{n, plural, one {answer} other {answers}}', { n })}</strong>
  return (
    <Lock numeral={n} title={t('VIP events')}>
      <span className="vh">{n} </span>
      {due === null
        ? rich('{n, plural, one {{answers} is open.} other {{answers} are open.}}', { n, answers })
        : rich(
            '{n, plural, one {{answers} is open, by {moment}.} other {{answers} are open, the first by {moment}.}}',
            {
              n,
              answers,
              moment: formatMoment(due, timeZone, locale),
            },
          )}{' '}
      <OwnPass />
    </Lock>
  )
}

function OwnPass(): ReactNode {
  const { t } = useText()
  const { data: pass } = useQuery(query(readPass))
  if (!pass || !hasApprovedPass(pass)) return null
  return (
    <span className={styles.pass}>
      {t('Your pass:')} <PassBadge passType={pass.passType} />
    </span>
  )
}
