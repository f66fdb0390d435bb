import { type Edition, readEdition } from '@foyer/contract/editions'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from './api.ts'

/** Loaded before the first page; asked again every ten minutes, so that an open page learns of news. */
export const editionQuery = { ...query(readEdition), staleTime: 10 * 60_000, gcTime: Number.POSITIVE_INFINITY }

export function useEdition(): Edition {
  return useSuspenseQuery(editionQuery).data
}
