import type { Answer, CalledEndpoint } from '@foyer/contract/kit/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** What answers a page of a list: `pageOf` in the contract. */
interface PageOf<Line> {
  readonly items: readonly Line[]
  readonly next: string | null
}

/**
 * A list that comes page by page, as far as it was asked for.
 * @param query its order and filters; another one is another list.
 * @param params whose list it is, where the path says so.
 */
export function usePages<E extends CalledEndpoint, Line extends Answer<E> extends PageOf<infer L> ? L : never>(
  endpoint: E,
  query: Readonly<Record<string, string | undefined>> = {},
  params: Readonly<Record<string, string>> = {},
) {
  const pages = useInfiniteQuery({
    queryKey: [endpoint.id, params, query],
    queryFn: async ({ pageParam, signal }) => {
      const input = { params, query: { ...query, cursor: pageParam ?? undefined } }
      return (await call(endpoint, input, { signal })) as PageOf<Line>
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  return {
    /** Undefined until the first page is there. */
    lines: pages.data?.pages.flatMap(({ items }) => items),
    /** All that is there of it, the same for as long as nothing of it is another. */
    shown: pages.data as unknown,
    error: pages.error,
    /** It came or failed once, whatever is under way now. */
    isFetched: pages.isFetched,
    hasMore: pages.hasNextPage,
    isFetchingMore: pages.isFetchingNextPage,
    /** Why the next page did not come. */
    moreFailed: pages.isFetchNextPageError ? pages.error : null,
    more: () => void pages.fetchNextPage(),
    retry: () => void pages.refetch(),
  }
}
