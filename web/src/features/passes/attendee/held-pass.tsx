import type { Edition } from '@foyer/contract/editions'
import type { User } from '@foyer/contract/identity'
import { type Pass, readPassCode } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { query } from '../../../platform/api.ts'
import { useAppNow } from '../../../platform/app-clock.ts'
import { daysUntil, formatDays, formatMoment, unbroken } from '../../../platform/days.ts'
import { LoadFailed } from '../../../platform/load-failed.tsx'
import { lazyPart, loadPart } from '../../../platform/load-part.ts'
import { useText } from '../../../platform/messages/messages.ts'
import { toastError } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DaysLeft } from './days-left.tsx'
import styles from './pass-page.module.css'
import { Ticket } from './ticket.tsx'

const UpgradeWay = lazyPart<{ held: Pass['passType'] }, 'UpgradeWay'>(
  () => import('./upgrade/upgrade-way.tsx'),
  'UpgradeWay',
)

// How it came about stands under the ticket: at the gate the code shall be there first.
const PassTrail = lazyPart<Parameters<typeof import('./pass-trail.tsx').PassTrail>[0], 'PassTrail'>(
  () => import('./pass-trail.tsx'),
  'PassTrail',
)

interface HeldPassProps {
  readonly pass: Pass
  readonly user: User
  readonly edition: Edition
}

/** The approved pass: the ticket, what to do next, how it came about, and what it opens. */
export function HeldPass({ pass, user, edition }: HeldPassProps) {
  const { t, locale } = useText()
  const code = useQuery(query(readPassCode))
  const isAhead = daysUntil(edition.startsOn, useAppNow(), edition.timeZone) > 0
  const saveDates = async () => {
    const doors = formatMoment(edition.doorsOpenAt, edition.timeZone, locale)
    const description = t('Doors open {doors}. Entrance {entrance}.', { doors, entrance: edition.entrance })
    try {
      const { saveCalendarFile } = await loadPart(() => import('./calendar-download.ts'))
      saveCalendarFile(edition, description)
    } catch {
      toastError()
    }
  }
  return (
    <>
      <DaysLeft title={t('Your pass')} edition={edition} />
      <div className={`pass-grid ${styles.page}`}>
        <div className="pass-grid__ticket stack">
          <Ticket
            pass={pass}
            user={user}
            edition={edition}
            code={code.data ?? null}
            instead={code.error ? <LoadFailed error={code.error} onRetry={() => void code.refetch()} /> : null}
          />
          <div className={`pass-tools ${styles.tools}`}>
            {isAhead ? null : (
              <Button variant="line" isSmall onClick={() => void saveDates()}>
                <Icon name="calendar" />
                {t('Calendar')}
              </Button>
            )}
            <Button variant="line" isSmall onClick={() => window.print()}>
              <Icon name="receipt" />
              {t('Print')}
            </Button>
          </div>
          <p className="hint pass-hint">
            <Icon name="sun" />
            <span>{t('At the gate, turn your screen brightness up. A print works as well, without any battery.')}</span>
          </p>
          <div className="pass-under">
            <section className="stack" aria-labelledby="pass-status">
              <h2 id="pass-status">{t('Status')}</h2>
              <Suspense fallback={<div className="sk" style={{ height: 220 }} />}>
                <PassTrail pass={pass} email={user.email} edition={edition} />
              </Suspense>
            </section>
          </div>
        </div>
        <div className={styles.side}>
          <section className="hivis" aria-labelledby="pass-next">
            {isAhead ? (
              <div className="hivis__in">
                <p className="hivis__k">{t('Next step')}</p>
                <h2 id="pass-next">
                  {t('Keep {days} free', { days: formatDays(edition.startsOn, edition.endsOn, locale) })}
                </h2>
                <p>{t('Put the days into your calendar, with doors and entrance.')}</p>
                <Button onClick={() => void saveDates()}>
                  {t('Add to calendar')}
                  <Icon name="arrow" />
                </Button>
              </div>
            ) : (
              <div className="hivis__in">
                <p className="hivis__k">{t('Next step')}</p>
                <h2 id="pass-next">
                  {t('Show your code at entrance {entrance}', { entrance: unbroken(edition.entrance) })}
                </h2>
                <p>{t('Hold the screen level, about a hand away from the scanner.')}</p>
              </div>
            )}
          </section>
          {pass.passType.benefits.length === 0 ? null : (
            <section className="stack" aria-labelledby="pass-included">
              <h2 id="pass-included">{t('Included')}</h2>
              <ul className="ticks">
                {pass.passType.benefits.map((benefit) => (
                  <li key={benefit}>
                    <Icon name="check" />
                    {benefit}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Suspense>
            <UpgradeWay held={pass.passType} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
