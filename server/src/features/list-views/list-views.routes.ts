import * as contract from '@foyer/contract/list-views'
import { mayViewList } from '@foyer/contract/viewed-lists'
import { type Door, serve } from '#platform/door/serve'
import { listViewsFor } from './list-views.queries.ts'
import { changeView, presentView, removeView, saveView } from './save-view.ts'

/** What staff look at again and again in their lists. */
export function openListViews(door: Door): void {
  serve(door, contract.listViews, async (context, { query: { list } }) => {
    if (!mayViewList(list, context.caller.scopes)) return []
    const rows = await listViewsFor(context, list, context.caller.userId)
    return rows.map((row) => presentView(row, context.caller))
  })
  serve(door, contract.saveView, saveView)
  serve(door, contract.changeView, changeView)
  serve(door, contract.removeView, removeView)
}
