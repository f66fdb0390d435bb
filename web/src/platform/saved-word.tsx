import { Button } from '#ui/button.tsx'
import { useText } from './messages/messages.ts'
import { SavedAt } from './saved-at.tsx'

interface SavedWordProps {
  /** How it stands. */
  readonly className: string | undefined
  readonly savedAt: string | Date | null
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** When the answers were saved last, or that they are not yet, and another try. */
export function SavedWord({ className, savedAt, hasFailed, onRetry }: SavedWordProps) {
  const { t } = useText()
  return (
    <div className={className} role="status" tabIndex={-1}>
      {hasFailed ? (
        <>
          {t('Not saved yet')}
          <Button ref={goOnAround} variant="text" isSmall onClick={onRetry}>
            {t('Retry')}
          </Button>
        </>
      ) : savedAt === null ? null : (
        <SavedAt at={savedAt} />
      )}
    </div>
  )
}

/** Whoever pressed the button goes on where it says that all is saved: the button is gone by then. */
const goOnAround = (button: HTMLButtonElement | null) => () => {
  if (button === document.activeElement) button?.parentElement?.focus()
}
