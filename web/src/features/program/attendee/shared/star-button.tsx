import { readUser } from '@foyer/contract/identity'
import type { AgendaSession } from '@foyer/contract/program'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { starSign } from '#ui/signs.ts'
import styles from './star-button.module.css'
import { useUnsentStars } from './unsent-stars.ts'
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
  const { data: user } = useQuery(query(readUser))
  const isUnsent = useUnsentStars(user?.uuid).some(([sessionId]) => sessionId === id)
  if (isStarred === undefined || (isCancelled && !isStarred)) return <span className={styles.star} />
  return (
    <button
      className={styles.star}
      type="button"
      data-star=""
      data-unsent={isUnsent || undefined}
      aria-pressed={isStarred}
      aria-label={
        isUnsent ? t('Star: {title}, sent when there is a connection', { title }) : t('Star: {title}', { title })
      }
      onClick={() => void star(id, !isStarred)}
    >
      <Icon name={starSign} />
    </button>
  )
}
