import type { VipEvent } from '@foyer/contract/vip-events'
import { useEffect, useRef, useState } from 'react'
import { useAppNow } from '#platform/app-clock.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useAnswer } from './use-answer.ts'
import styles from './vip-events.module.css'
import { WhyNot } from './why-not.tsx'

interface UndoLineProps {
  readonly event: VipEvent
  /** By the event's clock. */
  readonly until: Date
  readonly onUndone: () => void
}

/**
 * Where an event stood that was just ignored, for ten seconds; as long as the button has the focus, it stays: nobody who
 * comes by keyboard loses where they are. The event itself can be shown again at any time.
 */
export function UndoLine({ event, until, onUndone }: UndoLineProps) {
  const { t } = useText()
  const now = useAppNow(1000)
  const [hasFocus, setHasFocus] = useState(true)
  const line = useRef<HTMLDivElement>(null)
  const { show, isShowing, error } = useAnswer(event)
  // The button that was pressed is gone: what takes its place takes the focus too.
  useEffect(() => line.current?.querySelector('button')?.focus(), [])
  const left = Math.ceil((until.getTime() - now.getTime()) / 1000)
  if (left <= 0 && !hasFocus) return null
  return (
    <div ref={line} className={styles.gone}>
      <p role="status">
        <b>{event.name}</b>{' '}
        <span className="muted">
          {t('is ignored. You see it under “Show ignored”.', undefined, { context: 'an event' })}
        </span>
      </p>
      <Button
        variant="text"
        isSmall
        isSending={isShowing}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onClick={() => void show().then(onUndone, () => {})}
      >
        <Icon name="back" />
        <span>
          {t('Undo')}
          {left > 0 ? <span aria-hidden="true">{t(', {seconds} s', { seconds: left })}</span> : null}
        </span>
        <span className="vh"> {event.name}</span>
      </Button>
      <WhyNot error={error} />
    </div>
  )
}

/** An ignored event, with the way to see it again. */
export function IgnoredLine({ event }: { readonly event: VipEvent }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { show, isShowing, error } = useAnswer(event)
  return (
    <div className={styles.gone}>
      <p>
        <b>{event.name}</b> <span className="muted">{formatMoment(event.startsAt, timeZone, locale)}</span>
      </p>
      <Button variant="line" isSmall isSending={isShowing} onClick={() => void show().catch(() => {})}>
        {t('Show again')}
        <span className="vh"> {event.name}</span>
      </Button>
      <WhyNot error={error} />
    </div>
  )
}
