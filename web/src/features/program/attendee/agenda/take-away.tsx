import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Stars } from '../shared/use-stars.ts'
import { CalendarAddress } from './calendar-address.tsx'
import styles from './take-away.module.css'

/** One's agenda where this page is not: in one's own calendar, and on paper. */
export function TakeAway({ stars }: { readonly stars: Stars }) {
  const { t } = useText()
  return (
    <section className={styles.ways} id="calendar" aria-label={t('Take it with you')}>
      {stars.calendar === undefined ? null : <CalendarAddress calendar={stars.calendar} />}
      <div>
        <h2>{t('On paper')}</h2>
        <p className="muted">{t('This day as a list by time, your stars marked.')}</p>
        <p className="row">
          <Button variant="line" onClick={() => print()}>
            <Icon name="print" />
            {t('Print this day')}
          </Button>
        </p>
      </div>
    </section>
  )
}
