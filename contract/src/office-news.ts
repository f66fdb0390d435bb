import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { notPublished } from './office-news.refusals.ts'
export type { OfficePost, PostEntries, PostState } from './office-news.schemas.ts'

export const listOfficePosts = endpoint({
  id: 'news.listOfficePosts',
  method: 'GET',
  path: '/api/organiser/news',
  audience: duties.seeContent,
})

export const readOfficePost = endpoint({
  id: 'news.readOfficePost',
  method: 'GET',
  path: '/api/organiser/news/:id',
  audience: duties.seeContent,
})

export const previewPost = endpoint({
  id: 'news.previewPost',
  method: 'POST',
  path: '/api/organiser/news/preview',
  audience: duties.editContent,
})

export const addPost = endpoint({
  id: 'news.addPost',
  method: 'POST',
  path: '/api/organiser/news',
  audience: duties.editContent,
})

export const changePost = endpoint({
  id: 'news.changePost',
  method: 'PATCH',
  path: '/api/organiser/news/:id',
  audience: duties.editContent,
})

export const withdrawPost = endpoint({
  id: 'news.withdrawPost',
  method: 'POST',
  path: '/api/organiser/news/:id/withdraw',
  audience: duties.editContent,
})

export const setPicture = endpoint({
  id: 'news.setPicture',
  method: 'POST',
  path: '/api/organiser/news/:id/picture',
  audience: duties.editContent,
})
