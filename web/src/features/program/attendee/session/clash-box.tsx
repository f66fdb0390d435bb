import type { Agenda, AgendaSession } from '@foyer/contract/program'
import { Link } from '@tanstack/react-router'
import { useAppNow } from '#platform/app-clock.ts'
import { dayAt, formatClock, formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { type Alternative, alternativesTo, minutesInCommon } from '../shared/clashes.ts'
import { useStar } from '../shared/use-star.ts'
import styles from './clash-box.module.css'

interface ClashBoxProps {
  readonly session: AgendaSession
  readonly clashes: readonly AgendaSession[]
  readonly agenda: Agenda
  readonly starred: ReadonlySet<number>
}

/** Starred sessions at the time of this one, and the ways out: the other time of either, or one star less. */
export function ClashBox({ session, clashes, agenda, starred }: ClashBoxProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const now = useAppNow()
  const star = useStar()
  const [other] = clashes
  if (other === undefined) return null
  const time = (instant: string) => formatClock(instant, timeZone, locale)
  const ways = [other, session].flatMap((from) =>
    alternativesTo(from, agenda.sessions, starred, now).map((way) => ({ ...way, from })),
  )
  const unstar = (one: AgendaSession) => {
    void star(one.id, false)
    toast(t('{title} is no longer starred.', { title: one.title }))
  }
  return (
    <section className={styles.box} aria-labelledby="clash">
      <header>
        <Icon name="overlap" size={24} />
        <h2 id="clash">{t('Overlaps by {minutes} minutes', { minutes: minutesInCommon(session, other) })}</h2>
        <p>
          {t('with {title}, {start} to {end}, also starred.', {
            title: other.title,
            start: time(other.startsAt),
            end: time(other.endsAt),
          })}
        </p>
      </header>
      <ul>
        {ways.map((way) => (
          <MoveRow key={way.session.id} way={way} agenda={agenda} />
        ))}
        {[other, session].map((one) => (
          <li key={one.id}>
            <div>
              <b>{t('Leave out {title}', { title: one.title })}</b>
              <span>{t('Its star goes, the other stays')}</span>
            </div>
            <Button variant="line" isSmall onClick={() => unstar(one)}>
              {t('Unstar it')}
              <span className="vh"> {one.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      {clashes.length > 1 ? (
        <p className={styles.others}>
          {t('{n, plural, one {One more starred session is} other {# more starred sessions are}} at this time:', {
            n: clashes.length - 1,
          })}{' '}
          {clashes.slice(1).map(({ id, title }) => (
            <Link key={id} to="/agenda/$sessionId" params={{ sessionId: String(id) }}>
              {title}
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  )
}

interface MoveRowProps {
  readonly way: Alternative<AgendaSession> & { readonly from: AgendaSession }
  readonly agenda: Agenda
}

/** The same at another time, with what one has then. */
function MoveRow({ way: { session, clashes, from }, agenda }: MoveRowProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const star = useStar()
  const stage = agenda.stages.find(({ code }) => code === session.stage)
  const day = formatDay(dayAt(new Date(session.startsAt), timeZone), locale)
  const moment = `${day}, ${formatClock(session.startsAt, timeZone, locale)}`
  const move = () => {
    void star(session.id, true)
    void star(from.id, false)
    toast(t('{title} is now on {moment}.', { title: session.title, moment }))
  }
  return (
    <li>
      <div>
        <b>{t('See {title} on {day}', { title: session.title, day })}</b>
        <span>
          {stage === undefined
            ? moment
            : t('{moment}, Hall {hall} {room}', { moment, hall: stage.hall, room: stage.name })}
          . {clashes[0] === undefined ? t('You are free') : t('You starred {title} then', { title: clashes[0].title })}
        </span>
      </div>
      <Button variant={clashes.length === 0 ? 'ink' : 'line'} isSmall onClick={move}>
        {t('Move it')}
        <span className="vh">
          {' '}
          {session.title}, {moment}
        </span>
      </Button>
    </li>
  )
}
