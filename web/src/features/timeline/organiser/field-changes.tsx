import type { FieldChange } from '@foyer/contract/audit'
import { useText } from '#platform/messages/messages.ts'
import styles from './timeline.module.css'

/** A value as the log has it: a text as it is, anything else as it is written in data. */
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What was before, and what is after; of what names a person, the field alone. */
export function FieldChanges({ changes }: { readonly changes: readonly FieldChange[] }) {
  const { t } = useText()
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="muted">{field}</span>{' '}
          {before === undefined && after === undefined ? (
            t('changed')
          ) : (
            <>
              {before === undefined ? null : (
                <>
                  <span className="vh">{t('before:')} </span>
                  <s>{written(before)}</s>{' '}
                </>
              )}
              {after === undefined ? (
                t('removed')
              ) : (
                <>
                  <span aria-hidden="true">→ </span>
                  <span className="vh">{t('after:')} </span>
                  <b>{written(after)}</b>
                </>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
