import { useText } from '#platform/messages/messages.ts'
import { SavedWord } from '#platform/saved-word.tsx'
import styles from './survey.module.css'
import type { Draft } from './use-draft.ts'

interface SurveyProgressProps {
  readonly done: number
  readonly all: number
  readonly draft: Pick<Draft, 'savedAt' | 'hasFailed' | 'retry'>
}

/** How far one is, and when the answers were kept last. */
export function SurveyProgress({ done, all, draft }: SurveyProgressProps) {
  const { t } = useText()
  const { savedAt, hasFailed, retry } = draft
  return (
    <div className={styles.progress}>
      <p className={styles.count}>{t('{done} of {all} answered', { done, all })}</p>
      <SavedWord className={styles.saved} savedAt={savedAt} hasFailed={hasFailed} onRetry={retry} />
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are anonymous and never change places.
          <span key={index} className={index < done ? styles.done : undefined} />
        ))}
      </div>
    </div>
  )
}
