import type { EligibilityPreview } from '@foyer/contract/eligibility-entries'
import { useText } from '#platform/messages/messages.ts'
import styles from './lists.module.css'

/** What would become of the lines: so many new, so many known, and each that is wrong. */
export function PreviewLines({ preview: { fresh, known, wrong } }: { readonly preview: EligibilityPreview }) {
  const { t } = useText()
  return (
    <div className={styles.preview} role="status">
      <p>
        {t('{n, plural, one {One line is new.} other {# lines are new.}}', { n: fresh.length })}{' '}
        {known.length === 0
          ? null
          : t('{n, plural, one {One is known and gets the new reason.} other {# are known and get the new reason.}}', {
              n: known.length,
            })}
      </p>
      {wrong.length === 0 ? null : (
        <>
          <p>
            <b>
              {t(
                '{n, plural, one {One line is neither an address nor a domain. Mend it or take it out:} other {# lines are neither an address nor a domain. Mend them or take them out:}}',
                { n: wrong.length },
              )}
            </b>
          </p>
          <ul className={styles.wrong}>
            {[...new Set(wrong)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
