import type { ProgramParts } from '@foyer/contract/office-program'
import { Link } from '@tanstack/react-router'
import { dayAt, formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { type SearchTexts, useSearchText } from '#platform/search-text.ts'
import { daysOf } from '../days-of.ts'
import styles from './grid.module.css'

/** How many sessions each day has that one of them is on, in their order; those of the event are there without. */
function useDays(parts: ProgramParts | undefined): ReadonlyMap<string, number> {
  const edition = useEdition()
  const counts = new Map(daysOf(edition).map((day) => [day, 0]))
  for (const { startsAt } of parts?.sessions ?? []) {
    const day = dayAt(new Date(startsAt), edition.timeZone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return new Map([...counts].toSorted(([one], [other]) => one.localeCompare(other)))
}

/** What the address says; else today, where the event is on; else its first day that has a session. */
export function useShownDay(parts: ProgramParts | undefined): string {
  const { startsOn, endsOn, timeZone } = useEdition()
  const days = useDays(parts)
  const asked = useSearchText('day') ?? ''
  if (/^\d{4}-\d\d-\d\d$/.test(asked)) return asked
  const today = dayAt(new Date(), timeZone)
  if (startsOn <= today && today <= endsOn) return today
  return [...days].find(([day, count]) => day >= startsOn && count > 0)?.[0] ?? startsOn
}

export function DayTabs({ day, parts }: { readonly day: string; readonly parts: ProgramParts | undefined }) {
  const { t, locale } = useText()
  const days = useDays(parts)
  return (
    <nav className={styles.days} aria-label={t('Days')}>
      {[...days].map(([one, count]) => (
        <Link
          key={one}
          to="."
          search={(texts: SearchTexts) => ({ ...texts, day: one })}
          resetScroll={false}
          aria-current={one === day ? 'page' : undefined}
        >
          {formatDay(one, locale)}
          {parts === undefined ? null : (
            <span className="num muted">
              {count}
              <span className="vh"> {t('{count, plural, one {session} other {sessions}}', { count })}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
