import type { FieldChange } from '@foyer/contract/audit'
import { useText } from '#platform/messages/messages.ts'
import { fieldWords, unkeptFieldWords } from './field-words.ts'
import styles from './timeline.module.css'
import { useWrittenValue } from './written-values.ts'

/** What was before, and what is after; of what names a person, the field alone. */
export function FieldChanges({ changes }: { readonly changes: readonly FieldChange[] }) {
  const { t } = useText()
  const written = useWrittenValue()
  const words: Readonly<Partial<Record<string, string>>> = { ...unkeptFieldWords, ...fieldWords }
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="muted">{t(words[field] ?? field)}</span>{' '}
          {before === undefined && after === undefined ? (
            t('changed')
          ) : (
            <>
              {before === undefined ? null : (
                <>
                  <span className="vh">{t('before:')} </span>
                  <s>{written(field, before)}</s>{' '}
                </>
              )}
              {after === undefined ? (
                t('removed')
              ) : (
                <>
                  <span aria-hidden="true">→ </span>
                  <span className="vh">{t('after:')} </span>
                  <b>{written(field, after)}</b>
                </>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
