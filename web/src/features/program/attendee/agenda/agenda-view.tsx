import type { Agenda } from '@foyer/contract/program'
import { formatDay, zoneName } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import type { Seats } from '../shared/use-seats.ts'
import type { Stars } from '../shared/use-stars.ts'
import { AgendaTools } from './agenda-tools.tsx'
import styles from './agenda-view.module.css'
import { DayEvenings } from './day-evenings.tsx'
import { DayHeading } from './day-heading.tsx'
import { DayStrip } from './day-strip.tsx'
import { EveryDay } from './every-day.tsx'
import { NextForMe } from './next-for-me.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { TakeAway } from './take-away.tsx'
import { Timetable } from './timetable.tsx'
import { type AgendaDay, useAgendaDay } from './use-agenda-day.ts'
import { usePrintAll } from './use-print-all.ts'

interface AgendaViewProps {
  readonly agenda: Agenda
  readonly stars: Stars
  readonly seats: Seats
}

/** One day of the programme, as the address asks for it. */
export function AgendaView({ agenda, stars, seats }: AgendaViewProps) {
  const { t, locale } = useText()
  const day = useAgendaDay(agenda, stars, seats)
  const { isWhole, printAll } = usePrintAll()
  usePageTitle(t('Programme, {day}', { day: formatDay(day.search.day, locale) }))
  return (
    <>
      <div className={styles.day} data-behind={isWhole ? '' : undefined}>
        <Head {...day} />
      </div>
      <DayStrip byDay={day.byDay} search={day.search} hits={day.hits} own={day.own} />
      {stars.error === null ? null : (
        <div className={styles.noStars}>
          <p>{t('Your stars are not shown.')}</p>
          <LoadFailed error={stars.error} onRetry={stars.refetch} />
        </div>
      )}
      <NextForMe agenda={agenda} own={day.own} clashes={day.clashes} now={day.now} />
      <AgendaTools {...day} />
      <div className={styles.bar}>
        <p role="status">
          <b>{t('{n, plural, one {# session} other {# sessions}}', { n: day.shown.length })}</b>
        </p>
        <p className={styles.key} aria-hidden="true">
          <span data-key="mine">{t('yours')}</span>
          <span data-key="clash">{t('clash')}</span>
        </p>
      </div>
      <div className={styles.day} data-behind={isWhole ? '' : undefined}>
        {day.shown.length === 0 ? <NothingFits {...day} /> : <Timetable {...day} />}
        <DayEvenings day={day.search.day} />
      </div>
      {isWhole ? <EveryDay {...day} /> : null}
      <TakeAway stars={stars} onPrintAll={printAll} />
    </>
  )
}

function Head({ search, sessions, starred }: AgendaDay) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const [first] = sessions
  const n = sessions.filter(({ track }) => track !== null).length
  const own = sessions.filter(({ id }) => starred?.has(id)).length
  return (
    <DayHeading day={search.day}>
      , {t('{n, plural, one {# session} other {# sessions}}', { n })}.{' '}
      {starred === undefined
        ? null
        : own === 0
          ? t('You starred none.')
          : t('{n, plural, one {You starred one.} other {You starred #.}}', { n: own })}{' '}
      {first === undefined ? null : t('All times {zone}', { zone: zoneName(first.startsAt, timeZone, locale) })}
    </DayHeading>
  )
}
