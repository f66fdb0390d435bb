import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import styles from './second-factor.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Ten codes for the day on which the telephone is gone: shown once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useText()
  return (
    <div className={styles.begin}>
      <Note kind="warning">
        {t(
          'These ten codes are shown once. Keep them where you find them without your telephone: each lets you in once.',
        )}
      </Note>
      <ol className={`${styles.codes} code`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={onKept}>{t('I have kept them')}</Button>
        <Button variant="line" onClick={() => print()}>
          {t('Print')}
        </Button>
      </div>
    </div>
  )
}
