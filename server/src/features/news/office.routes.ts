import * as contract from '@foyer/contract/office-news'
import { audited } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { changePost } from './change-post.ts'
import { createNewsPost } from './create-news-post.ts'
import { postKeys, readPostPage } from './office-news.queries.ts'
import { entriesOf, getOfficePost, postRecord, presentOfficePost } from './office-post.ts'
import { renderPost } from './render-post.ts'
import { setPicture } from './set-picture.ts'
import { withdrawPost } from './withdraw-post.ts'

/** What staff do with the news. */
export function openOfficeNews(door: Door): void {
  serve(door, contract.listOfficePosts, async (context, { query }) => {
    const page = await readPostPage(context, query.state, pageAsked(context, contract.listOfficePosts, query, postKeys))
    return presentPage(context, contract.listOfficePosts, query, page, (row) => presentOfficePost(row, context.now))
  })
  serve(door, contract.readOfficePost, (context, { params }) => getOfficePost(context, params.id))
  serve(door, contract.previewPost, async (_context, { body: { body } }) => ({
    body: Object.fromEntries(Object.entries(body).map(([language, text]) => [language, renderPost(text)])),
  }))
  serve(door, contract.addPost, async (context, { body }) => {
    const post = await getOfficePost(context, await createNewsPost(context, body))
    return audited(postRecord.created(post.id, entriesOf(post)), post)
  })
  serve(door, contract.changePost, changePost)
  serve(door, contract.withdrawPost, withdrawPost)
  serve(door, contract.setPicture, setPicture)
}
