import { useNavigate } from '@tanstack/react-router'
import { type SearchTexts, useSearchText } from '#platform/search-text.ts'

/** Which orders the address asks for, and how that is changed. */
export function useOrderSearch() {
  const navigate = useNavigate()
  const search = {
    q: useSearchText('q') ?? '',
    state: useSearchText('state') ?? '',
    method: useSearchText('method') ?? '',
    kind: useSearchText('kind') ?? '',
  }
  const change = (part: Partial<typeof search>) =>
    void navigate({
      to: '.',
      search: (texts: SearchTexts) =>
        Object.fromEntries(Object.entries({ ...texts, ...part }).filter(([, text]) => text !== '')),
      replace: true,
      resetScroll: false,
    })
  return { search, change, isNarrowed: Object.values(search).some((text) => text !== '') }
}
