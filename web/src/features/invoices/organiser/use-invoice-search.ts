import { useNavigate } from '@tanstack/react-router'
import { type SearchTexts, useSearchText } from '#platform/search-text.ts'

/** Which documents the address asks for, and how that is changed. */
export function useInvoiceSearch() {
  const navigate = useNavigate()
  const search = {
    q: useSearchText('q') ?? '',
    kind: useSearchText('kind') ?? '',
    from: useSearchText('from') ?? '',
    to: useSearchText('to') ?? '',
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
