import { useNavigate } from '@tanstack/react-router'
import { type SearchTexts, useSearchText } from '#platform/search-text.ts'

/** What of the log the address asks for, and how it is changed. */
export function useLogSearch() {
  const navigate = useNavigate()
  const search = { actor: useSearchText('actor') ?? '', record: useSearchText('record') ?? '' }
  const change = (part: Partial<typeof search>) =>
    void navigate({
      to: '.',
      search: (texts: SearchTexts) => {
        const next = { ...texts, ...part }
        return Object.fromEntries(Object.entries(next).filter(([, text]) => text !== ''))
      },
      replace: true,
      resetScroll: false,
    })
  return { search, change, isNarrowed: search.actor !== '' || search.record !== '' }
}
