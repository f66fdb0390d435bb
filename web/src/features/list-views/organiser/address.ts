import { type ListView, type ViewedList, viewOf, WITHOUT } from '@foyer/contract/list-views'
import { parseSearch, type SearchTexts } from '#platform/search-text.ts'

/** In an address: which view it was, so that its name is marked. All that it shows stands beside it. */
export const VIEW = 'view'

/** What the address of a view has in it: whoever gets it sent sees the same, whether the view is theirs to see or not. */
export const addressOfView = ({ uuid, search }: Pick<ListView, 'uuid' | 'search'>): SearchTexts => ({
  ...parseSearch(search),
  [VIEW]: uuid,
})

/** What is looked at now, as a view of the list would have it. */
export function viewNow(list: ViewedList, searchText: string, hidden: ReadonlySet<string>): string {
  const texts = new URLSearchParams(searchText)
  texts.set(WITHOUT, [...hidden].sort().join('.'))
  return viewOf(list, texts.toString())
}
