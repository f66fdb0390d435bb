import type { SitePlan } from '@foyer/contract/exhibitors'
import { useAppNow } from '#platform/app-clock.ts'
import { formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { departureOf, wallClock } from './departures.ts'
import styles from './site-plan.module.css'

/** Minutes above which one wants to know when, and not in how long. */
const SOON = 60

/** When buses and trains leave, from now on. */
export function DepartureBoard({ plan }: { readonly plan: SitePlan }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const now = wallClock(useAppNow(20_000), timeZone)
  const clock = `${String(Math.floor(now.minutes / 60)).padStart(2, '0')}:${String(now.minutes % 60).padStart(2, '0')}`
  if (plan.lines.length === 0) return null
  return (
    <section className={styles.board} aria-labelledby="departures-title">
      <div className={styles.boardHead}>
        <h2 id="departures-title">{t('Departures')}</h2>
        <p>
          {now.day < plan.linesFrom
            ? t('{day}, first ones', { day: formatDay(plan.linesFrom, locale) })
            : `${formatDay(now.day, locale)}, ${clock}`}
        </p>
      </div>
      <ul>
        {plan.lines.map((line) => (
          <li key={`${line.line} ${line.to}`} className={styles.row}>
            <span className={styles.line} data-kind={line.kind}>
              {line.line}
            </span>
            <div className={styles.to}>
              <b>{line.to}</b>
              <small>{line.stop}</small>
            </div>
            <p className={styles.when}>
              <When line={line} plan={plan} now={now} />
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.boardNote}>{plan.linesNote}</p>
    </section>
  )
}

interface WhenProps {
  readonly line: SitePlan['lines'][number]
  readonly plan: SitePlan
  readonly now: ReturnType<typeof wallClock>
}

function When({ line, plan, now }: WhenProps) {
  const { t } = useText()
  const departure = departureOf(line, plan, now)
  if (departure.kind === 'over') return <small>{t('runs no more')}</small>
  if (departure.kind === 'first')
    return (
      <>
        <span className={styles.flap}>{departure.first}</span>
        <small>{t('then every {minutes} min', { minutes: departure.everyMinutes })}</small>
      </>
    )
  const { inMinutes, later } = departure
  const at = now.minutes + inMinutes
  return (
    <>
      <span className={styles.flap}>
        {inMinutes === 0
          ? t('now')
          : inMinutes <= SOON
            ? t('{minutes} min', { minutes: inMinutes })
            : `${String(Math.floor((at / 60) % 24)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`}
      </span>
      <small>{later.join(', ')}</small>
    </>
  )
}
