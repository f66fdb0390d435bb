import { type Edition, readEdition } from '@foyer/contract/editions'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { query } from './api.ts'

/** Loaded before the first page; asked again after ten minutes, so that an open page learns of news. */
export const editionQuery = { ...query(readEdition), staleTime: 10 * 60_000, gcTime: Number.POSITIVE_INFINITY }

export function useEdition(): Edition {
  return useSuspenseQuery(editionQuery).data
}

/** For what stands around an error: the edition, where it was ever loaded. */
export function useKnownEdition(): Edition | undefined {
  return useQuery({ ...editionQuery, enabled: false }).data
}
