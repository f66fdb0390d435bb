import * as contract from '@foyer/contract/news'
import { holdOwnAccount } from '#features/identity'
import { type Door, serve } from '#platform/door/serve'
import { listNews } from './list-news.ts'
import { insertReads } from './news.queries.ts'

export function openNews(door: Door): void {
  serve(door, contract.listNews, (context) => listNews(context, context.caller.userId))
  serve(door, contract.markNewsRead, async (context, { body: { postIds } }) => {
    await holdOwnAccount(context)
    await insertReads(context, context.caller.userId, postIds)
    return undefined
  })
}
