import { formatTime } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './setup.module.css'

interface SaveProps {
  readonly isSending: boolean
  readonly savedAt: Date | null
  readonly timeZone: string
}

/** The button of a step, and when it was saved. */
export function Save({ isSending, savedAt, timeZone }: SaveProps) {
  const { t, locale } = useText()
  return (
    <p className="row">
      <Button type="submit" isSending={isSending}>
        {t('Save')}
      </Button>
      <span className={`label muted ${styles.saved}`} role="status">
        {savedAt === null ? null : (
          <>
            <Icon name="check" size={16} />
            {t('Saved {time}', { time: formatTime(savedAt, timeZone, locale) })}
          </>
        )}
      </span>
    </p>
  )
}
