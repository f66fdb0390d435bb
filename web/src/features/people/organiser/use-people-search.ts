import { useNavigate } from '@tanstack/react-router'
import { type SearchTexts, useSearchText } from '#platform/search-text.ts'

/** By what the list can be narrowed, in the address and in what is asked of the server. */
export type PeopleSearch = Readonly<
  Record<'q' | 'pass' | 'passTypeId' | 'tag' | 'category' | 'countryId' | 'room' | 'train', string>
>

export const onlyGiven = (search: SearchTexts): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''))

/** Which people the address asks for, and how that is changed. */
export function usePeopleSearch() {
  const navigate = useNavigate()
  const search: PeopleSearch = {
    q: useSearchText('q') ?? '',
    pass: useSearchText('pass') ?? '',
    passTypeId: useSearchText('passTypeId') ?? '',
    tag: useSearchText('tag') ?? '',
    category: useSearchText('category') ?? '',
    countryId: useSearchText('countryId') ?? '',
    room: useSearchText('room') ?? '',
    train: useSearchText('train') ?? '',
  }
  const show = (asked: SearchTexts) =>
    void navigate({ to: '.', search: onlyGiven(asked), replace: true, resetScroll: false })
  return {
    search,
    /** Only these, and nothing that was asked before. */
    show,
    change: (part: Partial<PeopleSearch>) => show({ ...search, ...part }),
    isNarrowed: Object.values(search).some((text) => text !== ''),
  }
}
