import { useText } from '#platform/messages/messages.ts'
import iconStyles from '#ui/icon.module.css'
import styles from './stars.module.css'

const star = `${iconStyles.icon} ${iconStyles.filled} ${iconStyles.small}`

/** A hotel's class. */
export function Stars({ count }: { readonly count: number }) {
  const { t } = useText()
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={t('{count, plural, one {# star} other {# stars}}', { count })}
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one star is like the other.
        <svg key={index} className={star} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7L12 17.6 6 20.9l1.3-6.7-5-4.7 6.8-.8z" />
        </svg>
      ))}
    </span>
  )
}
