import type { Agenda, AgendaSession } from '@foyer/contract/program'
import { Link } from '@tanstack/react-router'
import { useAppNow } from '#platform/app-clock.ts'
import { dayAt, formatClock, formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { overlapSign } from '#ui/signs.ts'
import { type Alternative, alternativesTo, minutesInCommon } from '../shared/clashes.ts'
import { useKeptClash } from '../shared/use-kept-clash.ts'
import type { Seats } from '../shared/use-seats.ts'
import { useStar } from '../shared/use-star.ts'
import styles from './clash-box.module.css'
import { GiveBackButton } from './give-back-button.tsx'

interface ClashBoxProps {
  readonly session: AgendaSession
  readonly clashes: readonly AgendaSession[]
  readonly agenda: Agenda
  /** Ids of what one starred or reserved. */
  readonly own: ReadonlySet<number>
  readonly starred: ReadonlySet<number>
  readonly seats: Seats
}

/** Sessions of one's own at the time of this one, and the ways out: the other time of either, or one of them less. */
export function ClashBox({ session, clashes, agenda, own, starred, seats }: ClashBoxProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const now = useAppNow()
  const [other] = clashes
  if (other === undefined) return null
  const time = (instant: string) => formatClock(instant, timeZone, locale)
  const told = { title: other.title, start: time(other.startsAt), end: time(other.endsAt) }
  // Whoever has a seat asks for another one where they want to go instead.
  const movable = [other, session].filter(({ id }) => !seats.reserved.has(id))
  const ways = movable.flatMap((from) =>
    alternativesTo(from, agenda.sessions, own, now).map((way) => ({ ...way, from })),
  )
  return (
    <section className={styles.box} aria-labelledby="clash">
      <header>
        <Icon name={overlapSign} size={24} />
        <h2 id="clash">{t('Overlaps by {minutes} minutes', { minutes: minutesInCommon(session, other) })}</h2>
        <p>
          {seats.reserved.has(other.id)
            ? t('with {title}, {start} to {end}, where you have a seat.', told)
            : t('with {title}, {start} to {end}, also starred.', told)}
        </p>
      </header>
      <ul>
        {ways.map((way) => (
          <MoveRow key={way.session.id} way={way} agenda={agenda} />
        ))}
        {[other, session].map((one) => (
          <LeaveOut key={one.id} session={one} seats={seats} isStarred={starred.has(one.id)} />
        ))}
        <KeepBoth session={session} other={other} />
      </ul>
      {clashes.length > 1 ? (
        <p className={styles.others}>
          {t('{n, plural, one {One more session of yours is} other {# more sessions of yours are}} at this time:', {
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

interface LeaveOutProps {
  readonly session: AgendaSession
  readonly seats: Seats
  readonly isStarred: boolean
}

/** One of them less: its star goes, and its seat where one has one. */
function LeaveOut({ session, seats, isStarred }: LeaveOutProps) {
  const { t } = useText()
  const star = useStar()
  const own = seats.reserved.has(session.id) ? seats.bySession?.get(session.id) : undefined
  if (own !== undefined && !own.can.giveBack) return null
  const unstar = () => {
    void star(session.id, false)
    toast(t('{title} is no longer starred.', { title: session.title }))
  }
  return (
    <li>
      <div>
        <b>{t('Leave out {title}', { title: session.title })}</b>
        <span>
          {own === undefined ? t('Its star goes, the other stays') : t('Somebody else can have your seat at once.')}
        </span>
      </div>
      {own === undefined ? (
        <Button variant="line" isSmall onClick={unstar}>
          {t('Unstar it')}
          <span className="vh"> {session.title}</span>
        </Button>
      ) : (
        <GiveBackButton session={session} own={own} isSmall onDone={() => (isStarred ? unstar() : undefined)} />
      )}
    </li>
  )
}

/** Both of them: who goes out of one halfway needs no reminder. */
function KeepBoth({ session, other }: { readonly session: AgendaSession; readonly other: AgendaSession }) {
  const { t } = useText()
  const { keep, isSending } = useKeptClash(session.id, other.id)
  return (
    <li>
      <div>
        <b>{t('Keep both')}</b>
        <span>{t('Nothing reminds you of this clash any more')}</span>
      </div>
      <Button variant="text" isSmall isSending={isSending} onClick={keep}>
        {t('Keep both')}
        <span className="vh"> {other.title}</span>
      </Button>
    </li>
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
