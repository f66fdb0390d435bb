import { useListSearch } from '#platform/list-search.ts'

/** Which documents the address asks for, and how that is changed. */
export const useInvoiceSearch = () => useListSearch(['q', 'kind', 'from', 'to'])
