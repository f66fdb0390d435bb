import { useText } from '#platform/messages/messages.ts'
import { SavedAt } from '#platform/saved-at.tsx'
import { Button } from '#ui/button.tsx'
import styles from './registration.module.css'

interface SavedWordProps {
  readonly savedAt: Date | null
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** When the answers were saved last, or that they are not yet. */
export function SavedWord({ savedAt, hasFailed, onRetry }: SavedWordProps) {
  const { t } = useText()
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
        <SavedAt at={savedAt} />
      )}
    </div>
  )
}
