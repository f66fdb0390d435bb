import type { NewsPost } from '@foyer/contract/news'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import styles from './news-list.module.css'
import { usePublished } from './published.ts'

interface NewsListProps {
  readonly posts: readonly NewsPost[]
  /** The one that is open beside the list. */
  readonly openId?: string | undefined
  readonly level: 'h2' | 'h3'
}

/** The newest first; what one has not read is marked, and said. */
export function NewsList({ posts, openId, level: Heading }: NewsListProps) {
  const { t } = useText()
  const published = usePublished()
  return (
    <ol className={styles.list}>
      {posts.map((post) => (
        <li key={post.id} data-new={post.isRead ? undefined : ''} data-open={post.id === openId ? '' : undefined}>
          <time dateTime={post.publishedAt}>{published(post)}</time>
          {post.topic === null ? null : <Tag kind="info">{post.topic}</Tag>}
          <Heading>
            <Link
              to="/news/$postId"
              params={{ postId: post.id }}
              aria-current={post.id === openId ? 'true' : undefined}
            >
              {post.title}
              {post.isRead ? null : <span className="vh">{t(', unread')}</span>}
            </Link>
          </Heading>
        </li>
      ))}
    </ol>
  )
}
