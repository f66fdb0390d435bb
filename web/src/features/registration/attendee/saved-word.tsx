import { useText } from '../../../platform/messages/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './registration.module.css'

interface SavedWordProps {
  readonly savedAt: Date | null
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** When the answers were saved last, by the clock of the person's own device: it is their typing. */
export function SavedWord({ savedAt, hasFailed, onRetry }: SavedWordProps) {
  const { t, locale } = useText()
  const time =
    savedAt === null
      ? ''
      : new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(savedAt)
  return (
    <div className={styles.saved} role="status">
      {hasFailed ? (
        <>
          {t('Not saved yet')}
          <Button variant="text" isSmall onClick={onRetry}>
            {t('Retry')}
          </Button>
        </>
      ) : savedAt === null ? null : (
        <>
          <Icon name="check" size={16} />
          {t('Saved {time}', { time })}
        </>
      )}
    </div>
  )
}
