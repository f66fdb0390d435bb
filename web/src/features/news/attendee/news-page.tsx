import { NewsView } from './news-view.tsx'

/** `/news`: what was published, the newest first. */
export function NewsPage() {
  return <NewsView />
}
