import { POST_PICTURE } from '@foyer/contract/image-sizes'
import { listNews, markNewsRead, type NewsPost } from '@foyer/contract/news'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { dayAt, formatDay, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { LoadedImage } from '#ui/loaded-image.tsx'
import { PostBody } from '../shared/post-body.tsx'
import styles from './post.module.css'

interface PostProps {
  readonly post: NewsPost
  /** All of them, the newest first. */
  readonly posts: readonly NewsPost[]
}

/** One post, read by being open. */
export function Post({ post, posts }: PostProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  useMarkRead(post)
  const at = posts.indexOf(post)
  const newer = posts[at - 1]
  const older = posts[at + 1]
  return (
    <article className={styles.post} aria-labelledby="post-title">
      <header>
        <p className="label muted">
          <time dateTime={post.publishedAt}>{formatMoment(post.publishedAt, timeZone, locale)}</time>
          {post.changedAt === null
            ? null
            : t(', changed {day}', { day: formatDay(dayAt(new Date(post.changedAt), timeZone), locale) })}
        </p>
        <h1 id="post-title" tabIndex={-1}>
          {post.title}
        </h1>
      </header>
      {post.image === null ? null : <Picture {...post.image} />}
      <PostBody html={post.body} />
      <nav className={styles.others} aria-label={t('Other posts')}>
        {older === undefined ? (
          <span />
        ) : (
          <Link to="/news/$postId" params={{ postId: older.id }}>
            <Icon name="back" />
            {t('Older: {title}', { title: older.title })}
          </Link>
        )}
        {newer === undefined ? null : (
          <Link to="/news/$postId" params={{ postId: newer.id }}>
            {t('Newer: {title}', { title: newer.title })}
            <Icon name="arrow" />
          </Link>
        )}
      </nav>
    </article>
  )
}

/** In a box of its own from the start, so that the words below it stay where they are. */
function Picture({ url, alt }: NonNullable<NewsPost['image']>) {
  const [width, height] = POST_PICTURE
  const cut = (dpr: number) => `${url}?w=${width}&h=${height}&fit=crop&dpr=${dpr}`
  return (
    <LoadedImage
      className={styles.picture}
      src={cut(1)}
      srcSet={`${cut(1)} 1x, ${cut(2)} 2x`}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      instead={null}
    />
  )
}

/** A post that is seen is read, here at once and on other devices from now on. What fails is marked the next time. */
function useMarkRead({ id, isRead }: NewsPost): void {
  const client = useQueryClient()
  const { mutate } = useCommand(markNewsRead, ownWords)
  useEffect(() => {
    if (isRead) return
    client.setQueryData<NewsPost[]>(query(listNews).queryKey, (posts) =>
      posts?.map((post) => (post.id === id ? { ...post, isRead: true } : post)),
    )
    mutate({ body: { postIds: [id] } })
  }, [id, isRead, client, mutate])
}
