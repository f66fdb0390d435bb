import type { AgendaSession } from '@foyer/contract/program'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './star-button.module.css'
import { useStar } from './use-star.ts'

interface StarButtonProps {
  readonly session: Pick<AgendaSession, 'id' | 'title' | 'isCancelled'>
  /** undefined while it is not known. */
  readonly isStarred: boolean | undefined
}

/** Filled, it is one's own. A cancelled session takes no new star. */
export function StarButton({ session: { id, title, isCancelled }, isStarred }: StarButtonProps) {
  const { t } = useText()
  const star = useStar()
  if (isStarred === undefined || (isCancelled && !isStarred)) return <span className={styles.star} />
  return (
    <button
      className={styles.star}
      type="button"
      data-star=""
      aria-pressed={isStarred}
      aria-label={t('Star: {title}', { title })}
      onClick={() => void star(id, !isStarred)}
    >
      <Icon name="star" />
    </button>
  )
}
