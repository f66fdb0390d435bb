import { languages } from '@foyer/contract/kit/languages'
import { type CalendarDate, parseDate } from '@internationalized/date'
import { useState } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
  RangeCalendar,
} from 'react-aria-components'
import { formatDay, formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import toolStyles from '#ui/tool.module.css'
import nightStripStyles from '../../shared/night-strip.module.css'
import { addDays, nightCount, type Stay } from '../../shared/stay.ts'
import styles from './stay-calendar.module.css'

interface StayCalendarProps {
  readonly stay: Stay
  readonly bounds: Stay
  readonly onChange: (stay: Stay) => void
  readonly onDone?: (() => void) | undefined
}

/** A month of days: two taps, or the arrow keys and Enter, make a stay. The event’s days carry a bar. */
export function StayCalendar({ stay, bounds, onChange, onDone }: StayCalendarProps) {
  const { t, locale } = useText()
  const [focused, setFocused] = useState<CalendarDate>(() => parseDate(stay.arrival))
  return (
    <I18nProvider locale={languages[locale].region}>
      <RangeCalendar
        className={styles.cal ?? ''}
        aria-label={t('Days of your stay')}
        value={{ start: parseDate(stay.arrival), end: parseDate(stay.departure) }}
        minValue={parseDate(bounds.arrival)}
        maxValue={parseDate(bounds.departure)}
        focusedValue={focused}
        onFocusChange={setFocused}
        autoFocus={onDone !== undefined}
        onChange={({ start, end }) => {
          onChange(stayBetween(start.toString(), end.toString(), bounds))
        }}
      >
        {({ state }) => (
          <>
            <Days />
            <footer className={styles.foot}>
              <Drawn stay={stay} anchor={state.anchorDate} range={state.highlightedRange} />
              {onDone === undefined ? null : (
                <button type="button" {...buttonLook('ink', true)} onClick={onDone}>
                  {t('Done')}
                </button>
              )}
            </footer>
            <DayKey bounds={bounds} />
          </>
        )}
      </RangeCalendar>
    </I18nProvider>
  )
}

/** The month, and going to the one before or after. */
function Days() {
  const { startsOn, endsOn } = useEdition()
  const isEvent = (day: string) => startsOn <= day && day <= endsOn
  return (
    <>
      <header className={styles.head}>
        <Button slot="previous" className={`${toolStyles.tool} ${styles.back}`}>
          <Icon name="chevron-right" />
        </Button>
        <Heading className="h3" />
        <Button slot="next" className={toolStyles.tool ?? ''}>
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={styles.grid ?? ''}>
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className={`${styles.weekday} tiny muted`}>{day.replace('.', '')}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={`${styles.day} num`}
              data-event={isEvent(date.toString()) || undefined}
            >
              {({ formattedDate }) => formattedDate}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

function DayKey({ bounds }: { readonly bounds: Stay }) {
  const { t, locale } = useText()
  return (
    <p className={`${styles.key} ${nightStripStyles.notes}`}>
      <span className={nightStripStyles.key} data-k="event">
        {t('event days')}
      </span>
      <span>
        {t('Rooms are offered from {first} to {last}', {
          first: formatDay(bounds.arrival, locale),
          last: formatDay(bounds.departure, locale),
        })}
      </span>
    </p>
  )
}

/** The same day twice is that one night; on the last morning, the night before it. */
function stayBetween(first: string, second: string, bounds: Stay): Stay {
  if (first !== second) return { arrival: first, departure: second }
  return first < bounds.departure
    ? { arrival: first, departure: addDays(first, 1) }
    : { arrival: addDays(first, -1), departure: first }
}

interface DrawnProps {
  readonly stay: Stay
  /** The first day picked, while the second is still to come. */
  readonly anchor: CalendarDate | null
  /** From that day to the one under the pointer or the focus, the earlier first. */
  readonly range: { readonly start: CalendarDate; readonly end: CalendarDate } | null
}

/** What the days above show: the stay, or the one that the second day would make. */
function Drawn({ stay, anchor, range }: DrawnProps) {
  const { t, locale } = useText()
  if (anchor !== null && (range === null || range.start.compare(range.end) === 0)) {
    return (
      <p role="status">
        <b className="num">{formatDay(anchor.toString(), locale)}</b>{' '}
        <span className="muted label">{t('Now the other day')}</span>
      </p>
    )
  }
  const shown =
    anchor === null || range === null ? stay : { arrival: range.start.toString(), departure: range.end.toString() }
  return (
    <p role="status">
      <b className="num">{t('{nights, plural, one {# night} other {# nights}}', { nights: nightCount(shown) })}</b>{' '}
      <span className="muted label">{formatDays(shown.arrival, shown.departure, locale)}</span>
    </p>
  )
}
