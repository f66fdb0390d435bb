import { peopleFilterNames } from '@foyer/contract/people-filters'
import { useListSearch } from '#platform/list-search.ts'

/** Which people the address asks for, and how that is changed. */
export const usePeopleSearch = () => useListSearch(peopleFilterNames)

/** By what the list can be narrowed, in the address and in what is asked of the server. */
export type PeopleSearch = ReturnType<typeof usePeopleSearch>['search']
