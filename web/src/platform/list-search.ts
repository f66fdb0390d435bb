import { useLocation, useNavigate } from '@tanstack/react-router'
import { parseSearch, type SearchTexts } from './search-text.ts'

/** What of an address is not empty. */
const onlyGiven = (search: SearchTexts): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''))

/**
 * By what a list is narrowed: all of it stands in the address, so that it survives a reload and can be sent to a colleague.
 * @param names of what the list can be narrowed by; what is not chosen is the empty text.
 */
export function useListSearch<const Name extends string>(names: readonly Name[]) {
  const navigate = useNavigate()
  const texts = useLocation({ select: ({ searchStr }) => searchStr })
  const all = parseSearch(texts)
  const search = Object.fromEntries(names.map((name) => [name, all[name] ?? ''])) as Readonly<Record<Name, string>>
  const go = (next: SearchTexts) =>
    void navigate({ to: '.', search: onlyGiven(next), replace: true, resetScroll: false })
  return {
    search,
    /** What of it was chosen, as the list is asked for it. */
    filters: onlyGiven(search),
    /** Only these, and nothing that was asked before. */
    show: go,
    change: (part: { readonly [name in Name]?: string }) => go({ ...all, ...part }),
    /** By nothing any more; what else stands in the address stays. */
    clear: () => go({ ...all, ...Object.fromEntries(names.map((name) => [name, ''])) }),
    isNarrowed: Object.keys(onlyGiven(search)).length > 0,
  }
}
