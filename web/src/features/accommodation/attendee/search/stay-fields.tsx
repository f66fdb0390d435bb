import { LONGEST_STAY } from '@foyer/contract/constants'
import { type KeyboardEvent, type RefObject, Suspense, useId, useRef, useState } from 'react'
import { formatDay } from '#platform/days.ts'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import { addDays, isSameStay, nightCount, type Stay } from '../../shared/stay.ts'
import { readTypedDay } from '../../shared/typed-day.ts'
import { dayInField } from '../../shared/words.ts'

const StayPopover = lazyPart(() => import('../calendar/stay-popover.tsx'), 'StayPopover')

interface StayFieldsProps {
  readonly stay: Stay
  /** Arrival no earlier, departure no later. */
  readonly bounds: Stay
  readonly onChange: (stay: Stay) => void
  /** Without it, whoever shows these fields shows the calendar as well. */
  readonly hasPicker?: boolean
}

type Problems = { readonly arrival?: string; readonly departure?: string }

/** Two days, typed or picked. What was typed is taken when the field is left, or with Enter. */
export function StayFields({ stay, bounds, onChange, hasPicker = true }: StayFieldsProps) {
  const { t, locale } = useText()
  const id = useId()
  const written = (one: Stay) => ({
    arrival: dayInField(one.arrival, locale),
    departure: dayInField(one.departure, locale),
  })
  const [typed, setTyped] = useState(() => written(stay))
  const [problems, setProblems] = useState<Problems>({})
  const [shown, setShown] = useState({ stay, locale })
  const [isOpen, setIsOpen] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  if (!isSameStay(shown.stay, stay) || shown.locale !== locale) {
    setShown({ stay, locale })
    setTyped(written(stay))
    setProblems({})
  }

  const look = () => {
    const read = (text: string) => readTypedDay(text, { near: stay.arrival })
    const [arrival, departure] = [read(typed.arrival), read(typed.departure)]
    const found = problemsOf({ arrival, departure }, bounds, { t, day: (one) => formatDay(one, locale) })
    setProblems(found)
    if (arrival === null || departure === null || Object.keys(found).length > 0) return
    const next = { arrival, departure }
    setTyped(written(next))
    if (!isSameStay(next, stay)) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      look()
    }
    if (event.key === 'ArrowDown' && hasPicker) {
      event.preventDefault()
      setIsOpen(true)
    }
  }
  const field = (name: 'arrival' | 'departure', label: string, pick: string) => (
    <div className="find__day">
      <TextField
        id={`${id}-${name}`}
        label={label}
        look="num"
        autoComplete="off"
        enterKeyHint="done"
        value={typed[name]}
        error={problems[name]}
        onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
        onBlur={look}
        onKeyDown={onKeyDown}
      />
      {hasPicker ? (
        <button
          type="button"
          className="tool find__pick"
          aria-label={pick}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void StayPopover.preload()}
          onFocus={() => void StayPopover.preload()}
          onClick={() => setIsOpen(true)}
        >
          <Icon name="calendar" />
        </button>
      ) : null}
    </div>
  )
  return (
    <div className="find__days" ref={fields}>
      {field('arrival', t('Arrival'), t('Pick the days, from the arrival'))}
      {field('departure', t('Departure'), t('Pick the days, to the departure'))}
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
