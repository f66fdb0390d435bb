import type { Booking } from '@foyer/contract/bookings'
import { listVipEvents } from '@foyer/contract/vip-events'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { bookingsQuery, dayNumeral, HomeStay, weekday } from '#features/accommodation'
import { HomeTrainTicket, trainTicketsQuery } from '#features/train-tickets'
import { eventsForHome, HomeEvents, useUndo } from '#features/vip-events'
import { query } from '#platform/api.ts'
import { dayAt, formatDay, formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { type OwnSession, useOwnSessions } from './own-sessions.ts'
import styles from './week.module.css'

/** What stands at a day: before, at or after other things of it. */
interface Entry {
  readonly key: string
  readonly day: string
  /** `09:00` at the venue; `''` comes first. */
  readonly time: string
  readonly content: ReactNode
}

/** The days around the event, with what one has at each: the way there, doors, nights, sessions, VIP events, the way back. */
export function Week() {
  const { t, locale } = useText()
  const { city } = useEdition()
  const id = useId()
  const { entries, failures } = useEntries()
  const days = [...new Set(entries.map(({ day }) => day))].toSorted()
  return (
    <section className="stack stack--24" aria-labelledby={id}>
      <h2 id={id}>{t('Your week in {city}', { city })}</h2>
      {failures}
      <ol className={styles.trip}>
        {days.map((day) => (
          <li key={day} className={styles.day}>
            <h3 className={styles.date}>
              <b>{dayNumeral(day)}</b> <span>{weekday(day, locale)}</span>
            </h3>
            <div className={styles.items}>
              {entries
                .filter((entry) => entry.day === day)
                .toSorted((a, b) => a.time.localeCompare(b.time))
                .map(({ key, content }) => (
                  <div key={key}>{content}</div>
                ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function useEntries() {
  const trains = useTrain()
  const stays = useStays()
  const events = useEvents()
  const sessions = useSessions()
  const parts = [trains, stays, events, sessions]
  return {
    entries: [...useDoors(), ...parts.flatMap(({ entries }) => entries)],
    failures: parts.map(({ name, failure }) => failure && <div key={name}>{failure}</div>),
  }
}

function useDoors(): Entry[] {
  const { t, locale } = useText()
  const { doorsOpenAt, timeZone, entrance } = useEdition()
  const day = dayAt(new Date(doorsOpenAt), timeZone)
  const time = formatTime(doorsOpenAt, timeZone, locale).slice(0, 5)
  const content = (
    <Line time={time} title={t('Doors open')}>
      {t('Entrance {entrance}', { entrance })}
    </Line>
  )
  return [{ key: 'doors', day, time, content }]
}

/** The first of the list is the one that somebody has or holds. */
function useTrain() {
  const { t, locale } = useText()
  const { city } = useEdition()
  const { data, error, refetch } = useQuery(trainTicketsQuery)
  const [ticket] = data ?? []
  const isOwn = ticket?.status === 'issued' || ticket?.status === 'held'
  const back = (last: string) => (
    <Line time="" title={<Link to="/train-ticket">{t('By train from {city}', { city })}</Link>}>
      {t('Valid until {day}', { day: formatDay(last, locale) })}
    </Line>
  )
  const entries: Entry[] =
    ticket === undefined || !isOwn
      ? []
      : [
          { key: 'train', day: ticket.validFrom, time: '', content: <HomeTrainTicket /> },
          { key: 'train back', day: ticket.validTo, time: '24', content: back(ticket.validTo) },
        ]
  return { name: 'train', entries, failure: useFailure(t('Your train ticket'), error, data, () => void refetch()) }
}

function useStays() {
  const { t } = useText()
  const { city } = useEdition()
  const { data, error, refetch } = useQuery(bookingsQuery)
  const stays = data?.filter(({ status }) => status === 'booked' || status === 'held') ?? []
  const entries = stays.flatMap((booking: Booking): Entry[] => {
    const { bookingId, arrival, departure, accommodation } = booking
    const [from, until] = [accommodation?.checkInFrom ?? '', accommodation?.checkOutUntil ?? '']
    return [
      { key: `${bookingId} in`, day: arrival, time: from, content: <HomeStay booking={booking} /> },
      { key: `${bookingId} out`, day: departure, time: until, content: <CheckOut booking={booking} /> },
    ]
  })
  const name = t('Your stay in {city}', { city })
  return { name: 'stays', entries, failure: useFailure(name, error, data, () => void refetch()) }
}

function CheckOut({ booking: { accommodation } }: { readonly booking: Booking }) {
  const { t } = useText()
  const hotel = accommodation?.name ?? ''
  return <Line time={accommodation?.checkOutUntil ?? ''} title={t('Check-out, {hotel}', { hotel })} />
}

function useEvents() {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { data, error, refetch } = useQuery(query(listVipEvents))
  const undo = useUndo()
  const entries = eventsForHome(data ?? [], undo).map((event): Entry => {
    const day = dayAt(new Date(event.startsAt), timeZone)
    const time = formatTime(event.startsAt, timeZone, locale).slice(0, 5)
    return { key: `event ${event.id}`, day, time, content: <HomeEvents events={[event]} undo={undo} /> }
  })
  return { name: 'events', entries, failure: useFailure(t('VIP events'), error, data, () => void refetch()) }
}

function useSessions() {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { sessions, error, retry } = useOwnSessions()
  const entries = sessions.map((session): Entry => {
    const day = dayAt(new Date(session.startsAt), timeZone)
    const time = formatTime(session.startsAt, timeZone, locale).slice(0, 5)
    return { key: `session ${session.id}`, day, time, content: <SessionLine session={session} time={time} /> }
  })
  return { name: 'sessions', entries, failure: useFailure(t('Your sessions'), error, undefined, retry) }
}

/** What of the week could not be read, with another try; the rest of it stands. */
function useFailure(name: string, error: Error | null, data: unknown, onRetry: () => void): ReactNode {
  if (error === null || data !== undefined) return null
  return (
    <section aria-label={name}>
      <LoadFailed error={error} onRetry={onRetry} />
    </section>
  )
}

function SessionLine({ session, time }: { readonly session: OwnSession; readonly time: string }) {
  const { t } = useText()
  const { id, title, where, clashes, isCancelled, isReserved } = session
  return (
    <Line
      time={time}
      title={
        <Link to="/agenda/$sessionId" params={{ sessionId: String(id) }}>
          {title}
        </Link>
      }
    >
      {where === null ? t('Starred') : t('Hall {hall}, {name}', { hall: where.hall, name: where.name })}{' '}
      {isReserved && !isCancelled ? <Tag kind="success">{t('Reserved')}</Tag> : null}
      {isCancelled ? <Tag kind="danger">{t('Cancelled')}</Tag> : null}
      {clashes.length > 0 ? <Tag kind="danger">{t('Clash')}</Tag> : null}
    </Line>
  )
}

interface LineProps {
  readonly time: string
  readonly title: ReactNode
  readonly children?: ReactNode
}

function Line({ time, title, children }: LineProps) {
  return (
    <p className={styles.line}>
      <time>{time}</time>
      <span>
        <b>{title}</b>
        {children === undefined ? null : <small>{children}</small>}
      </span>
    </p>
  )
}
