import { formatDay } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './every-day.module.css'
import { Timetable } from './timetable.tsx'
import type { AgendaDay } from './use-agenda-day.ts'

/** On paper alone: all days, each with what fits of it. */
export function EveryDay(day: AgendaDay) {
  const { locale } = useText()
  return (
    <div className={styles.days}>
      {[...day.byDay].map(([date, sessions]) => {
        const shown = sessions.filter((session) => day.hits.has(session))
        if (shown.length === 0) return null
        return (
          <section key={date}>
            <h1>{formatDay(date, locale)}</h1>
            <Timetable {...day} sessions={sessions} shown={shown} search={{ ...day.search, day: date }} />
          </section>
        )
      })}
    </div>
  )
}
