import { readUser } from '@foyer/contract/identity'
import { listVipEvents } from '@foyer/contract/vip-events'
import { useQuery } from '@tanstack/react-query'
import { bookingsQuery } from '#features/accommodation'
import { HomeNews } from '#features/news'
import { HomeTrainLead, trainTicketsQuery } from '#features/train-tickets'
import { query } from '#platform/api.ts'
import { useAppNow } from '#platform/app-clock.ts'
import { daysUntil, formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CountdownCard } from './countdown-card.tsx'
import styles from './home-page.module.css'
import { InvoicesCard } from './invoices-card.tsx'
import { KindCards } from './kind-card.tsx'
import { MiniTicket } from './mini-ticket.tsx'
import { NextStepBlock } from './next-step-block.tsx'
import { useOwnSessions } from './own-sessions.ts'
import { Week } from './week.tsx'

export function HomePage() {
  const { t } = useText()
  usePageTitle(t('Home'), { isEntry: true })
  const known = [useQuery(bookingsQuery), useQuery(trainTicketsQuery), useQuery(query(listVipEvents))]
  const own = useOwnSessions()
  const isKnown = own.isFetched && known.every(({ isFetched }) => isFetched)
  return (
    <>
      <Greeting />
      <div className={styles.home}>
        <NextStepBlock />
        <MiniTicket />
        <KindCards />
        {/* Its days stand in their order at once: nothing of them comes between others later. */}
        {!isKnown ? (
          <div className={styles.trip}>
            <Skeleton boxes={[40, 260]} />
          </div>
        ) : (
          <>
            <div className={styles.week}>
              <Week />
            </div>
            <div className={styles.side}>
              <InvoicesCard />
              <HomeNews />
              <CountdownCard />
              <HomeTrainLead />
            </div>
          </>
        )}
      </div>
    </>
  )
}

/** The numeral of the days that are left; a plain heading once there are none. */
function Greeting() {
  const { t, rich, locale } = useText()
  const edition = useEdition()
  const now = useAppNow()
  const { data: user } = useQuery(query(readUser))
  const days = daysUntil(edition.startsOn, now, edition.timeZone)
  const event = `${edition.product} ${edition.year}, ${formatDays(edition.startsOn, edition.endsOn, locale)}, ${edition.venue}`
  const title = t('Hello {name}', { name: user?.firstName ?? '' })
  if (days > 0) {
    return (
      <Lock numeral={days} title={title}>
        <span className="vh">{days} </span>
        {rich('{unit} until {event}', {
          unit: <strong>{t('{days, plural, one {day} other {days}}', { days })}</strong>,
          event,
        })}
      </Lock>
    )
  }
  const isOver = daysUntil(edition.endsOn, now, edition.timeZone) < 0
  return (
    <Lock numeral={null} title={title}>
      {isOver ? t('The event is over. See you next year.') : t('Now open: {event}', { event })}
    </Lock>
  )
}
