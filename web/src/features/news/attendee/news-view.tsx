import { listNews, markNewsRead, type NewsPost } from '@foyer/contract/news'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { ErrorPage } from '#platform/error-page.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { toastError } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NewsList } from './news-list.tsx'
import styles from './news-view.module.css'
import { Post } from './post.tsx'
import { usePublished } from './published.ts'

/** The list, and with one of them open: beside the list where there is room, else by itself. */
export function NewsView({ postId }: { readonly postId?: string | undefined }) {
  const { t } = useText()
  const { data, error, refetch } = useQuery(query(listNews))
  const open = data?.find(({ id }) => id === postId)
  usePageTitle(open?.title ?? t('News'))
  if (data !== undefined && postId !== undefined && open === undefined) return <ErrorPage status={404} />
  return (
    <div className={open === undefined ? '' : styles.withPost}>
      <Heading posts={data} isPage={open === undefined} />
      {data === undefined && error !== null ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && error === null ? <Skeleton boxes={[72, 72, 72, 72, 72]} /> : null}
      {data?.length === 0 ? (
        <Empty
          title={t('No news yet')}
          text={t('What the organisers have to tell stands here, and on your home page.')}
        />
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <div className={styles.page}>
          <div className={styles.list}>
            <ListHead posts={data} />
            <NewsList posts={data} openId={open?.id} level="h2" />
          </div>
          {open === undefined ? null : (
            <div className={styles.post}>
              <p className={styles.back}>
                <Link to="/news">
                  <Icon name="back" />
                  {t('All news')}
                </Link>
              </p>
              <Post key={open.id} post={open} posts={data} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** @param isPage whether it names the page: an open post does that itself. */
function Heading({ posts, isPage }: { readonly posts: readonly NewsPost[] | undefined; readonly isPage: boolean }) {
  const { t, rich } = useText()
  const published = usePublished()
  const unread = posts?.filter(({ isRead }) => !isRead).length ?? 0
  const [newest] = posts ?? []
  return (
    <Lock numeral={unread === 0 ? null : unread} title={t('News')} isHeading={isPage}>
      {posts === undefined || newest === undefined ? null : unread === 0 ? (
        t('{n, plural, one {One post, and you have read it} other {# posts, and you have read them all}}', {
          n: posts.length,
        })
      ) : (
        <>
          <span className="vh">{unread} </span>
          {rich('{unread} of {n, plural, one {one post} other {# posts}}, the newest: {when}', {
            unread: <strong>{t('unread')}</strong>,
            n: posts.length,
            when: published(newest),
          })}
        </>
      )}
    </Lock>
  )
}

function ListHead({ posts }: { readonly posts: readonly NewsPost[] }) {
  const { t } = useText()
  const { mutate, isPending } = useCommand(markNewsRead, { ...ownWords, refreshes: [listNews] })
  const unread = posts.filter(({ isRead }) => !isRead).map(({ id }) => id)
  return (
    <div className={styles.head}>
      <p className="label muted">{t('Newest first')}</p>
      {unread.length === 0 ? null : (
        <Button
          variant="text"
          isSmall
          isSending={isPending}
          onClick={() => mutate({ body: { postIds: unread } }, { onError: () => toastError() })}
        >
          {t('Mark all as read')}
        </Button>
      )}
    </div>
  )
}
