import type { AgendaSession } from '@foyer/contract/program'
import { Link } from '@tanstack/react-router'
import { formatWeekday } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { starSign } from '#ui/signs.ts'
import { type AgendaSearch, isNarrow, writeSearch } from './agenda-search.ts'
import styles from './day-strip.module.css'

interface DayStripProps {
  readonly byDay: ReadonlyMap<string, readonly AgendaSession[]>
  readonly search: AgendaSearch
  readonly hits: ReadonlySet<AgendaSession>
  readonly own: ReadonlySet<number> | undefined
}

/** The days, each with what it has of what is looked for, and how many are one's own. */
export function DayStrip({ byDay, search, hits, own }: DayStripProps) {
  const { t, locale } = useText()
  return (
    <nav className={styles.strip} aria-label={t('Days')}>
      {[...byDay].map(([day, sessions]) => {
        const n = sessions.filter((session) => hits.has(session)).length
        const mine = sessions.filter(({ id }) => own?.has(id)).length
        return (
          <Link
            key={day}
            to="/agenda"
            search={writeSearch({ ...search, day })}
            resetScroll={false}
            data-on={day === search.day ? '' : undefined}
            aria-current={day === search.day ? 'date' : undefined}
          >
            <b>{Number(day.slice(8))}</b>
            <span>
              {formatWeekday(day, locale, 'short')}
              <span className={styles.wide}>
                ,{' '}
                {isNarrow(search)
                  ? t('{n, plural, one {# fits} other {# fit}}', { n })
                  : t('{n, plural, one {# session} other {# sessions}}', { n })}
              </span>
            </span>
            <span>
              {own === undefined ? (
                '\u00a0'
              ) : mine === 0 ? (
                <em>
                  {t('none')}
                  <span className={styles.wide}> {t('starred')}</span>
                </em>
              ) : (
                <em>
                  <Icon name={starSign} size={16} />
                  {mine}
                  <span className={styles.wide}> {t('yours')}</span>
                </em>
              )}
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
