import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './news.module.css'
import { PostForm } from './post-form.tsx'

/** `/organiser/news/new`: a post is written; its picture comes afterwards. */
export function NewPostPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const { data: setup, error, refetch } = useQuery(query(readSetup))
  usePlainTitle(t('A new post'))
  return (
    <>
      <p className={`${styles.back} label`}>
        <Link to="/organiser/news">{t('All posts')}</Link>
      </p>
      <PageHead title={t('A new post')} note={t('A picture can be added once it is kept.')} />
      {setup === undefined ? (
        error === null ? (
          <Skeleton boxes={[48, 240, 48, 48]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <PostForm
          post={null}
          languages={setup.languages}
          onDone={({ id }) => void navigate({ to: '/organiser/news/$id', params: { id } })}
        />
      )}
    </>
  )
}
