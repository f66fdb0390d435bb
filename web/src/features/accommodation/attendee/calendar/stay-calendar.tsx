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
import { formatDays } from '../../../../platform/days.ts'
import { useEdition } from '../../../../platform/edition.ts'
import { useText } from '../../../../platform/messages/messages.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { addDays, nightCount, type Stay } from '../../shared/stay.ts'
import './stay-calendar.css'

interface StayCalendarProps {
  readonly stay: Stay
  readonly bounds: Stay
  readonly onChange: (stay: Stay) => void
  readonly onDone?: (() => void) | undefined
}

/** A month of days: two taps, or the arrow keys and Enter, make a stay. The event’s days carry a bar. */
export function StayCalendar({ stay, bounds, onChange, onDone }: StayCalendarProps) {
  const { t, locale } = useText()
  const { startsOn, endsOn } = useEdition()
  const [focused, setFocused] = useState<CalendarDate>(() => parseDate(stay.arrival))
  const isEvent = (day: string) => startsOn <= day && day <= endsOn
  const nights = nightCount(stay)
  return (
    <I18nProvider locale={locale === 'de' ? 'de-DE' : 'en-GB'}>
      <RangeCalendar
        className="cal"
        aria-label={t('Days of your stay')}
        value={{ start: parseDate(stay.arrival), end: parseDate(stay.departure) }}
        minValue={parseDate(bounds.arrival)}
        maxValue={parseDate(bounds.departure)}
        focusedValue={focused}
        onFocusChange={setFocused}
        autoFocus={onDone !== undefined}
        onChange={({ start, end }) => {
          const arrival = start.toString()
          // The same day twice is that one night.
          const departure = end.toString() === arrival ? addDays(arrival, 1) : end.toString()
          onChange({ arrival, departure })
        }}
      >
        <header className="cal__h">
          <Button slot="previous" className="tool cal__back">
            <Icon name="chevron-right" />
          </Button>
          <Heading className="h3" />
          <Button slot="next" className="tool">
            <Icon name="chevron-right" />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short" className="cal__grid">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="cal__wd tiny muted">{day.replace('.', '')}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell date={date} className="day num" data-event={isEvent(date.toString()) || undefined}>
                {({ formattedDate }) => formattedDate}
              </CalendarCell>
            )}
          </CalendarGridBody>
        </CalendarGrid>
        <footer className="cal__f">
          <p role="status">
            <b className="num">{t('{nights, plural, one {# night} other {# nights}}', { nights })}</b>{' '}
            <span className="muted label">{formatDays(stay.arrival, stay.departure, locale)}</span>
          </p>
          {onDone === undefined ? null : (
            <button type="button" className="btn btn--small btn--ink" onClick={onDone}>
              {t('Done')}
            </button>
          )}
        </footer>
        <p className="cal__k nights__note">
          <span className="key" data-k="event">
            {t('event days')}
          </span>
        </p>
      </RangeCalendar>
    </I18nProvider>
  )
}
