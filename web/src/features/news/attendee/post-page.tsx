import { useParams } from '@tanstack/react-router'
import { NewsView } from './news-view.tsx'

/** `/news/{post}`: one of them, and the others. */
export function PostPage() {
  const { postId } = useParams({ strict: false })
  return <NewsView postId={postId} />
}
