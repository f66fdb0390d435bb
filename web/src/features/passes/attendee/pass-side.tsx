import type { Edition } from '@foyer/contract/editions'
import type { Pass } from '@foyer/contract/passes'
import { Link } from '@tanstack/react-router'
import { useAppNow } from '#platform/app-clock.ts'
import { OrderConditions } from '#platform/cancellation-conditions.tsx'
import { daysUntil, formatDays, unbroken } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Icon } from '#ui/icon.tsx'
import ticksStyles from '../shared/ticks.module.css'
import { useSaveDates } from '../shared/use-save-dates.ts'
import { UpgradeWay } from './upgrade/upgrade-way.tsx'

interface PassSideProps {
  readonly pass: Pass
  readonly edition: Edition
}

/** Beside the ticket: the next step, what the pass opens, and the way to one that opens more. */
export function PassSide({ pass, edition }: PassSideProps) {
  const { t, locale } = useText()
  const saveDates = useSaveDates(edition)
  const isAhead = daysUntil(edition.startsOn, useAppNow(), edition.timeZone) > 0
  return (
    <>
      <section className={hivisStyles.block} aria-labelledby="pass-next">
        {isAhead ? (
          <div className={hivisStyles.inner}>
            <p className={hivisStyles.kicker}>{t('Next step')}</p>
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
          <div className={hivisStyles.inner}>
            <p className={hivisStyles.kicker}>{t('Next step')}</p>
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
          <ul className={ticksStyles.ticks}>
            {pass.passType.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" />
                {benefit}
              </li>
            ))}
          </ul>
        </section>
      )}
      <OrderConditions terms={[{ of: 'passes', steps: pass.cancellation ?? [] }]} />
      <UpgradeWay held={pass.passType} />
      <p className="hint" data-offer>
        {t('You cannot come?')} <Link to="/pass/transfer">{t('Give your pass to a colleague')}</Link>
      </p>
    </>
  )
}
