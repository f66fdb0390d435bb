import type { Agenda, AgendaSession, Stage } from '@foyer/contract/program'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, useMemo } from 'react'
import { dayAt, formatClock, formatDay, zoneName } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { Note } from '#ui/note.tsx'
import { clashesAmong } from '../shared/clashes.ts'
import { languageName, levelNames } from '../shared/program-words.ts'
import { SessionList } from '../shared/session-list.tsx'
import { StageSign } from '../shared/stage-sign.tsx'
import { type Seats, useOwn } from '../shared/use-seats.ts'
import type { Stars } from '../shared/use-stars.ts'
import { ClashBox } from './clash-box.tsx'
import { KeptClashes } from './kept-clashes.tsx'
import { OWN_HEADING, OwnAgenda } from './own-agenda.tsx'
import { relatedTo } from './related-to.ts'
import { SeatBox } from './seat-box.tsx'
import { SessionSpeakers } from './session-speakers.tsx'
import styles from './session-view.module.css'
import { useFocusKept } from './use-focus-kept.ts'

interface SessionViewProps {
  readonly agenda: Agenda
  readonly session: AgendaSession
  readonly stars: Stars
  readonly seats: Seats
}

const nobodys: ReadonlySet<number> = new Set()

/** What a session is about, who speaks, where it is, and what it does to one's own agenda. */
export function SessionView({ agenda, session, stars, seats }: SessionViewProps) {
  const { t } = useText()
  const own = useOwn(stars.ids, seats)
  const clashes = useMemo(
    () => clashesAmong(agenda.sessions, own ?? nobodys, stars.keptClashes),
    [agenda, own, stars.keptClashes],
  )
  const focusKept = useFocusKept(OWN_HEADING, own, stars.keptClashes)
  const stage = agenda.stages.find(({ code }) => code === session.stage)
  const again = agenda.sessions.filter(({ id }) => session.alsoAt.includes(id))
  const related = relatedTo(session, agenda.sessions)
  const list = { agenda, starred: stars.ids, seats, clashes, hasNames: true }
  return (
    <>
      <Head session={session} />
      <div className={`split split--340 ${styles.page}`}>
        <div className={styles.main}>
          <Facts
            agenda={agenda}
            session={session}
            stage={stage}
            capacity={seats.bySession?.get(session.id)?.capacity}
          />
          <section className={styles.about} aria-labelledby="about">
            <h2 id="about">{t('What it is about')}</h2>
            {session.abstract.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <SessionSpeakers session={session} />
          <Others id="again" title={t('Held again')} {...list} sessions={again} />
          <Others id="related" title={t('Goes well with it')} {...list} sessions={related} />
        </div>
        <aside className={styles.side} aria-label={t('Your agenda')}>
          <SeatBox session={session} seats={seats} />
          {own === undefined ? null : (
            <div className={styles.clashes} {...focusKept}>
              <ClashBox
                session={session}
                clashes={clashes.get(session.id) ?? []}
                agenda={agenda}
                own={own}
                starred={stars.ids ?? nobodys}
                seats={seats}
              />
              <KeptClashes session={session} sessions={agenda.sessions} own={own} kept={stars.keptClashes} />
            </div>
          )}
          {stars.error !== null ? (
            <LoadFailed error={stars.error} onRetry={stars.refetch} />
          ) : (
            <OwnAgenda session={session} stage={stage} stars={stars} isReserved={seats.reserved.has(session.id)} />
          )}
          {stage === undefined ? null : <Where stage={stage} />}
        </aside>
      </div>
    </>
  )
}

function Head({ session }: { readonly session: AgendaSession }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { startsAt, endsAt, isCancelled } = session
  const day = dayAt(new Date(startsAt), timeZone)
  const start = formatClock(startsAt, timeZone, locale)
  return (
    <div className={styles.head} data-off={isCancelled ? '' : undefined}>
      <Link className={styles.back} to="/agenda" search={{ day }}>
        <Icon name="back" />
        {formatDay(day, locale)}
      </Link>
      <Lock numeral={start} title={session.title}>
        <span className="vh">{start} </span>
        <strong>
          {t('to {time} {zone}', {
            time: formatClock(endsAt, timeZone, locale),
            zone: zoneName(startsAt, timeZone, locale),
          })}
        </strong>{' '}
        {t('on {day}, {minutes} minutes', {
          day: formatDay(day, locale),
          minutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
        })}
      </Lock>
      {isCancelled ? (
        <Note kind="danger" role="status">
          {t('This session is cancelled and does not take place.')}
        </Note>
      ) : null}
    </div>
  )
}

/** Other sessions that belong to this one; nothing where there is none. */
function Others({
  id,
  title,
  ...list
}: ComponentProps<typeof SessionList> & { readonly id: string; readonly title: string }) {
  if (list.sessions.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <SessionList {...list} />
    </section>
  )
}

interface FactsProps {
  readonly agenda: Agenda
  readonly session: AgendaSession
  readonly stage: Stage | undefined
  /** How many seats can be reserved, where that is known. */
  readonly capacity: number | undefined
}

function Facts({ agenda, session, stage, capacity }: FactsProps) {
  const { t } = useText()
  const seats = () => {
    if (!session.isReservable) return stage && t('{n}, no booking', { n: stage.seats })
    return capacity === undefined ? t('By reservation') : t('{n}, by reservation', { n: capacity })
  }
  const said = seats()
  const facts = [
    [t('Track'), agenda.tracks.find(({ code }) => code === session.track)?.name ?? ''],
    [t('Level'), t(levelNames[session.level])],
    [t('Language'), languageName(session.language)],
    ...(said === undefined ? [] : [[t('Seats'), said]]),
  ]
  return (
    <div className={styles.facts}>
      {stage === undefined ? null : <StageSign stage={stage} size="large" />}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Where({ stage }: { readonly stage: Stage }) {
  const { t } = useText()
  return (
    <section className={styles.where} aria-labelledby="where">
      <h2 id="where">{t('Where is it')}</h2>
      <div>
        <StageSign stage={stage} size="medium" />
        <p>{stage.way}</p>
      </div>
    </section>
  )
}
