import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { printSign } from '#ui/signs.ts'
import type { Stars } from '../shared/use-stars.ts'
import { CalendarAddress } from './calendar-address.tsx'
import styles from './take-away.module.css'

interface TakeAwayProps {
  readonly stars: Stars
  readonly onPrintAll: () => void
}

/** One's agenda where this page is not: in one's own calendar, and on paper. */
export function TakeAway({ stars, onPrintAll }: TakeAwayProps) {
  const { t } = useText()
  return (
    <section className={styles.ways} id="calendar" aria-label={t('Take it with you')}>
      {stars.calendar === undefined ? null : <CalendarAddress calendar={stars.calendar} />}
      <div>
        <h2>{t('On paper')}</h2>
        <p className="muted">{t('As a list by time, your stars marked; of what you filter, what fits.')}</p>
        <p className="row">
          <Button variant="line" onClick={() => print()}>
            <Icon name={printSign} />
            {t('Print this day')}
          </Button>
          <Button variant="line" onClick={onPrintAll}>
            <Icon name={printSign} />
            {t('Print all days')}
          </Button>
        </p>
      </div>
    </section>
  )
}
