import { listNews } from '@foyer/contract/news'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { SkeletonBox } from '#ui/skeleton.tsx'
import styles from './home-news.module.css'
import { NewsList } from './news-list.tsx'

const SHOWN = 3

/** The newest posts, and the way to all of them. */
export function HomeNews() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(query(listNews))
  const unread = data?.filter(({ isRead }) => !isRead).length ?? 0
  return (
    <section className={styles.card} aria-labelledby="home-news" aria-busy={data === undefined && error === null}>
      <header className="row between">
        <h2 id="home-news">{t('News')}</h2>
        {data === undefined || data.length === 0 ? null : (
          <Link className={`label ${styles.all}`} to="/news">
            {unread === 0
              ? t('All {n}', { n: data.length })
              : t('All {n}, {unread} unread', { n: data.length, unread })}
          </Link>
        )}
      </header>
      {data === undefined && error !== null ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && error === null ? <SkeletonBox height={216} /> : null}
      {data?.length === 0 ? <p className="muted">{t('No news yet')}</p> : null}
      {data === undefined || data.length === 0 ? null : <NewsList posts={data.slice(0, SHOWN)} level="h3" />}
    </section>
  )
}
