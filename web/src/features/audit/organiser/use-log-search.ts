import { useListSearch } from '#platform/list-search.ts'

/** What of the log the address asks for, and how it is changed. */
export const useLogSearch = () => useListSearch(['actor', 'record'])
