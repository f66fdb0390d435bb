import type { ReactNode } from 'react'
import { Note } from '#ui/note.tsx'
import styles from './change-preview.module.css'
import { useText } from './messages/messages.ts'
import { ProblemError } from './problem-error.ts'

interface ChangePreviewProps {
  /** Whether it is asked anew, and what stands there is of before. */
  readonly isAsking: boolean
  readonly children: ReactNode
}

/** Beside a form: what saving it would do to those whom it concerns. */
export function ChangePreview({ isAsking, children }: ChangePreviewProps) {
  const { t } = useText()
  return (
    <section className={styles.preview} aria-labelledby="changes" aria-live="polite" aria-busy={isAsking}>
      <h2 className="h3" id="changes">
        {t('What changes')}
      </h2>
      {children}
    </section>
  )
}

interface ToldChangesProps<Told> {
  readonly asked: { readonly data: Told | undefined; readonly error: Error | null; readonly isPlaceholderData: boolean }
  /** Whether what is entered can be saved: of what cannot, nothing is said. */
  readonly canSave: boolean
  readonly children: (told: Told) => ReactNode
}

/** As {@link ChangePreview}, of one answer: what forbids saving stands in its place. */
export function ToldChanges<Told>({
  asked: { data, error, isPlaceholderData },
  canSave,
  children,
}: ToldChangesProps<Told>) {
  const { t } = useText()
  return (
    <ChangePreview isAsking={isPlaceholderData}>
      {error instanceof ProblemError && canSave ? (
        <Note kind="danger">{t(error.detail)}</Note>
      ) : data === undefined ? (
        <p>{'\u00a0'}</p>
      ) : (
        children(data)
      )}
    </ChangePreview>
  )
}
