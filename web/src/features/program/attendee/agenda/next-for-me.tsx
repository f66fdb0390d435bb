import type { Agenda, AgendaSession, Stage } from '@foyer/contract/program'
import { Link } from '@tanstack/react-router'
import { dayAt, formatClock, formatDay, formatWeekday } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { alternativesTo } from '../shared/clashes.ts'
import styles from './next-for-me.module.css'

interface NextForMeProps {
  readonly agenda: Agenda
  readonly own: ReadonlySet<number> | undefined
  readonly clashes: ReadonlyMap<number, readonly AgendaSession[]>
  readonly now: Date
}

/** Minutes before a session in which it is what comes next. */
const SOON = 90

/** What to do about one's own sessions: go there, or choose between two that are held at the same time. */
export function NextForMe({ agenda, own, clashes, now }: NextForMeProps) {
  if (own === undefined) return null
  const coming = agenda.sessions.filter(
    ({ id, startsAt, isCancelled }) => own.has(id) && !isCancelled && Date.parse(startsAt) > now.getTime(),
  )
  const [next] = coming
  const clash = coming.find(({ id }) => clashes.has(id))
  const minutes = next === undefined ? Number.POSITIVE_INFINITY : (Date.parse(next.startsAt) - now.getTime()) / 60_000
  if (next !== undefined && minutes <= SOON && clash?.startsAt !== next.startsAt)
    return <Soon session={next} minutes={Math.ceil(minutes)} agenda={agenda} />
  const other = clash === undefined ? undefined : clashes.get(clash.id)?.[0]
  if (clash === undefined || other === undefined) return null
  return <Clash pair={[clash, other]} agenda={agenda} own={own} now={now} />
}

const stageOf = ({ stages }: Agenda, { stage }: AgendaSession): Stage | undefined =>
  stages.find(({ code }) => code === stage)

interface SoonProps {
  readonly session: AgendaSession
  readonly minutes: number
  readonly agenda: Agenda
}

function Soon({ session, minutes, agenda }: SoonProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const stage = stageOf(agenda, session)
  return (
    <section className={`${hivisStyles.block} ${styles.block}`} aria-labelledby="next-for-me">
      <div className={styles.words}>
        <p className={hivisStyles.kicker}>
          {t('{n, plural, one {Next for you, in # minute} other {Next for you, in # minutes}}', { n: minutes })}
        </p>
        <h2 id="next-for-me">
          {formatClock(session.startsAt, timeZone, locale)} {session.title}
        </h2>
        {stage === undefined ? null : <p>{t('Hall {hall} {room}. {way}', { ...stage, room: stage.name })}</p>}
      </div>
      <Link {...buttonLook()} to="/agenda/$sessionId" params={{ sessionId: String(session.id) }}>
        {t('Open the session')}
      </Link>
    </section>
  )
}

interface ClashProps {
  readonly pair: readonly [AgendaSession, AgendaSession]
  readonly agenda: Agenda
  readonly own: ReadonlySet<number>
  readonly now: Date
}

function Clash({ pair, agenda, own, now }: ClashProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const [one, other] = pair
  const later = pair.flatMap((session) => alternativesTo(session, agenda.sessions, own, now))[0]?.session
  const dayOf = ({ startsAt }: AgendaSession) => dayAt(new Date(startsAt), timeZone)
  const placed = (session: AgendaSession) => {
    const stage = stageOf(agenda, session)
    return stage === undefined
      ? session.title
      : t('{title}, Hall {hall} {room}', { title: session.title, hall: stage.hall, room: stage.name })
  }
  // In the order of the day, the later of the two begins the overlap.
  const [, last = other] = [one, other].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
  return (
    <section className={`${hivisStyles.block} ${styles.block}`} aria-labelledby="next-for-me">
      <div className={styles.words}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h2 id="next-for-me">
          {t('Two of your sessions overlap on {day} at {time}', {
            day: formatDay(dayOf(one), locale),
            time: formatClock(last.startsAt, timeZone, locale),
          })}
        </h2>
        <p>
          {t('{one}, or {other}.', { one: placed(one), other: placed(other) })}{' '}
          {later === undefined
            ? null
            : t('One of them runs again on {weekday}.', { weekday: formatWeekday(dayOf(later), locale, 'long') })}
        </p>
      </div>
      <Link {...buttonLook()} to="/agenda/$sessionId" params={{ sessionId: String(one.id) }}>
        {t('Choose one', undefined, { context: 'of several' })}
      </Link>
    </section>
  )
}
