import { type Edition, readEdition } from '@foyer/contract/editions'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { query, send } from './api.ts'

declare global {
  interface Window {
    /** The first answer, asked for by the page before its scripts were there (index.html). */
    editionAhead?: Promise<Response | undefined> | undefined
  }
}

/** The answer that was asked for ahead; once, because later it would be an old one. */
async function takeEditionAhead(): Promise<Edition | undefined> {
  const ahead = window.editionAhead
  window.editionAhead = undefined
  const response = await ahead
  return response?.ok === true ? response.json() : undefined
}

/** Loaded before the first page; asked again after ten minutes, so that an open page learns of news. */
export const editionQuery = {
  ...query(readEdition),
  // Without the signal: the page of an error, which shows it where it is known, must not take it from the page that comes.
  queryFn: async (): Promise<Edition> => (await takeEditionAhead().catch(() => undefined)) ?? send(readEdition),
  staleTime: 10 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
}

export function useEdition(): Edition {
  return useSuspenseQuery(editionQuery).data
}

/** For what stands around an error: the edition, where it was ever loaded. */
export function useKnownEdition(): Edition | undefined {
  return useQuery({ ...editionQuery, enabled: false }).data
}
