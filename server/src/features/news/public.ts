export { createNewsPost } from './create-news-post.ts'
export { personalNews } from './personal-news.ts'
