import { useText } from '#platform/messages/messages.ts'

/** A hotel's class. */
export function Stars({ count }: { readonly count: number }) {
  const { t } = useText()
  return (
    <span className="stars" role="img" aria-label={t('{count, plural, one {# star} other {# stars}}', { count })}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one star is like the other.
        <svg key={index} className="i i--fill i--16" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7L12 17.6 6 20.9l1.3-6.7-5-4.7 6.8-.8z" />
        </svg>
      ))}
    </span>
  )
}
