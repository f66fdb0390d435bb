import { endpoint } from './kit/endpoint.ts'

export type { NewsPost } from './news.schemas.ts'

export const listNews = endpoint({
  id: 'news.listNews',
  method: 'GET',
  path: '/api/news',
  audience: 'signed-in',
})

export const markNewsRead = endpoint({
  id: 'news.markNewsRead',
  method: 'PUT',
  path: '/api/news/read',
  audience: 'signed-in',
})
