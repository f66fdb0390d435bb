import { useListSearch } from '#platform/list-search.ts'

/** Which people the address asks for, and how that is changed. */
export const usePeopleSearch = () =>
  useListSearch(['q', 'pass', 'passTypeId', 'tag', 'category', 'countryId', 'room', 'train'])
/** By what the list can be narrowed, in the address and in what is asked of the server. */
export type PeopleSearch = ReturnType<typeof usePeopleSearch>['search']
