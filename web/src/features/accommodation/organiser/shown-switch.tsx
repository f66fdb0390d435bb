import { useNavigate } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { type SearchTexts, useSearchText } from '#platform/search-text.ts'
import segmentsStyles from '#ui/segments.module.css'
import styles from './hotels.module.css'
import calendarStyles from './night-calendar.module.css'
import { type Shown, shownKinds, useNightWords } from './night-words.ts'

/** What the address wants the numbers to be. */
export function useShown(): Shown {
  const asked = useSearchText('show')
  return shownKinds.find((kind) => kind === asked) ?? 'free'
}

export function ShownSwitch() {
  const { t } = useText()
  const { sums } = useNightWords()
  const shown = useShown()
  const navigate = useNavigate()
  const show = (kind: Shown) =>
    void navigate({
      to: '.',
      search: (texts: SearchTexts) => ({ ...texts, show: kind }),
      replace: true,
      resetScroll: false,
    })
  return (
    <fieldset className={`${segmentsStyles.segments} ${styles.kinds}`}>
      <legend className="vh">{t('Numbers')}</legend>
      {shownKinds.map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === shown} onClick={() => show(kind)}>
          {sums[kind]}
        </button>
      ))}
    </fieldset>
  )
}

/** What the patterns of the grid mean. */
export function CalendarKey() {
  const { t } = useText()
  return (
    <p className={calendarStyles.key}>
      <span data-k="booked">{t('booked')}</span>
      <span data-k="held">{t('held')}</span>
      <span data-k="free">{t('free')}</span>
      <span data-k="none">{t('not offered')}</span>
      <span data-k="event">{t('event days')}</span>
    </p>
  )
}
