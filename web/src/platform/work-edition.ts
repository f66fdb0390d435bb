import { type Edition, readEdition } from '@foyer/contract/editions'
import { EDITION_SHOWN } from '@foyer/contract/kit/edition-shown'
import type { CalledEndpoint } from '@foyer/contract/kit/endpoint'
import type { Locale } from '@foyer/contract/kit/languages'
import { readWorkEdition, type WorkEdition } from '@foyer/contract/office-editions'
import { createDownload } from '@foyer/contract/platform'
import { createBrowserHistory } from '@tanstack/react-router'
import { call, calls, type Parts } from './api.ts'
import { editionQuery, useKnownEdition } from './edition.ts'
import { keep, readKept } from './kept.ts'
import { ProblemError } from './problem-error.ts'
import { queryClient } from './query-client.ts'
import { currentToken } from './token.ts'

/** In the address of a page and of each call: which edition it is about. */
const EDITION = 'edition'

/** Kept for as long as the tab is there: it stays with its edition when it loads anew, whatever is shown by then. */
const KEPT = 'foyer_edition'

/** `requests.noEdition`, whose words no browser says. */
const NO_EDITION = 'requests/no-edition'

/** Which edition this document works on, for as long as it is open: its pages and what they hold are that one's. */
let work: string | null = null
/** Whether addresses say it: where it was chosen, or is not the one that everybody sees. */
let isSaid = false
/** In whose session it was asked for. */
let askedBy: string | null = null

const isWork = (edition: Edition | undefined): edition is WorkEdition => edition !== undefined && 'editions' in edition

/** A path, as an address of the edition that is worked on. */
export function inWorkEdition(path: string, edition = isSaid ? work : null): string {
  if (edition === null) return path
  const { pathname, searchParams, hash } = new URL(path, location.origin)
  searchParams.set(EDITION, edition)
  return `${pathname}?${searchParams}${hash}`
}

/** The office's pages know nothing of editions: each address says it, whoever leads there. */
export function openOfficeHistory() {
  const named = new URLSearchParams(location.search).get(EDITION)
  work = named ?? readKept('sessionStorage', KEPT)
  isSaid = named !== null
  askedBy = null
  calls.prepared = inTheEdition
  calls.heard = learnWhatIsShown
  return createBrowserHistory({
    createHref: (path) => inWorkEdition(path),
    parseLocation: () => {
      const { pathname, search, hash } = location
      const said = new URLSearchParams(search)
      said.delete(EDITION)
      const own = said.size > 0 ? `?${said}` : ''
      // A jump within a page is an entry of the browser's own, of which the router wrote nothing.
      const state = history.state ?? { __TSR_index: 0 }
      return { href: `${pathname}${own}${hash}`, pathname, search: own, hash, state }
    },
  })
}

/** A call, as one about the edition that is worked on. */
function inTheEdition(endpoint: CalledEndpoint, input: Parts): readonly [CalledEndpoint, Parts] {
  if (askedBy === null || work === null) return [endpoint, input]
  if (typeof endpoint.audience !== 'string') return [endpoint, { ...input, query: { ...input.query, [EDITION]: work } }]
  if (endpoint.id === readEdition.id && currentToken() !== null) return inTheEdition(readWorkEdition, {})
  if (endpoint.id === createDownload.id) {
    const { path } = input.body as { readonly path: string }
    return [endpoint, { body: { path: path.startsWith('/api/organiser/') ? inWorkEdition(path, work) : path } }]
  }
  return [endpoint, input]
}

/** A colleague may show another edition while this one is open: each answer says whether this is the one that is shown. */
function learnWhatIsShown({ id }: CalledEndpoint, headers: Headers): void {
  const told = headers.get(EDITION_SHOWN)
  const known: Edition | undefined = queryClient.getQueryData(editionQuery.queryKey)
  // What is asked for here is what tells it.
  if (told === null || id === readWorkEdition.id || !isWork(known)) return
  const isShown = known.editions.some((one) => one.isCurrent && one.id === known.id)
  if (isShown !== (told === 'this')) void queryClient.fetchQuery({ ...editionQuery, staleTime: 0 }).catch(() => {})
}

/** Asks once which edition is worked on: the one that the address names, or the one that everybody sees. @throws ProblemError */
export async function settleWorkEdition(): Promise<void> {
  const token = currentToken()
  if (token === null || token === askedBy) return
  const edition = await readWork()
  if (edition === null) return
  work = String(edition.id)
  // Where that is forbidden, an address that names none leads to the one that everybody sees.
  keep('sessionStorage', KEPT, work)
  isSaid ||= !edition.editions.some(({ id, isCurrent }) => isCurrent && id === edition.id)
  askedBy = token
  // What the page asked for before its scripts were there is the one that everybody sees.
  window.editionAhead = undefined
  queryClient.setQueryData(editionQuery.queryKey, edition)
}

/** @returns null where whoever asks may not know, or there is none yet: what comes after says so. */
async function readWork(): Promise<WorkEdition | null> {
  try {
    return (await call(readWorkEdition, work === null ? {} : { query: { [EDITION]: work } }, {})) as WorkEdition
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 401 || error.status === 403 || error.code === NO_EDITION) return null
    if (work === null || error.status !== 400) throw error
    // An address of an edition that is not there leads to the one that is.
    work = null
    isSaid = false
    return readWork()
  }
}

/** The edition that is worked on, and which there are; undefined: there is none yet. */
export function useWorkEdition(): WorkEdition | undefined {
  const edition = useKnownEdition()
  return isWork(edition) ? edition : undefined
}

/** The languages that its content is written in, for whoever reads it. */
export const useLanguages = (): readonly Locale[] => useWorkEdition()?.languages ?? []
