import { useListSearch } from '#platform/list-search.ts'

/** Which orders the address asks for, and how that is changed. */
export const useOrderSearch = () => useListSearch(['q', 'state', 'method', 'kind', 'due'])
