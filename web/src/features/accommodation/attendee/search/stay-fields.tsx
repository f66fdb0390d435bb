import { LONGEST_STAY } from '@foyer/contract/constants'
import { type KeyboardEvent, type RefObject, Suspense, useId, useRef, useState } from 'react'
import { formatDay } from '#platform/days.ts'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import toolStyles from '#ui/tool.module.css'
import { addDays, isSameStay, nightCount, type Stay } from '../../shared/stay.ts'
import { readTypedDay } from '../../shared/typed-day.ts'
import { dayInField } from '../../shared/words.ts'
import searchBarStyles from './search-bar.module.css'

const StayPopover = lazyPart(() => import('../calendar/stay-popover.tsx'), 'StayPopover')

interface StayFieldsProps {
  readonly stay: Stay
  /** Arrival no earlier, departure no later. */
  readonly bounds: Stay
  readonly onChange: (stay: Stay) => void
  /** Without it, whoever shows these fields shows the calendar as well. */
  readonly hasPicker?: boolean
}

/** Two days, typed or picked. What was typed is taken when the field is left, or with Enter. */
export function StayFields({ stay, bounds, onChange, hasPicker = true }: StayFieldsProps) {
  const { t } = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const { typed, problems, write, take } = useTypedStay(stay, bounds, onChange)
  const field = (name: keyof Stay) => ({
    id: `${id}-${name}`,
    value: typed[name],
    error: problems[name],
    isOpen,
    onChange: (text: string) => write(name, text),
    onTake: take,
    onPick: hasPicker ? () => setIsOpen(true) : null,
  })
  return (
    <div className={searchBarStyles.days} ref={fields}>
      <DayField {...field('arrival')} label={t('Arrival')} pick={t('Pick the days, from the arrival')} />
      <DayField {...field('departure')} label={t('Departure')} pick={t('Pick the days, to the departure')} />
      {isOpen ? (
        <Suspense>
          <StayPopover
            stay={stay}
            bounds={bounds}
            trigger={fields as RefObject<HTMLElement | null>}
            onChange={onChange}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

type Problems = { readonly arrival?: string; readonly departure?: string }

/** The two days as they stand in their fields, until they are taken. A stay from elsewhere replaces what was typed. */
function useTypedStay(stay: Stay, bounds: Stay, onChange: (stay: Stay) => void) {
  const { t, locale } = useText()
  const written = (one: Stay) => ({
    arrival: dayInField(one.arrival, locale),
    departure: dayInField(one.departure, locale),
  })
  const [typed, setTyped] = useState(() => written(stay))
  const [problems, setProblems] = useState<Problems>({})
  const [shown, setShown] = useState({ stay, locale })
  if (!isSameStay(shown.stay, stay) || shown.locale !== locale) {
    setShown({ stay, locale })
    setTyped(written(stay))
    setProblems({})
  }
  const take = () => {
    const read = (text: string) => readTypedDay(text, { near: stay.arrival })
    const [arrival, departure] = [read(typed.arrival), read(typed.departure)]
    const found = problemsOf({ arrival, departure }, bounds, { t, day: (one) => formatDay(one, locale) })
    setProblems(found)
    if (arrival === null || departure === null || Object.keys(found).length > 0) return
    const next = { arrival, departure }
    setTyped(written(next))
    if (!isSameStay(next, stay)) onChange(next)
  }
  const write = (name: keyof Stay, text: string) => setTyped((before) => ({ ...before, [name]: text }))
  return { typed, problems, write, take }
}

interface DayFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
  readonly onTake: () => void
  /** What the button beside it does, in words. */
  readonly pick: string
  /** Opens the calendar; null where there is none to open. */
  readonly onPick: (() => void) | null
  readonly isOpen: boolean
}

function DayField({ id, label, value, error, onChange, onTake, pick, onPick, isOpen }: DayFieldProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      onTake()
    }
    if (event.key === 'ArrowDown' && onPick !== null) {
      event.preventDefault()
      onPick()
    }
  }
  return (
    <div className={searchBarStyles.day}>
      <TextField
        id={id}
        label={label}
        look="num"
        autoComplete="off"
        enterKeyHint="done"
        value={value}
        error={error}
        onChange={onChange}
        onBlur={onTake}
        onKeyDown={onKeyDown}
      />
      {onPick === null ? null : (
        <button
          type="button"
          className={`${toolStyles.tool} ${searchBarStyles.pick}`}
          aria-label={pick}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void StayPopover.preload()}
          onFocus={() => void StayPopover.preload()}
          onClick={onPick}
        >
          <Icon name="calendar" />
        </button>
      )}
    </div>
  )
}

interface Words {
  readonly t: ReturnType<typeof useText>['t']
  readonly day: (day: string) => string
}

function problemsOf(
  { arrival, departure }: { arrival: string | null; departure: string | null },
  bounds: Stay,
  { t, day }: Words,
): Problems {
  const example = t('Enter a day such as {day}.', { day: day(bounds.arrival) })
  if (arrival === null) return departure === null ? { arrival: example, departure: example } : { arrival: example }
  if (departure === null) return { departure: example }
  if (arrival < bounds.arrival) return { arrival: t('Enter an arrival from {day} on.', { day: day(bounds.arrival) }) }
  if (departure > bounds.departure)
    return { departure: t('Enter a departure up to {day}.', { day: day(bounds.departure) }) }
  if (arrival >= departure) return { arrival: t('Enter an arrival before {day}.', { day: day(departure) }) }
  if (nightCount({ arrival, departure }) > LONGEST_STAY)
    return { departure: t('Enter a departure up to {day}.', { day: day(addDays(arrival, LONGEST_STAY)) }) }
  return {}
}
